import Testing
import UIKit
import UIKitControls

/// The motion of 05 §§4–8 as values, with the worked numbers of the specification.
@Suite struct ScrollPhysicsTests {
    private func range(_ content: CGFloat, _ extent: CGFloat) -> ScrollRange {
        ScrollRange(content: content, leading: 0, trailing: 0, extent: extent)
    }

    // MARK: - Coasting

    @Test(arguments: [
        (500.0, 0.998, 1.9541, 244.51, 244.7549), (1_000, 0.998, 2.3003, 494.01, 494.5048),
        (2_000, 0.998, 2.6465, 993.01, 994.0047), (1_000, 0.99, 0.4582, 98.01, 98.5042),
    ])
    func `05§5.3 how long and how far content coasts`(
        velocity: CGFloat,
        rate: CGFloat,
        duration: CGFloat,
        rest: CGFloat,
        target: CGFloat
    ) {
        for sign in [1.0, -1] {
            let coast = Coast(from: 100, velocity: sign * velocity, rate: rate)
            #expect(near(coast.duration, duration))
            #expect(near(coast.rest, 100 + sign * rest))
            #expect(near(coast.reportedRest, 100 + sign * target))
        }
    }

    @Test func `05§5.3 where coasting content is meanwhile`() {
        let normal = Coast(from: 0, velocity: 1_000, rate: 0.998)
        #expect(near(normal.position(at: 0.1), 90.5352))
        #expect(near(normal.position(at: 0.5), 315.6119))
        #expect(near(normal.position(at: 1), 431.6028))
        #expect(near(normal.velocity(at: 0.5), 367.5113))
        let fast = Coast(from: 0, velocity: 1_000, rate: 0.99)
        #expect(near(fast.position(at: 0.1), 62.7628))
        #expect(near(fast.position(at: 0.25), 90.9752))
        #expect(near(fast.position(at: 0.4), 97.2229))
        #expect(near(fast.velocity(at: 0.25), 81.0585))
    }

    @Test func `SCR-09 a speed of 1000 points a second`() {
        let coast = Coast(from: 0, velocity: 1_000, rate: 0.998)
        #expect(near(coast.rest, 494.01))
        #expect(near(coast.reportedRest, 494.50, 0.005))
        #expect(near(coast.duration, 2.300, 0.0005))
        #expect(near(coast.velocity(at: 0.7), 246.2515))
    }

    @Test(arguments: [0.0, 9, -9, 10])
    func `content slower than 10 points a second is at rest`(velocity: CGFloat) {
        let coast = Coast(from: 7, velocity: velocity, rate: 0.998)
        #expect(coast.duration == 0)
        #expect(coast.rest == 7)
        let motion = AxisRelease.coasting(coast, in: range(900, 300), bounces: true)
        #expect(motion == .rest(7))
    }

    @Test(arguments: [0.0, -1, 1, 2, .nan, .infinity])
    func `a rate that never comes to rest, or at once, is kept to what does`(rate: CGFloat) {
        let coast = Coast(from: 0, velocity: 1_000, rate: rate)
        #expect(coast.duration.isFinite && coast.duration > 0 && coast.duration < 60)
        #expect(coast.rest.isFinite && coast.rest > 0)
    }

    // MARK: - The rubber band

    private static let bands: [(extent: CGFloat, seen: [CGFloat])] = [
        (320, [5.4071, 25.3237, 46.9333, 81.8605, 130.3704]),
        (568, [5.4473, 26.2301, 50.1445, 92.1534, 158.5787]),
        (667, [5.4550, 26.4111, 50.8102, 94.4273, 165.4340]),
    ]

