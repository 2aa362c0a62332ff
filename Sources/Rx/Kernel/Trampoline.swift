import Glibc

/// The current thread's queue of scheduled work.
///
/// It runs after the subscription in progress, in order.
///
/// It interleaves the elements of `merge(of(1, 2, 3), of(4, 5, 6))`, and keeps recursion off the stack.
@usableFromInline
final class Trampoline {
  @exclusivity(unchecked) private(set) var isActive = false
  @exclusivity(unchecked) private var queue = FIFO<() -> Void>()

  /// The trampoline of this thread.
  @usableFromInline
  static var current: Trampoline {
    if let pointer = pthread_getspecific(key) {
      return Unmanaged<Trampoline>.fromOpaque(pointer).takeUnretainedValue()
    }
    let made = Unmanaged.passRetained(Trampoline())
    pthread_setspecific(key, made.toOpaque())
    return made.takeUnretainedValue()
  }

  /// Whether there is work in the queue.
  @usableFromInline
  var hasWork: Bool { !queue.isEmpty }

  /// Runs `work`.
  ///
  /// The outermost call on a thread then also runs everything that was enqueued.
  @usableFromInline
  func perform(_ work: () -> Void) {
    if isActive { return work() }
    isActive = true
    work()
    while let next = queue.popFirst() { next() }
    isActive = false
  }

  /// Adds work to the end of the queue; the thread must be inside `perform`.
  @usableFromInline
  func enqueue(_ work: @escaping () -> Void) {
    queue.append(work)
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { pointer in
      if let pointer { Unmanaged<Trampoline>.fromOpaque(pointer).release() }
    }
    precondition(status == 0, "a process has more than a thousand thread-local keys")
    return key
  }()
}
