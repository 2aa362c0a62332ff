import ReactiveKernel

/// A broken promise of the program to the library.
public enum Misuse: Sendable {
  /// A value was sent into a signal from one of its own observers, although its events must come one after the other.
  case valueFromObserver

  private static let handler = LockedSetting<@Sendable (Misuse) -> Void> { misuse in
    preconditionFailure(misuse.description)
  }

  /// What happens when the program breaks a promise.
  ///
  /// By default the process stops with the description.
  ///
  /// If the handler returns, the value is dropped.
  public static var onMisuse: @Sendable (Misuse) -> Void {
    get { handler.read(\.self) }
    set { handler.set(\.self, to: newValue) }
  }

  @usableFromInline
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
