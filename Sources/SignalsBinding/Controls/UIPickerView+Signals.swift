public import HeadlessUI
public import ReactiveSignals

extension Reactive where Base: UIPickerView {
  /// Chooses a row of a component.
  public func selectedRow(inComponent component: Int) -> BindingTarget<Int> {
    makeBindingTarget { $0.selectRow($1, inComponent: component, animated: false) }
  }

  /// Loads all rows anew.
  public var reloadAllComponents: BindingTarget<()> {
    makeBindingTarget { picker, _ in picker.reloadAllComponents() }
  }

  /// Loads the rows of a component anew.
  public var reloadComponent: BindingTarget<Int> {
    makeBindingTarget { $0.reloadComponent($1) }
  }

  /// Sends the row and its component when a person chooses one.
  public var selections: Signal<(row: Int, component: Int), Never> {
    mapMessages("pickerView(_:didSelectRow:inComponent:)") { _, arguments in
      guard let row = arguments[0] as? Int, let component = arguments[1] as? Int else {
        preconditionFailure("A picker sends the row and the component.")
      }
      return (row: row, component: component)
    }
  }
}
