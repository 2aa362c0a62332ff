import ReactiveKernel
import Synchronization

/// Lets a host refuse events before they use up the stack.
///
/// Subjects and relays that send to each other recurse without a limit, as they do in RxSwift, until the stack overflows.
/// A host that runs programs it does not trust replaces `check`, and then each subject asks before it sends. No other
/// program pays for it.
package enum Admission {
  /// Says whether there is room for a subject to send another event; the event is dropped if there is none.
  package typealias Check = () -> Bool

  private static let replacement = LockedSetting<(@Sendable () -> Check?)?>(nil)
  // Apart from the closure, since every subject asks for it.
  private static let isReplaced = Atomic(false)

  /// Creates the check of a subject that is being made on the calling thread; nil if the subject needs none.
  package static var check: (@Sendable () -> Check?)? {
    get { isReplaced.load(ordering: .acquiring) ? replacement.read(\.self) : nil }
    set {
      replacement.set(\.self, to: newValue)
      isReplaced.store(newValue != nil, ordering: .releasing)
    }
  }
}
