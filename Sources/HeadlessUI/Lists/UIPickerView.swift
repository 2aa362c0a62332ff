public import Foundation

/// Wheels of rows, drawn as the rows that are chosen: `‹2›`.
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { if oldValue !== dataSource { reloadAllComponents() } }
  }

  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { if oldValue !== delegate { reloadAllComponents() } }
  }

  private var sizes: [Int]?
  private var selection: [Int] = []

  /// Marks the picker: it asks its data source for everything at the next layout.
  open func reloadAllComponents() {
    session.checkMain(self, "reloadAllComponents")
    sizes = nil
    contentDidChange()
  }

  open func reloadComponent(_ component: Int) { reloadAllComponents() }

  private func loadedSizes() -> [Int] {
    if let sizes { return sizes }
    let count = dataSource.map { $0.numberOfComponents(in: self) } ?? 0
    let loaded = (0..<max(count, 0)).map { component in
      dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    sizes = loaded
    selection = loaded.enumerated().map { component, size in
      let row = selection.indices.contains(component) ? selection[component] : 0
      return min(max(row, 0), size - 1)
    }
    return loaded
  }

  open var numberOfComponents: Int { loadedSizes().count }

  open func numberOfRows(inComponent component: Int) -> Int {
    let sizes = loadedSizes()
    return sizes.indices.contains(component) ? sizes[component] : 0
  }

  /// The chosen row; -1 if there are no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    _ = loadedSizes()
    return selection.indices.contains(component) ? selection[component] : -1
  }

  /// Chooses a row, which the delegate does not hear of.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    let size = numberOfRows(inComponent: component)
    guard selection.indices.contains(component), (0..<size).contains(row) else { return }
    let before = title(selection[component], component)
    selection[component] = row
    changed("row", from: before, to: title(row, component))
  }

  func title(_ row: Int, _ component: Int) -> String {
    guard row >= 0, let delegate else { return "" }
    if let title = delegate.pickerView(self, titleForRow: row, forComponent: component) {
      return title
    }
    if let title = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      return title.string
    }
    let view = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    return view?.textRows(width: 30).first?.text ?? ""
  }

  /// Where a title stands, in a component or in any.
  func place(of title: String, in component: Int?) -> (row: Int, component: Int)? {
    for index in component.map({ $0..<($0 + 1) }) ?? 0..<numberOfComponents {
      for row in 0..<numberOfRows(inComponent: index) where self.title(row, index) == title {
        return (row, index)
      }
    }
    return nil
  }

  // MARK: Drawing and the hand

  package override var kind: String { "picker" }

  /// The titles of the chosen rows.
  package override var writing: [String] {
    loadedSizes().indices.map { title(selection[$0], $0) }.filter { !$0.isEmpty }
  }

  package override var gestures: Set<Gesture.Kind> { [.pick] }

  open override func layoutSubviews() { _ = loadedSizes() }

  open override func perform(_ gesture: Gesture) -> String? {
    guard case .pick(let row, let component) = gesture else { return super.perform(gesture) }
    guard (0..<numberOfComponents).contains(component) else {
      return "the picker has \(numberOfComponents) components"
    }
    guard (0..<numberOfRows(inComponent: component)).contains(row) else {
      return "component \(component) has \(numberOfRows(inComponent: component)) rows"
    }
    // A wheel that stays where it is tells nothing.
    guard row != selection[component] else { return nil }
    selectRow(row, inComponent: component, animated: false)
    tell(delegate, "pickerView(_:didSelectRow:inComponent:)", [row, component]) {
      $0.pickerView(self, didSelectRow: row, inComponent: component)
    }
    return nil
  }

  open override func textRows(width: Int) -> [TextRow] {
    let titles = loadedSizes().indices.map { "‹\(title(selection[$0], $0))›" }
    return [TextRow(titles.joined(separator: " "))]
  }
}

/// How many rows a picker has.
public protocol UIPickerViewDataSource: AnyObject {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What a picker shows, and who hears of what a person chose.
public protocol UIPickerViewDelegate: AnyObject {
  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String?
  func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString?

  /// The view of a row; `nil` if the rows have titles.
  func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView?
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView? { nil }
  public func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) {}
}