    @Test(arguments: bands)
    func `05§6 how far a band is seen to stretch`(extent: CGFloat, seen: [CGFloat]) {
        let range = range(2_000, extent)
        for (way, seen) in zip([10.0, 50, 100, 200, 400], seen) {
            #expect(near(range.banded(-way), -seen))
            #expect(near(range.banded(range.max + way), range.max + seen))
            #expect(near(range.unbanded(range.banded(-way)), -way, 1e-9))
            #expect(near(range.unbanded(range.banded(range.max + way)), range.max + way, 1e-9))
        }
        #expect(range.banded(100) == 100)
        #expect(range.unbanded(100) == 100)
    }

    @Test func `a band never stretches as far as the view is long, nor fails without a length`() {
        #expect(range(2_000, 568).banded(-1e12) >= -568)
        #expect(range(2_000, 0).banded(-50) == 0)
        #expect(range(2_000, 0).unbanded(-50) == 0)
        #expect(range(2_000, 568).unbanded(-10_000).isFinite)
    }

    // MARK: - Bounce

    @Test func `05§7.1 content that runs into its end goes beyond and comes back`() throws {
        let coast = Coast(from: 1_300, velocity: 1_000, rate: 0.998)
        let time = try #require(coast.time(to: 1_432))
        #expect(near(time, 0.153468, 1e-6))
        #expect(near(coast.velocity(at: time), 735.4709))
        let motion = AxisRelease.coasting(coast, in: range(2_000, 568), bounces: true)
        for (after, beyond) in [
            (0.05, 21.2938), (0.0915135, 24.7605), (0.2, 16.5373), (0.3, 8.3174), (0.5, 1.5585),
        ] {
            #expect(near(motion.position(at: time + after).offset, 1_432 + beyond))
        }
        #expect(!motion.position(at: 0.7777).isFinal)
        #expect(motion.position(at: 0.7779).isFinal)
        #expect(motion.position(at: 0.7779).offset == 1_432)
    }

    @Test func `05§7.1 without bouncing it stops at its end`() {
        let coast = Coast(from: 1_300, velocity: 1_000, rate: 0.998)
        let motion = AxisRelease.coasting(coast, in: range(2_000, 568), bounces: false)
        #expect(near(motion.position(at: 0.1).offset, 1_390.5352))
        #expect(!motion.position(at: 0.1534).isFinal)
        #expect(motion.position(at: 0.1535) == (1_432, true))
    }

    @Test func `05§7.1 it runs into its end with 5000 points a second at most`() {
        let coast = Coast(from: 1_432, velocity: 20_000, rate: 0.998)
        let motion = AxisRelease.coasting(coast, in: range(2_000, 568), bounces: true)
        // The peak of a critically damped spring: v/(eω).
        #expect(near(motion.position(at: 0.0915135).offset, 1_432 + 168.3308, 0.001))
    }

    @Test func `05§7.2 content let go beyond its top starts back with ten times the distance`() {
        let release = AxisRelease(
            offset: -45.5320,
            velocity: 0,
            range: range(2_000, 568),
            rate: 0.998
        )
        #expect(release.target == 0)
        #expect(near(release.motion.velocity(at: 0), 455.32, 0.001))
        for (time, y) in [
            (0.05, -27.5878), (0.1, -16.6826), (0.2, -6.0683), (0.3, -2.1939), (0.4, -0.7890),
        ] {
            #expect(near(release.motion.position(at: time).offset, y))
        }
        #expect(!release.motion.position(at: 0.4443).isFinal)
        #expect(release.motion.position(at: 0.4445) == (0, true))
    }

    @Test func `SCR-12 content let go 235 points beyond its top`() {
        func firstNear(_ velocity: CGFloat, _ distance: CGFloat) -> CGFloat {
            let release = AxisRelease(
                offset: -235,
                velocity: velocity,
                range: range(40_000, 852),
                rate: 0.998
            )
            var time = 0.0
            while abs(release.motion.position(at: time).offset) >= distance { time += 0.000_1 }
            return time
        }
        #expect(near(firstNear(-625, 1), 0.605, 0.001))
        #expect(near(firstNear(-625, 0.5), 0.676, 0.001))
        #expect(near(firstNear(0, 1), 0.537, 0.001))
        #expect(near(firstNear(0, 0.5), 0.604, 0.001))
    }

