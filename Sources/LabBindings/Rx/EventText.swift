import Rx
import SwiftScript

extension LabContext {
  /// An event as the script's RxSwift prints it: `next(1)`, and `Next(1)` up to RxSwift 2.
  func text(ofEvent event: Any) -> String {
    guard dialect == .rx2, let event = event as? Event<Value> else { return "\(event)" }
    return switch event {
    case .next(let element): "Next(\(element))"
    case .error(let error): "Error(\(error))"
    case .completed: "Completed"
    }
  }
}
