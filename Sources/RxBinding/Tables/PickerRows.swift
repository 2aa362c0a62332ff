import Foundation
public import HeadlessUI
public import Rx

/// A data source that receives its rows as events, for `rx.items(adapter:)` of a picker.
public protocol RxPickerViewDataSourceType {
  /// What the rows are made of.
  associatedtype Element

  /// Shows the rows of an element.
  func pickerView(_ pickerView: UIPickerView, observedEvent: Event<Element>)
}

/// The rows of a picker that `rx.items` and its kin show.
final class PickerRows<Sequence: Swift.Sequence>: NSObject, UIPickerViewDataSource,
  UIPickerViewDelegate
{
  typealias Row = Sequence.Element

  private var rows: [Row] = []

  /// Describes a row; only one of them is there.
  private let title: ((Int, Row) -> String?)?
  private let attributedTitle: ((Int, Row) -> NSAttributedString?)?
  private let view: ((Int, Row, UIView?) -> UIView)?

  init(
    title: ((Int, Row) -> String?)? = nil,
    attributedTitle: ((Int, Row) -> NSAttributedString?)? = nil,
    view: ((Int, Row, UIView?) -> UIView)? = nil
  ) {
    self.title = title
    self.attributedTitle = attributedTitle
    self.view = view
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    rows.count
  }

  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    title?(row, rows[row])
  }

  func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString? {
    attributedTitle?(row, rows[row])
  }

  func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView? {
    self.view?(row, rows[row], view)
  }
}

extension PickerRows: RxPickerViewDataSourceType {
  func pickerView(_ pickerView: UIPickerView, observedEvent: Event<Sequence>) {
    guard case .next(let elements) = observedEvent else { return }
    rows = Array(elements)
    pickerView.reloadAllComponents()
  }
}

extension PickerRows: SectionedViewDataSourceType {
  func model(at indexPath: IndexPath) throws -> Any {
    guard rows.indices.contains(indexPath.row) else {
      throw RxCocoaError.itemsNotYetBound(object: self)
    }
    return rows[indexPath.row]
  }
}
