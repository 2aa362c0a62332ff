import Synchronization

/// Points where a program can hook into the library.
public enum Hooks {
  /// Receives the call stack of the subscription, if it was recorded, and the error that nobody handled.
  public typealias DefaultErrorHandler = ([String], any Error) -> Void
  /// Says where a subscription was made.
  public typealias CustomCaptureSubscriptionCallstack = () -> [String]

  private struct State {
    var defaultErrorHandler: DefaultErrorHandler = { Hooks.printUnhandled($0, $1) }
    var captureSubscriptionCallstack: CustomCaptureSubscriptionCallstack = { [] }
    var currentPlace: () -> String? = { nil }
  }

  private static let state = Guarded(State())
  // Apart from the rest, since each subscription or subject asks for one of them.
  private static let recording = Atomic(false)
  private static let detecting = Atomic(false)

  /// Whether the place where a subscription is made is recorded, for the default error handler.
  public static var recordCallStackOnError: Bool {
    get { recording.load(ordering: .relaxed) }
    set { recording.store(newValue, ordering: .relaxed) }
  }

  /// Called with an error that reached a subscription made without `onError`; prints it unless replaced.
  public static var defaultErrorHandler: DefaultErrorHandler {
    get { state.read(\.defaultErrorHandler) }
    set { state.set(\.defaultErrorHandler, to: newValue) }
  }

  /// Called at each subscription without `onError` while `recordCallStackOnError` is set, for the lines that the default
  /// error handler is to receive; none unless replaced.
  public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
    get { state.read(\.captureSubscriptionCallstack) }
    set { state.set(\.captureSubscriptionCallstack, to: newValue) }
  }

  /// Whether a warning is printed when an event comes before the one before it has been sent.
  ///
  /// Off unless set. It concerns subjects, and subscriptions to `create`, that are made from then on; each warns once.
  ///
  /// Two threads that send at a time, and an observer that sends to the subject it listens to, both break the promise that
  /// events come one after the other. The events are sent all the same.
  public static var warnsOfOverlappingEvents: Bool {
    get { detecting.load(ordering: .relaxed) }
    set { detecting.store(newValue, ordering: .relaxed) }
  }

  /// Names the place in the program that is running on this thread, such as `prices.swift:12`, for warnings; nil unless
  /// replaced.
  public static var currentPlace: () -> String? {
    get { state.read(\.currentPlace) }
    set { state.set(\.currentPlace, to: newValue) }
  }

  /// What a subscription without `onError` does with an error, if it is to say where it was made; otherwise nil.
  @usableFromInline
  static func recordingErrorHandler() -> ((any Error) -> Void)? {
    if !recordCallStackOnError { return nil }
    let stack = customCaptureSubscriptionCallstack()
    return { error in defaultErrorHandler(stack, error) }
  }

  @usableFromInline
  static func reportUnhandled(_ error: any Error) {
    defaultErrorHandler([], error)
  }

  private static func printUnhandled(_ stack: [String], _ error: any Error) {
    var text = "Unhandled error happened: \(error)"
    if !stack.isEmpty {
      text += "\nsubscription called from:\n" + stack.joined(separator: "\n")
    }
    Diagnostics.write(text)
  }
}
