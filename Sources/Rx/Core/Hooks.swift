import ReactiveKernel
import Synchronization

/// Settings through which a program replaces what the library does by default.
public enum Hooks {
  /// Receives the call stack of the subscription, if it was recorded, and the unhandled error.
  public typealias DefaultErrorHandler = ([String], any Error) -> Void
  /// Returns the call stack of a subscription.
  public typealias CustomCaptureSubscriptionCallstack = () -> [String]

  private struct State {
    var defaultErrorHandler: DefaultErrorHandler = { Hooks.printUnhandled($0, $1) }
    var captureSubscriptionCallstack: CustomCaptureSubscriptionCallstack = { [] }
    var currentPosition: () -> String? = { nil }
    var runWarnsOfOverlappingEvents: () -> Bool? = { nil }
  }

  private static let state = LockedSetting(State())
  // Not part of `state`: each subscription and subject reads some of them.
  private static let recording = Atomic(false)
  private static let detecting = Atomic(false)
  private static let asking = Atomic(false)
  private static let stopping = Atomic(false)

  /// Whether the call stack of each subscription is recorded for the default error handler.
  public static var recordCallStackOnError: Bool {
    get { recording.load(ordering: .relaxed) }
    set { recording.store(newValue, ordering: .relaxed) }
  }

  /// Called with an error that reaches a subscription without `onError`.
  ///
  /// Prints the error unless replaced.
  public static var defaultErrorHandler: DefaultErrorHandler {
    get { state.read(\.defaultErrorHandler) }
    set { state.set(\.defaultErrorHandler, to: newValue) }
  }

  /// Called at each subscription without `onError` while `recordCallStackOnError` is true.
  ///
  /// Returns the lines for the default error handler; none unless replaced.
  public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
    get { state.read(\.captureSubscriptionCallstack) }
    set { state.set(\.captureSubscriptionCallstack, to: newValue) }
  }

  /// Whether a warning is printed when an event is sent while the previous one is still being delivered.
  ///
  /// False by default. It affects subjects, and subscriptions to `create`, that are created from then on. Each warns once.
  ///
  /// An observer that sends to the subject it observes, and two threads that send at the same time, both break the contract
  /// that events come one after the other. The events are sent all the same.
  public static var warnsOfOverlappingEvents: Bool {
    get { detecting.load(ordering: .relaxed) }
    set { detecting.store(newValue, ordering: .relaxed) }
  }

  /// Lets each of several programs that run in the process have its own `warnsOfOverlappingEvents`.
  ///
  /// - Parameter warns: Returns what the program on this thread has set; nil if the setting of the process counts.
  package static func askForOverlapWarnings(_ warns: @escaping () -> Bool?) {
    state.set(\.runWarnsOfOverlappingEvents, to: warns)
    asking.store(true, ordering: .relaxed)
  }

  /// Whether events are watched of what is created now, on this thread.
  @usableFromInline
  static var wantsOverlapDetector: Bool {
    if asking.load(ordering: .relaxed), let own = state.read(\.runWarnsOfOverlappingEvents)() {
      return own
    }
    return warnsOfOverlappingEvents
  }

  /// Whether an error that reaches a binding stops the process.
  ///
  /// A `Binder`, a control property and a relay have no place for an error. False by default: the error is printed, the
  /// subscription is over, and the target lives on, as in RxSwift's release builds. True is what its debug builds do.
  public static var stopsAtBindingErrors: Bool {
    get { stopping.load(ordering: .relaxed) }
    set { stopping.store(newValue, ordering: .relaxed) }
  }

  /// Returns the position in the program that runs on this thread, such as `prices.swift:12`, for warnings.
  ///
  /// Returns nil unless replaced.
  public static var currentPosition: () -> String? {
    get { state.read(\.currentPosition) }
    set { state.set(\.currentPosition, to: newValue) }
  }

  /// The error handler of a subscription without `onError`, if call stacks are recorded; otherwise nil.
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
