import Testing
import UIKit
import UIKitCore
import UIKitHeadless
import UIKitPlatform
import UIKitTesting

@MainActor @Suite final class TouchQueueTests {
    private lazy var scene = GestureScene()
    private let place = CGPoint(x: 100, y: 100)

    private func contact(
        _ phase: ContactPhase,
        _ x: Double,
        slot: Int = 1,
        device: Int = 77
    ) -> TouchContact {
        TouchContact(
            device: DeviceID(device),
            slot: slot,
            phase: phase,
            position: CGPoint(x: x, y: 100)
        )
    }

    private func send(_ contacts: [TouchContact], at time: TimeInterval = 0) {
        scene.dispatcher.enqueue(.contacts(contacts, time: MonotonicTime(seconds: time)))
    }

    private func deliver() { scene.dispatcher.processQueue(now: .zero) }

    @Test func `report 1 a touch that comes and goes in one batch is told whole`() {
        send([contact(.down, 100), contact(.up, 100)])
        deliver()
        #expect(scene.log.take() == ["0 V.B{1}", "0 V.E{1}"])
    }

    @Test func `report 1 twenty taps in one batch are twenty taps`() {
        var count = 0
        let tap = scene.add(UITapGestureRecognizer(), "tap")
        scene.on(tap) { _ in count += 1 }
        send((0..<20).flatMap { _ in [contact(.down, 100), contact(.up, 100)] })
        deliver()
        #expect(count == 20)
    }

    @Test func `report 1 two hundred moves that wait are one, at the last place`() {
        send([contact(.down, 0)])
        deliver()
        var places: [CGPoint] = []
        scene.view.onCall = { _, touches, _ in places += touches.map { $0.location(in: nil) } }
        for index in 1...200 { send([contact(.move, Double(index))], at: Double(index) / 1_000) }
        deliver()
        #expect(places == [CGPoint(x: 200, y: 100)])
    }

