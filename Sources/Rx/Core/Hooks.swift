/// Points where a program can hook into the library.
public enum Hooks {
  /// Receives the call stack of the subscription, if it was recorded, and the error that nobody handled.
  public typealias DefaultErrorHandler = ([String], any Error) -> Void
  /// Says where a subscription was made.
  public typealias CustomCaptureSubscriptionCallstack = () -> [String]

  private struct State {
    var recordCallStackOnError = false
    var defaultErrorHandler: DefaultErrorHandler = Hooks.printUnhandled
    var captureSubscriptionCallstack: CustomCaptureSubscriptionCallstack = { [] }
  }

  private static let state = Guarded(State())

  /// Whether the call stack of a subscription is handed to the default error handler.
  public static var recordCallStackOnError: Bool {
    get { state.read(\.recordCallStackOnError) }
    set { state.set(\.recordCallStackOnError, to: newValue) }
  }

  /// Called with an error that reached a subscription made without `onError`.
  public static var defaultErrorHandler: DefaultErrorHandler {
    get { state.read(\.defaultErrorHandler) }
    set { state.set(\.defaultErrorHandler, to: newValue) }
  }

  /// Called for the call stack when `recordCallStackOnError` is set.
  public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
    get { state.read(\.captureSubscriptionCallstack) }
    set { state.set(\.captureSubscriptionCallstack, to: newValue) }
  }

  @usableFromInline
  static func reportUnhandled(_ error: any Error) {
    let stack = recordCallStackOnError ? customCaptureSubscriptionCallstack() : []
    defaultErrorHandler(stack, error)
  }

  private static func printUnhandled(_ stack: [String], _ error: any Error) {
    var text = "Unhandled error happened: \(error)"
    if !stack.isEmpty {
      text += "\nsubscription called from:\n" + stack.joined(separator: "\n")
    }
    Diagnostics.write(text)
  }
}
