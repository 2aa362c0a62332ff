import Rx
import ScriptMachine
import Stage

/// Keeps the source of an operator, and releases a long chain of them without recursion.
final class HeldObservable {
  private var value: Value

  init(_ source: Observable<Value>) { value = .native(source) }

  deinit { DeepRelease.release(&value, leaving: .void) }

  static func holding(_ source: Observable<Value>) -> () -> Observable<Value> {
    HeldObservable(source).source
  }

  private func source() -> Observable<Value> {
    guard case .native(let source as Observable<Value>) = value else {
      preconditionFailure("the value is an observable from `init` to `deinit`")
    }
    return source
  }
}

extension LabContext {
  /// Less than what calls leave, and subjects that feed each other, whose messages say more.
  private static let reserve = 7 << 17

  /// Makes sure that the next operator of a chain has room on the stack to subscribe or to send.
  ///
  /// - Throws: `ScriptStopped` if it has not; the run has failed then.
  func checkRoom() throws {
    guard StageThread.stackRemaining < Self.reserve else { return }
    runtime.fail(
      runtime.machine.trap(
        "the operators nest too deeply",
        hint: "how many operators does this chain have?"
      )
    )
    throw ScriptStopped()
  }
}