    @Test func `SCR-10 a fling into the end near it`() {
        let release = AxisRelease(
            offset: 39_088,
            velocity: 3_125,
            range: range(40_000, 852),
            rate: 0.998
        )
        #expect(release.target == 39_148)
        var peak: (time: CGFloat, offset: CGFloat) = (0, 0)
        var time = 0.0
        while !release.motion.position(at: time).isFinal {
            let offset = release.motion.position(at: time).offset
            if offset > peak.offset { peak = (time, offset) }
            time += 0.001
        }
        #expect(near(peak.offset, 39_249.2, 0.1))
        #expect(near(peak.offset, 39_248.3, 1))
        #expect(near(peak.time, 0.111, 0.002))
        #expect(near(time, 0.792, 0.002))
        #expect(release.motion.position(at: time).offset == 39_148)
    }

    // MARK: - A delegate's place

    private func flung(_ velocity: CGFloat, from offset: CGFloat = 100) -> AxisRelease {
        AxisRelease(offset: offset, velocity: velocity, range: range(2_000, 568), rate: 0.998)
    }

    @Test(arguments: [150.0, 600, 1_000])
    func `05§5.7 content comes to rest where the delegate wants it`(place: CGFloat) {
        let motion = flung(1_000).motion(to: place)
        guard case .redirected(let coast) = motion else {
            Issue.record("\(motion) is no redirected coast")
            return
        }
        // λ' = (v₀ − 10)/(Y − x₀), and the speed falls to 10 points a second.
        let decay = 990 / (place - 100)
        #expect(near(coast.duration, 4.605170186 / decay, 1e-6))
        #expect(near(motion.position(at: 0.02).offset, coast.position(at: 0.02), 1e-9))
        #expect(motion.position(at: coast.duration) == (place, true))
        #expect(abs(motion.position(at: coast.duration - 1e-6).offset - place) < 0.001)
    }

    @Test(arguments: [110.0, 50, 0])
    func `05§5.7 a spring goes where slowing down does not lead`(place: CGFloat) {
        let motion = flung(1_000).motion(to: place)
        guard case .spring = motion else {
            Issue.record("\(motion) is no spring")
            return
        }
        #expect(near(motion.velocity(at: 0), 1_000))
        #expect(motion.position(at: 0).offset == 100)
        #expect(motion.position(at: 3) == (place, true))
    }

    @Test func `05§5.7 a place outside counts as the edge, one that is no number not at all`() {
        #expect(flung(1_000).motion(to: 9_000).position(at: 60) == (1_432, true))
        #expect(flung(1_000).motion(to: -50).position(at: 60) == (0, true))
        #expect(near(flung(1_000).motion(to: .nan).position(at: 60).offset, 594.5048))
        #expect(flung(0).motion(to: 100) == .rest(100))
    }

    // MARK: - Pages

    @Test(arguments: [
        (130.0, 0.0, 0.0, 0.0), (170, 0, 0, 320), (40, 300, 0, 320), (340, 2_000, 0, 320),
        (280, -300, 320, 0), (600, -2_000, 640, 320), (20, -2_000, 320, 0), (159.9, 0, 0, 0),
        (640, 500, 640, 640),
    ])
    func `05§8 the page that content snaps to`(
        offset: CGFloat,
        velocity: CGFloat,
        start: CGFloat,
        page: CGFloat
    ) {
        let release = AxisRelease(
            offset: offset,
            velocity: velocity,
            range: range(960, 320),
            rate: 0.998,
            pagingFrom: start
        )
        #expect(release.target == page)
        #expect(release.motion.position(at: 5) == (page, true))
    }

