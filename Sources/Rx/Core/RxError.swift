/// The errors that the library itself sends.
public enum RxError: Error {
  /// Something failed without saying why.
  case unknown
  /// An event was sent to `object`, or a subscription made, after it had been disposed.
  case disposed(object: AnyObject)
  /// A counter or a number left its range.
  case overflow
  /// An argument was outside the permitted range.
  case argumentOutOfRange
  /// A sequence had no elements where one was needed.
  case noElements
  /// A sequence had a second element where one was permitted.
  case moreThanOneElement
  /// No event came in time.
  case timeout
}

// `disposed` carries the object only to name it in the text; nothing is called on it.
extension RxError: @unchecked Sendable {}

extension RxError: CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .unknown: "Unknown error occurred."
    case .disposed(let object): "Object `\(object)` was already disposed."
    case .overflow: "Arithmetic overflow occurred."
    case .argumentOutOfRange: "Argument out of range."
    case .noElements: "Sequence doesn't contain any elements."
    case .moreThanOneElement: "Sequence contains more than one element."
    case .timeout: "Sequence timeout."
    }
  }
}
