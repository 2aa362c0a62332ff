public import Glibc
import ReactiveKernel
public import Synchronization

/// Lets one thread at a time deliver events of several sources, without blocking the others.
///
/// The word holds the owning thread and, in its lowest bit, whether deliveries are queued. The owner may enter again while it
/// is inside (an observer that sends to one of the sources) and delivers immediately. Another thread queues its delivery, and
/// the owner makes it before it leaves.
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

  /// Calls `receive` with `value`: immediately, or from the thread that is inside.
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