    @Test(arguments: [(170.0, 0.0, 300.0), (100, 1_000, 300)])
    func `GAP-24 pages of 300 points`(offset: CGFloat, velocity: CGFloat, page: CGFloat) {
        let release = AxisRelease(
            offset: offset,
            velocity: velocity,
            range: range(900, 300),
            rate: 0.998,
            pagingFrom: 0
        )
        #expect(release.target == page)
    }

    // MARK: - The finger's speed

    private func velocity(
        _ places: [(time: TimeInterval, y: CGFloat)],
        up: TimeInterval
    ) -> CGFloat {
        var release = ReleaseVelocity()
        release.rebase(CGPoint(x: 0, y: places[0].y), at: MonotonicTime(seconds: places[0].time))
        for place in places.dropFirst() {
            release.move(
                to: CGPoint(x: 0, y: place.y),
                at: MonotonicTime(seconds: place.time)
            )
        }
        return release.velocity(at: MonotonicTime(seconds: up)).dy
    }

    @Test func `05§4 the oldest of three movements counts most`() {
        let flick: [(TimeInterval, CGFloat)] = [(0, 400), (0.02, 392), (0.04, 380), (0.06, 364)]
        #expect(near(velocity(flick, up: 0.07), -490, 1e-9))
        #expect(near(velocity(Array(flick.prefix(2)), up: 0.03), -20, 1e-9))
        #expect(velocity(Array(flick.prefix(1)), up: 0.03) == 0)
    }

    @Test func `05§4 a finger that rested for more than 0.04 s has no speed`() {
        let flick: [(TimeInterval, CGFloat)] = [(0, 400), (0.02, 392), (0.04, 380), (0.06, 364)]
        #expect(near(velocity(flick, up: 0.1), -490, 1e-9))
        #expect(velocity(flick, up: 0.100_001) == 0)
    }

    @Test func `movements at the same moment are measured together`() {
        let places: [(TimeInterval, CGFloat)] = [
            (0, 0), (0.01, 10), (0.01, 12), (0.02, 20), (0.02, 20.5), (0.03, 30), (0.04, 40),
        ]
        #expect(near(velocity(places, up: 0.04), 1_000, 1e-6))
    }

    @Test(arguments: [0.008, 0.016, 0.04])
    func `FLD-26 the finger's speed counts, not how often the panel tells it`(
        interval: TimeInterval
    ) {
        var places: [(time: TimeInterval, y: CGFloat)] = [(0, 0)]
        while let time = places.last?.time, time + interval < 0.2001 {
            places.append((time + interval, -600 * (time + interval)))
        }
        #expect(near(velocity(places, up: 0.2), -600, 1e-6))
    }

    // MARK: - Edges that change

    @Test func `content that grows is coasted into, content that shrinks bounces back`() {
        let motion = ScrollMotion(
            x: .rest(0),
            y: AxisRelease.coasting(
                Coast(from: 1_300, velocity: 1_000, rate: 0.998),
                in: range(2_000, 568),
                bounces: true
            ),
            from: .zero
        )
        let grid = PixelGrid(scale: 1_000)
        func offset(_ motion: ScrollMotion, at seconds: TimeInterval) -> CGFloat {
            motion.offset(at: MonotonicTime(seconds: seconds), pixel: grid).offset.y
        }
        var grown = motion
        let moment = MonotonicTime(seconds: 0.1)
        grown.y.replan(at: moment, in: range(4_000, 568), bounces: true, rate: 0.998)
        #expect(near(offset(grown, at: 0.1), 1_390.535, 0.001))
        #expect(near(offset(grown, at: 60), 1_794.01, 0.02))
        var shrunk = motion
        shrunk.y.replan(at: moment, in: range(1_900, 568), bounces: true, rate: 0.998)
        #expect(near(offset(shrunk, at: 0.1), 1_390.535, 0.001))
        #expect(offset(shrunk, at: 60) == 1_332)
    }
}
