import Glibc
import Synchronization

/// Threads that decode pictures aside; they sleep in the kernel while there are none and never wake by themselves.
///
/// A machine-wide pool such as libdispatch's looks after its threads once a second for ever, which an idle panel
/// must not do.
enum DecodingThreads {
    private struct Work {
        var waiting: [@Sendable () -> Void] = []
        var threads = 0
        var idle = 0
    }

    private static let work = Mutex(Work())

    /// Counts the pieces of work that wait; it lives as long as the process.
    nonisolated(unsafe) private static let pieces: UnsafeMutablePointer<sem_t> = {
        let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
        sem_init(semaphore, 0, 0)
        return semaphore
    }()

    /// Runs `body` on one of the threads; on this one where the system gives none.
    static func run(_ body: @escaping @Sendable () -> Void) {
        let needsThread = work.withLock { work in
            work.waiting.append(body)
            if work.waiting.count <= work.idle || work.threads >= mostThreads { return false }
            work.threads += 1
            work.idle += 1
            return true
        }
        let isServed =
            !needsThread || makeThread()
            || work.withLock { work in
                work.threads -= 1
                work.idle -= 1
                return work.threads > 0
            }
        sem_post(pieces)
        if !isServed { takeOne() }
    }

    /// One for each core, at most four: pictures are large, and so is what decoding them takes.
    private static let mostThreads = max(1, min(4, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))))

    private static func takeOne() {
        while sem_wait(pieces) != 0 {}
        let body = work.withLock { work in
            work.idle -= 1
            return work.waiting.isEmpty ? nil : work.waiting.removeFirst()
        }
        body?()
        work.withLock { $0.idle += 1 }
    }

    private static func makeThread() -> Bool {
        // Signals belong to the application's own thread.
        var all = sigset_t()
        var before = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, &all, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        var thread = pthread_t()
        let result = pthread_create(
            &thread,
            nil,
            { _ in while true { DecodingThreads.takeOne() } },
            nil
        )
        if result == 0 { pthread_detach(thread) }
        return result == 0
    }
}
