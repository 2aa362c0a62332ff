/// The errors that the library itself sends.
public enum RxError: Error {
  /// An unknown error.
  case unknown
  /// `object` was used after it had been disposed.
  case disposed(object: AnyObject)
  /// An arithmetic operation overflowed.
  case overflow
  /// An argument was outside the permitted range.
  case argumentOutOfRange
  /// An observable completed without an element where one is required.
  case noElements
  /// An observable sent a second element where only one is allowed.
  case moreThanOneElement
  /// No event was received in time.
  case timeout
}

// `disposed` holds the object only to name its type; nothing is called on it.
extension RxError: @unchecked Sendable {}

extension RxError: CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .unknown: "Unknown error occurred."
    case .disposed(let object): "Object `\(type(of: object))` was already disposed."
    case .overflow: "Arithmetic overflow occurred."
    case .argumentOutOfRange: "Argument out of range."
    case .noElements: "Sequence doesn't contain any elements."
    case .moreThanOneElement: "Sequence contains more than one element."
    case .timeout: "Sequence timeout."
    }
  }
}
