import Glibc
import Synchronization

/// Runs `body` on threads of their own, which begin at the same time, and returns when all are done.
func onThreads(_ count: Int, _ body: @escaping (_ thread: Int) -> Void) {
  let start = Start(count, body)
  var threads: [pthread_t] = []
  for number in 0..<count {
    var thread = pthread_t()
    let entry = Unmanaged.passRetained(Entry(start, number))
    let status = pthread_create(&thread, nil, enter, entry.toOpaque())
    precondition(status == 0, "the system gives no more threads")
    threads.append(thread)
  }
  for thread in threads { pthread_join(thread, nil) }
}

private func enter(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let pointer else { return nil }
  let entry = Unmanaged<Entry>.fromOpaque(pointer).takeRetainedValue()
  entry.start.wait()
  entry.start.body(entry.number)
  return nil
}

private final class Start {
  let body: (Int) -> Void
  private let missing: Atomic<Int>

  init(_ count: Int, _ body: @escaping (Int) -> Void) {
    missing = Atomic(count)
    self.body = body
  }

  func wait() {
    missing.subtract(1, ordering: .acquiringAndReleasing)
    while missing.load(ordering: .acquiring) > 0 { sched_yield() }
  }
}

private final class Entry {
  let start: Start
  let number: Int

  init(_ start: Start, _ number: Int) {
    self.start = start
    self.number = number
  }
}
