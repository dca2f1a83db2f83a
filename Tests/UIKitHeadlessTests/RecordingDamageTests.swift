import Testing
import UIKitGeometry
import UIKitHeadless
import UIKitPlatform

/// A session with every kind of line.
private let session = """
    {"vitrine":1,"width":320,"height":568,"scale":1.5}
    {"t":0,"event":"deviceAdded","device":1,"name":"panel é \\n"}
    {"t":0.1,"device":1,"slot":0,"phase":"down","x":10.5,"y":20}
    {"t":0.1,"device":1,"slot":1,"phase":"down","x":30,"y":40,"tool":"pencil","force":0.25}
    {"t":0.108333,"device":1,"slot":0,"phase":"move","x":-11.125,"y":20}
    {"t":0.2,"device":1,"slot":1,"phase":"cancel"}
    {"t":0.2,"event":"key","key":"a","down":false,"modifiers":"shift+command"}
    {"t":0.3,"event":"scroll","device":2,"x":1,"y":2,"dx":3,"dy":-4.5}
    {"t":0.4,"event":"hover","device":2,"x":1,"y":2}
    {"t":0.5,"event":"shake"}
    {"t":0.5,"event":"remoteControl","subtype":101}
    {"t":0.6,"event":"resize","width":568,"height":320}
    {"t":0.7,"device":1,"slot":0,"phase":"up"}
    {"t":0.8,"event":"picture","name":"open"}
    {"t":0.9,"event":"deviceRemoved","device":1}
    {"t":1,"event":"end"}

    """

/// Reads damaged bytes: whatever is read must be sound enough to be written and read again.
private func survives(_ bytes: [UInt8]) -> Bool {
    guard let read = try? Recording(bytes: bytes) else { return true }
    return (try? Recording(bytes: Array(read.text.utf8))) == read
}

@Suite struct RecordingDamageTests {
    @Test func `a session is written as it was read`() throws {
        let read = try Recording(bytes: Array(session.utf8))
        #expect(read.text == session.replacing("é \\n", with: "é \\u000a"))
        #expect(try Recording(bytes: Array(read.text.utf8)) == read)
    }

    @Test func `a session cut off anywhere is an error or a shorter session`() throws {
        let bytes = Array(session.utf8)
        let whole = try Recording(bytes: bytes)
        var shorter = 0
        for count in bytes.indices {
            let cut = Array(bytes[..<count])
            #expect(survives(cut), "cut after \(count) bytes")
            guard let read = try? Recording(bytes: cut) else { continue }
            shorter += 1
            #expect(whole.text.hasPrefix(read.text), "cut after \(count) bytes")
        }
        // Sound are the 16 ends of lines, each before its line feed, and all but the last behind it.
        #expect(shorter == 31)
    }

    @Test func `a session with any bit of any byte flipped is an error or a session`() {
        let bytes = Array(session.utf8)
        for index in bytes.indices {
            for bit in 0..<8 {
                var damaged = bytes
                damaged[index] ^= 1 << bit
                #expect(survives(damaged), "byte \(index), bit \(bit)")
            }
        }
    }

    @Test func `two frames of one device at one time stay apart when written`() throws {
        func frame(_ phase: ContactPhase) -> Recording.Entry {
            let contact = TouchContact(
                device: DeviceID(1),
                slot: 0,
                phase: phase,
                position: CGPoint(x: 1, y: 2)
            )
            return .init(time: .zero, action: .input(.contacts([contact], time: .zero)))
        }
        let session = Recording(
            size: PixelSize(width: 8, height: 8),
            entries: [frame(.down), frame(.up)]
        )
        let read = try Recording(bytes: Array(session.text.utf8))
        #expect(read.entries.map(\.time.microseconds) == [0, 1])
    }

    @Test func `a time before the last one is written as the last one`() {
        var writer = RecordingWriter()
        _ = writer.lines(for: .init(time: MonotonicTime(microseconds: 2_000_010), action: .end))
        #expect(
            writer.lines(for: .init(time: .zero, action: .picture("late")))
                == "{\"t\":2.00001,\"event\":\"picture\",\"name\":\"late\"}\n"
        )
    }
}
