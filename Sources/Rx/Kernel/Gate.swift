public import Glibc
public import Synchronization

/// Lets one thread at a time deliver where several sequences meet, without making anyone wait.
///
/// The word holds the owner's thread and, in its lowest bit, whether deliveries are waiting. The owner may come in
/// again while it is inside (an observer that pushes into one of the sources), and is let through at once. Another
/// thread leaves its delivery in the queue, and the owner delivers it before it goes.
@usableFromInline
final class Gate {
  @usableFromInline static var free: UInt { 0 }
  @usableFromInline static var waiting: UInt { 1 }

  @usableFromInline let word = Atomic<UInt>(0)
  private let lock = Lock()
  // Guarded by `lock`.
  @exclusivity(unchecked) private var queue: [() -> Void] = []

  @inlinable
  init() {}

  /// Hands `value` to `receive` as soon as no other thread is inside: now, or by the thread that is.
  @inlinable
  func pass<Value>(_ value: Value, to receive: @escaping (Value) -> Void) {
    // `pthread_self` is the address of an aligned block, so the lowest bit is free.
    let me = UInt(pthread_self())
    let (entered, owner) = word.compareExchange(
      expected: Gate.free,
      desired: me,
      ordering: .acquiring
    )
    if entered {
      receive(value)
      if !word.compareExchange(expected: me, desired: Gate.free, ordering: .releasing).exchanged {
        deliverWaiting(me)
      }
    } else if owner & ~Gate.waiting == me {
      receive(value)
    } else {
      enqueue(me) { receive(value) }
    }
  }

  @usableFromInline
  func enqueue(_ me: UInt, _ delivery: @escaping () -> Void) {
    let becameOwner = lock.locked {
      queue.append(delivery)
      var current = word.load(ordering: .relaxed)
      while true {
        let wanted = current == Gate.free ? me | Gate.waiting : current | Gate.waiting
        let (done, seen) = word.compareExchange(
          expected: current,
          desired: wanted,
          ordering: .acquiringAndReleasing
        )
        if done { return current == Gate.free }
        current = seen
      }
    }
    if becameOwner { deliverWaiting(me) }
  }

  @usableFromInline
  func deliverWaiting(_ me: UInt) {
    repeat {
      let deliveries = lock.locked {
        let all = queue
        queue = []
        word.store(me, ordering: .relaxed)
        return all
      }
      for delivery in deliveries { delivery() }
    } while !word.compareExchange(expected: me, desired: Gate.free, ordering: .releasing).exchanged
  }
}
