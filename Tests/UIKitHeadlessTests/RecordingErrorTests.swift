import Testing
import UIKitGeometry
import UIKitHeadless
import UIKitPlatform

private let down = #"{"t":1,"device":1,"slot":0,"phase":"down","x":10,"y":20}"#

/// What reading `lines` behind a sound header says, nil where it says nothing.
private func complaint(_ lines: [String]) -> String? {
    let text = (["{\"vitrine\":1,\"width\":8,\"height\":8}"] + lines).joined(separator: "\n")
    do throws(RecordingError) {
        _ = try Recording(bytes: Array(text.utf8))
        return nil
    } catch {
        return error.description
    }
}

@Suite struct RecordingErrorTests {
    @Test(arguments: [
        ("", "line 1, column 1: expected the header {\"vitrine\":1,…}, found the end of the file"),
        ("\n", "line 1, column 1: expected '{', the start of an object, found the end of the line"),
        (
            #"{"vitrine":2,"width":8,"height":8}"#,
            "line 1, column 12: expected a whole number from 1 to 1, found 2"
        ),
        (
            #"{"width":8,"height":8}"#,
            "line 1, column 22: expected \"vitrine\", found the end of the object"
        ),
        (
            #"{"vitrine":1,"width":0,"height":8}"#,
            "line 1, column 22: expected a whole number from 1 to 16384, found 0"
        ),
        (
            #"{"vitrine":1,"width":8,"height":8,"scale":17}"#,
            "line 1, column 43: expected a number from 0.25 to 16, found 17"
        ),
    ])
    func `a wrong header names its place`(text: String, expected: String) {
        let error = #expect(throws: RecordingError.self) {
            try Recording(bytes: Array(text.utf8))
        }
        #expect(error?.description == expected)
    }

    @Test(arguments: [
        (#"{"t":1,"event":"shake""#, 23, "',' or '}'", "the end of the line"),
        (#"{"t":1,"event":"shake"} x"#, 25, "the end of the line", "'x'"),
        (#"{"t":1,"event":"shake",}"#, 24, "'\"', the start of a name", "'}'"),
        (#"{"t":01,"event":"shake"}"#, 7, "',' or '}'", "'1'"),
        (#"{"t":.5,"event":"shake"}"#, 6, "a number, a string, true or false", "'.'"),
        (#"{"t":1.,"event":"shake"}"#, 8, "a digit", "','"),
        (#"{"t":1e999,"event":"shake"}"#, 6, "a number that 64 bits hold", "1e999"),
        (#"{"t":-1,"event":"shake"}"#, 6, "a number from 0 to 1000000000", "-1"),
        (#"{"t":1,"t":2,"event":"shake"}"#, 8, "each name once", "\"t\" again"),
        (#"{"t":1,"event":"shock"}"#, 16, eventNames, "\"shock\""),
        (#"{"t":1,"event":"shake","x":1}"#, 24, "only t, event", "\"x\""),
        (#"{"t":1,"event":"\x"}"#, 18, #"one of \" \\ \/ \b \f \n \r \t \u"#, "'x'"),
        (#"{"t":1,"event":"\ud800"}"#, 18, "a character, not half of a surrogate pair", "'u'"),
        (#"{"t":1,"event":"picture","name":"../x"}"#, 33, pictureName, "\"../x\""),
        (#"{"t":1,"event":"key","key":"a","down":1}"#, 39, "true or false", "1"),
        ("{\"t\":1,\"event\":\"a\u{7}\"}", 18, "a character of a string or '\"'", "the byte 0x07"),
        ("", 1, "'{', the start of an object", "the end of the line"),
    ])
    func `a damaged line names what was expected`(
        line: String,
        column: Int,
        expected: String,
        found: String
    ) {
        #expect(
            complaint([line, down])
                == "line 2, column \(column): expected \(expected), found \(found)"
        )
    }

    private static let eventNames =
        #"one of "deviceAdded", "deviceRemoved", "hover", "scroll", "transform", "key", "#
        + #""shake", "posture", "remoteControl", "resize", "screen", "screenRemoved", "#
        + #""picture", "end""#
    private static let pictureName = "1 to 40 letters, digits or hyphens"

    @Test(arguments: [
        (
            #"{"t":0.5,"event":"shake"}"#,
            "line 3, column 6: expected a time of at least 1.0, found 0.5"
        ),
        (
            #"{"t":1,"device":1,"slot":0,"phase":"down","x":1,"y":2}"#,
            "line 3, column 36: expected \"move\", \"up\" or \"cancel\", as a finger is in slot 0, "
                + "found \"down\""
        ),
        (
            #"{"t":1,"device":1,"slot":3,"phase":"move","x":1,"y":2}"#,
            "line 3, column 36: expected \"down\", as no finger is in slot 3, found \"move\""
        ),
        (
            #"{"t":1,"device":2,"slot":0,"phase":"up"}"#,
            "line 3, column 36: expected \"down\", as no finger is in slot 0, found \"up\""
        ),
        (
            #"{"t":1,"device":1,"slot":0,"phase":"move","x":1}"#,
            "line 3, column 48: expected \"y\", found the end of the object"
        ),
        (
            #"{"t":1,"device":1,"slot":0,"phase":"up","x":11,"y":20}"#,
            "line 3, column 45: expected the finger's last place, 10.0, found 11"
        ),
        (
            #"{"t":1,"device":0,"slot":0,"phase":"up"}"#,
            "line 3, column 17: expected a whole number from 1 to 999999, found 0"
        ),
    ])
    func `a session that makes no sense is refused`(line: String, expected: String) {
        #expect(complaint([down, line]) == expected)
    }

    @Test func `a device that was removed reports nothing`() {
        let removal = #"{"t":1,"event":"deviceRemoved","device":1}"#
        #expect(
            complaint([down, removal, #"{"t":2,"device":1,"slot":0,"phase":"up"}"#])
                == "line 4, column 17: expected a device that was not removed, found 1"
        )
    }

    @Test func `nothing follows the end`() {
        #expect(
            complaint([#"{"t":1,"event":"end"}"#, #"{"t":2,"event":"shake"}"#])
                == "line 3, column 6: expected no line after the end, found 2"
        )
    }

    @Test func `text that is not UTF-8 is refused`() {
        var bytes = Array("{\"vitrine\":1,\"width\":8,\"height\":8}\n".utf8)
        bytes += Array("{\"t\":1,\"event\":\"".utf8) + [0xC3, 0x28] + Array("\"}".utf8)
        let error = #expect(throws: RecordingError.self) { try Recording(bytes: bytes) }
        #expect(
            error?.description
                == "line 2, column 17: expected text in UTF-8, found bytes that are none"
        )
    }

    @Test func `a missing file names the path and the reason`() {
        let error = #expect(throws: PlatformError.self) {
            try Recording(contentsOf: "/nonexistent/session.jsonl")
        }
        #expect(
            error?.description == "open /nonexistent/session.jsonl: No such file or directory; "
                + "give the path of a recorded session"
        )
    }
}
