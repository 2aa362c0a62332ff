import Rx
import Synchronization

/// What returns the scheduler of shared sequences.
///
/// Sendable: `mutex` guards the closure. The closure itself need not be, since whoever sets it decides what it captures.
final class SchedulerSetting: @unchecked Sendable {
  private struct Closure: @unchecked Sendable {
    let make: () -> any SchedulerType
  }

  private let mutex = Mutex(Closure { MainThread.current.scheduler() })

  var make: () -> any SchedulerType {
    get { mutex.withLock { $0 }.make }
    set {
      let closure = Closure(make: newValue)
      // The old closure is released after the lock: what it captures may run code when it goes.
      let old = mutex.withLock { current in
        let old = current
        current = closure
        return old
      }
      withExtendedLifetime(old) {}
    }
  }
}
