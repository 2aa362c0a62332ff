import Rx
import SwiftScript

extension LabContext {
  /// An event as the script's RxSwift prints it: `next(1)`, and `Next(1)` up to RxSwift 2.
  func text(ofEvent event: Any) -> String {
    guard dialect == .rx2, let event = event as? Event<Value> else {
      if case .error(let error as RxError)? = event as? Event<Value> {
        return "error(\(text(ofError: error)))"
      }
      return "\(event)"
    }
    return switch event {
    case .next(let element): "Next(\(element))"
    case .error(let error as RxError): "Error(\(text(ofError: error)))"
    case .error(let error): "Error(\(error))"
    case .completed: "Completed"
    }
  }

  /// An error of the library's own as scripts see it; only they know what the elements of their subjects are.
  func text(ofError error: Any) -> String {
    "\(error)".replacing("<Value>", with: "")
  }
}
