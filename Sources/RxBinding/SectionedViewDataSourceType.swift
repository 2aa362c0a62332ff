public import Foundation
import Rx

/// A data source that knows the model of each row.
public protocol SectionedViewDataSourceType {
  /// Returns the model of a row.
  ///
  /// - Throws: If there is no such row.
  func model(at indexPath: IndexPath) throws -> Any
}

/// Returns the model of a row, as a type.
///
/// - Parameters:
///   - source: The ordinary data source, which must know models.
///   - view: The view that shows the rows.
func typedModel<Model>(_ source: Any?, at indexPath: IndexPath, of view: Any) throws -> Model {
  guard let models = source as? any SectionedViewDataSourceType else {
    Diagnostics.report(
      .misuse("This method only works in case one of the rx.items* methods was used.")
    )
    throw RxCocoaError.invalidOperation(object: view)
  }
  let model = try models.model(at: indexPath)
  guard let typed = model as? Model else {
    Diagnostics.report(.misuse(conversionFailure(model as Any?, Model.self)))
    throw RxCocoaError.castingError(object: model, targetType: Model.self)
  }
  return typed
}

func conversionFailure<Value>(_ value: Any?, _ type: Value.Type) -> String {
  "Failure converting from \(value.map { "\($0)" } ?? "nil") to \(type)"
}