    @Test func `moves are never merged over a down or up`() {
        scene.view.isMultipleTouchEnabled = true
        send([contact(.down, 0)])
        send([contact(.move, 10)])
        send([contact(.down, 50, slot: 2)])
        send([contact(.move, 20)])
        send([contact(.move, 30)])
        send([contact(.up, 30)])
        send([contact(.up, 50, slot: 2)])
        deliver()
        #expect(
            scene.log.take() == [
                "0 V.B{1}", "0 V.M{1}", "0 V.B{2}", "0 V.M{1}", "0 V.E{1}", "0 V.E{2}",
            ]
        )
    }

    @Test func `moves of different contacts are not merged`() {
        scene.view.isMultipleTouchEnabled = true
        send([contact(.down, 0), contact(.down, 50, slot: 2)])
        send([contact(.move, 10)])
        send([contact(.move, 60, slot: 2)])
        deliver()
        #expect(scene.log.take() == ["0 V.B{1,2}", "0 V.M{1}", "0 V.M{2}"])
    }

    @Test func `GAP-14 merged samples are coalesced touches, the last as the touch itself`() {
        send([contact(.down, 100)])
        deliver()
        var coalesced: [[String]] = []
        var predicted: [[String]] = []
        func describe(_ touches: [UITouch]?) -> [String] {
            (touches ?? []).map {
                "\(short($0.timestamp)) \(short($0.location(in: nil).x)) "
                    + "\(short($0.previousLocation(in: nil).x))"
            }
        }
        scene.view.onCall = { _, touches, event in
            guard let touch = touches.first else { return }
            coalesced.append(describe(event?.coalescedTouches(for: touch)))
            predicted.append(describe(event?.predictedTouches(for: touch)))
        }
        send([contact(.move, 101)], at: 0.004)
        send([contact(.move, 103)], at: 0.008)
        send([contact(.move, 106)], at: 0.012)
        deliver()
        send([contact(.up, 106)], at: 0.016)
        deliver()
        #expect(
            coalesced == [
                ["0.004 101 100", "0.008 103 101", "0.012 106 103"], ["0.016 106 106"],
            ]
        )
        #expect(
            predicted == [
                ["0.016 109 106", "0.02 112 109", "0.024 115 112", "0.028 118 115"], [],
            ]
        )
    }

    @Test func `coalesced touches are new objects of the same view`() {
        scene.harness.down(1, at: place)
        let touch = scene.dispatcher.bound[0]
        let copies = scene.dispatcher.event?.coalescedTouches(for: touch) ?? []
        #expect(copies.count == 1)
        #expect(copies[0] !== touch)
        #expect(copies[0].view === touch.view)
        #expect(copies[0].location(in: nil) == place)
    }

    @Test func `a report of the same place is no movement`() {
        send([contact(.down, 100)])
        send([contact(.move, 100)])
        send([contact(.up, 100)])
        deliver()
        #expect(scene.log.take() == ["0 V.B{1}", "0 V.E{1}"])
    }

    @Test func `report 10 two devices have slots of their own`() {
        scene.view.isMultipleTouchEnabled = true
        send([contact(.down, 50, slot: 0, device: 77)])
        send([contact(.down, 150, slot: 0, device: 78)])
        deliver()
        let touches = scene.dispatcher.bound
        #expect(touches.count == 2)
        send([contact(.up, 50, slot: 0, device: 77)])
        deliver()
        #expect(touches[1].phase == .stationary)
        #expect(touches[1].isDown)
    }

    @Test func `report 5 a slot that begins again without an end cancels the first`() {
        send([contact(.down, 100)])
        send([contact(.down, 120)])
        send([contact(.up, 120)])
        deliver()
        #expect(scene.log.take() == ["0 V.B{1}", "0 V.B{1}", "0 V.C{1}", "0 V.E{1}"])
    }

    @Test func `report 3 a touch ends where it last was`() {
        var places: [CGPoint] = []
        scene.view.onCall = { letter, touches, _ in
            if letter == "E" { places += touches.map { $0.location(in: nil) } }
        }
        send([contact(.down, 90)])
        send([contact(.move, 110)])
        send([contact(.up, 0)])
        deliver()
        #expect(places == [CGPoint(x: 110, y: 100)])
    }

    @Test func `a deadline that lies between two queued updates is kept`() {
        scene.add(UILongPressGestureRecognizer(), "lp")
        scene.harness.queued { queue in
            queue.down(1, at: place, time: 0)
            queue.up(1, time: 0.8)
        }
        scene.harness.runFrame()
        #expect(
            scene.log.take() == ["0 V.B{1}", "0 lp.began", "0 V.C{1}", "0 lp.ended"]
        )
    }

    @Test(arguments: [
        (0.75, ["tap.ended"]), (0.750_001, []),
    ])
    func `a lift at exactly the limit is a tap, a microsecond later it is none`(
        _ time: TimeInterval,
        _ expected: [String]
    ) {
        scene.add(UITapGestureRecognizer(), "tap")
        scene.harness.queued { queue in
            queue.down(1, at: place, time: 0)
            queue.up(1, time: time)
        }
        scene.harness.runFrame()
        let heard = scene.log.take().filter { $0.contains("tap") }
        #expect(heard.map { String($0.dropFirst(2)) } == expected)
    }

    @Test func `GAP-02 GAP-03 a set has the changed touches, all touches has every one`() {
        scene.view.isMultipleTouchEnabled = true
        var counts: [[Int]] = []
        var phases: [UITouch.Phase] = []
        let view = scene.view
        view.onCall = { _, touches, event in
            counts.append([
                touches.count, event?.allTouches?.count ?? 0, event?.touches(for: view)?.count ?? 0,
            ])
            phases = (event?.touches ?? []).map(\.phase)
        }
        send([contact(.down, 0), contact(.down, 50, slot: 2)])
        send([contact(.move, 10), contact(.move, 60, slot: 2)])
        send([contact(.up, 10)])
        deliver()
        #expect(counts == [[2, 2, 2], [2, 2, 2], [1, 2, 2]])
        #expect(phases == [.ended, .stationary])
        #expect(scene.dispatcher.event?.allTouches?.count == 1)
    }
}
