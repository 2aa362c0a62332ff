import ReactiveKernel

/// A broken promise of the program to the library.
public enum Misuse: Sendable {
  /// A value was sent into a signal from one of its own observers, although its events must come one after the other.
  case valueFromObserver

  private static let handler = Setting<@Sendable (Misuse) -> Void> { misuse in
    preconditionFailure(misuse.description)
  }

  /// What happens when the program breaks a promise.
  ///
  /// By default the process stops with the description.
  ///
  /// If the handler returns, the value is dropped.
  public static var onMisuse: @Sendable (Misuse) -> Void {
    get { handler.value }
    set { handler.value = newValue }
  }

  static func report(_ misuse: Misuse) { onMisuse(misuse) }
}

extension Misuse: CustomStringConvertible {
  public var description: String {
    switch self {
    case .valueFromObserver:
      """
      A value was sent into a signal while one of its observers handled another value. Events of this signal come one after \
      the other. Use `Signal.reentrantUnserializedPipe()` to queue such values, or send the value on a scheduler.
      """
    }
  }
}

/// A setting of the library that any thread may read and change.
final class Setting<Value: Sendable>: @unchecked Sendable {
  private let lock = Lock()
  // Guarded by `lock`.
  private var current: Value

  init(_ value: Value) { current = value }

  var value: Value {
    get { lock.locked { current } }
    set {
      var old = newValue
      lock.locked { swap(&old, &current) }
    }
  }
}
