import Synchronization
import Testing
import UIKitRaster

@Suite struct WorkersTests {
    @Test(arguments: [0, 1, 2, 7, 64])
    func `each index is called exactly once`(count: Int) {
        for _ in 0..<200 {
            let calls = Mutex([Int](repeating: 0, count: count))
            Workers.run(count) { index in calls.withLock { $0[index] += 1 } }
            #expect(calls.withLock { $0 } == [Int](repeating: 1, count: count))
        }
    }

    @Test func `work that is given out inside of work is done too`() {
        let sum = Mutex(0)
        Workers.run(4) { outer in
            Workers.run(3) { inner in sum.withLock { $0 += outer * 10 + inner } }
        }
        #expect(sum.withLock { $0 } == 3 * 60 + 4 * 3)
    }
}
