import Testing
import UIKitGeometry
import UIKitLinux
import UIKitPlatform

private let device = DeviceID(1)

private func raw(_ milliseconds: Int64, _ change: RawInput.Change) -> RawInput {
    RawInput(device, MonotonicTime(microseconds: milliseconds * 1000), change)
}

private func point(_ x: CGFloat, _ y: CGFloat = 0) -> CGPoint { CGPoint(x: x, y: y) }

@Suite struct TouchFilterTests {
    @Test func `nothing is touched unless it is asked for`() {
        var filter = TouchFilter()
        let batch = [
            raw(0, .touchDown(slot: 0, point(0))), raw(0, .touchFrame),
            raw(5, .touchMotion(slot: 0, point(500))), raw(6, .touchUp(slot: 0)),
            raw(7, .touchDown(slot: 0, point(500))),
        ]
        #expect(filter.filter(batch) == batch)
        #expect(filter.deadline == nil)
    }

    @Test func `a contact that flaps stays one`() {
        var filter = TouchFilter([.debounce])
        _ = filter.filter([raw(0, .touchDown(slot: 0, point(100))), raw(0, .touchFrame)])
        #expect(filter.filter([raw(50, .touchUp(slot: 0)), raw(50, .touchFrame)]).count == 1)
        #expect(filter.deadline == MonotonicTime(microseconds: 70_000))
        let again = filter.filter([raw(60, .touchDown(slot: 0, point(105))), raw(60, .touchFrame)])
        #expect(again == [raw(60, .touchMotion(slot: 0, point(105))), raw(60, .touchFrame)])
        #expect(filter.deadline == nil)
    }

    @Test func `a real lift comes 20 ms late, with its own time`() {
        var filter = TouchFilter([.debounce])
        _ = filter.filter([raw(0, .touchDown(slot: 0, point(100)))])
        _ = filter.filter([raw(50, .touchUp(slot: 0))])
        #expect(filter.release(at: MonotonicTime(microseconds: 69_999)).isEmpty)
        #expect(
            filter.release(at: MonotonicTime(microseconds: 70_001))
                == [raw(50, .touchUp(slot: 0)), raw(50, .touchFrame)]
        )
        #expect(filter.deadline == nil)
    }

    @Test func `a contact elsewhere, or later, is another one`() {
        var filter = TouchFilter([.debounce])
        _ = filter.filter([raw(0, .touchDown(slot: 0, point(100))), raw(50, .touchUp(slot: 0))])
        let elsewhere = filter.filter([raw(55, .touchDown(slot: 0, point(109)))])
        #expect(
            elsewhere == [
                raw(50, .touchUp(slot: 0)), raw(50, .touchFrame),
                raw(55, .touchDown(slot: 0, point(109))),
            ]
        )
        _ = filter.filter([raw(60, .touchUp(slot: 0))])
        let later = filter.filter([raw(90, .touchDown(slot: 0, point(109)))])
        #expect(later.first == raw(60, .touchUp(slot: 0)))
        #expect(later.last == raw(90, .touchDown(slot: 0, point(109))))
    }

    @Test func `one place far off is none`() {
        var filter = TouchFilter([.outlier])
        let result = filter.filter([
            raw(0, .touchDown(slot: 0, point(100))), raw(8, .touchMotion(slot: 0, point(104))),
            raw(16, .touchMotion(slot: 0, point(504))), raw(24, .touchMotion(slot: 0, point(108))),
            raw(32, .touchUp(slot: 0)),
        ])
        #expect(
            result == [
                raw(0, .touchDown(slot: 0, point(100))), raw(8, .touchMotion(slot: 0, point(104))),
                raw(24, .touchMotion(slot: 0, point(108))), raw(32, .touchUp(slot: 0)),
            ]
        )
    }

    @Test func `a finger that is really fast is believed at its second report`() {
        var filter = TouchFilter([.outlier])
        _ = filter.filter([raw(0, .touchDown(slot: 0, point(100)))])
        #expect(filter.filter([raw(8, .touchMotion(slot: 0, point(300)))]).isEmpty)
        #expect(
            filter.filter([raw(16, .touchMotion(slot: 0, point(500)))]) == [
                raw(8, .touchMotion(slot: 0, point(300))), raw(8, .touchFrame),
                raw(16, .touchMotion(slot: 0, point(500))),
            ]
        )
    }

    @Test func `a device that goes takes what is held back with it`() {
        var filter = TouchFilter([.debounce])
        _ = filter.filter([raw(0, .touchDown(slot: 0, point(0))), raw(5, .touchUp(slot: 0))])
        #expect(filter.filter([raw(10, .removed)]) == [raw(10, .removed)])
        #expect(filter.deadline == nil)
    }
}
