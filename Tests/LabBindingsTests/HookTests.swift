import ScriptSource
import Testing

/// `Hooks` and `Resources` are the script's own.
struct HookTests {
  @Test(arguments: [
    ScriptRow(
      "the default error handler is replaced",
      """
      Hooks.defaultErrorHandler = { _, error in print("handled", error) }
      _ = Observable<Int>.error(RxError.unknown).subscribe(onNext: { _ in })
      """,
      "handled Unknown error occurred."
    ),
    ScriptRow(
      "the call stack is recorded where that is wanted",
      """
      Hooks.customCaptureSubscriptionCallstack = { ["here"] }
      Hooks.defaultErrorHandler = { stack, _ in print(stack) }
      _ = Observable<Int>.error(RxError.unknown).subscribe()
      Hooks.recordCallStackOnError = true
      _ = Observable<Int>.error(RxError.unknown).subscribe()
      """,
      "[]",
      "[\"here\"]"
    ),
    ScriptRow(
      "a handler that was there is kept and called",
      """
      let before = Hooks.defaultErrorHandler
      Hooks.defaultErrorHandler = { stack, error in print("mine"); before(stack, error) }
      _ = Observable<Int>.error(RxError.unknown).subscribe()
      print(Hooks.customCaptureSubscriptionCallstack())
      """,
      "mine",
      "Unhandled error happened: Unknown error occurred.",
      "[]"
    ),
  ])
  func hooksAreCalled(_ row: ScriptRow) { expectLines(row) }
}
