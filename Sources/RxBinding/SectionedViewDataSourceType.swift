public import Foundation
import HeadlessUI
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
    let notes = [
      "the rows of \(ViewName.of(view)) come from a data source that knows no models",
      "bind them with `rx.items`, or use `rx.itemSelected` and look the row up",
    ]
    Diagnostics.report(
      .misuse(
        "This method only works in case one of the rx.items* methods was used.",
        BrokenRule.Advice(notes: notes)
      )
    )
    throw RxCocoaError.invalidOperation(object: view)
  }
  let model = try models.model(at: indexPath)
  guard let typed = model as? Model else {
    let held = "\(type(of: model))"
    let notes = [
      "row (\(indexPath.section), \(indexPath.item)) holds `\(held)`, which prints as \(model), and "
        + "`\(Model.self)` is asked for",
      "ask for `\(held).self` there, or use `rx.itemSelected` and look the row up",
    ]
    Diagnostics.report(
      .misuse(
        conversionFailure(Optional(model), Model.self),
        BrokenRule.Advice(older: "Failure converting from \(model) to \(Model.self)", notes: notes)
      )
    )
    throw RxCocoaError.castingError(object: model, targetType: Model.self)
  }
  return typed
}

func conversionFailure<Value>(_ value: Any?, _ type: Value.Type) -> String {
  "Failure converting from \(value.map { "Optional(\(String(reflecting: $0)))" } ?? "nil") to \(type)"
}
