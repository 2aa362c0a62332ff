public import Foundation
public import HeadlessUI
public import ReactiveSignals

extension Reactive where Base: UISwitch {
  /// Sets whether the switch is on.
  public var isOn: BindingTarget<Bool> { makeBindingTarget { $0.isOn = $1 } }

  /// Sends whether the switch is on, when a person turns it.
  public var isOnValues: Signal<Bool, Never> { mapControlEvents(.valueChanged) { $0.isOn } }

  /// The action that the switch runs when a person turns it.
  public var toggled: CocoaAction<Base>? {
    get { boundAction }
    nonmutating set { bind(newValue, for: .valueChanged) }
  }
}

extension Reactive where Base: UISlider {
  /// Sets the value.
  public var value: BindingTarget<Float> { makeBindingTarget { $0.value = $1 } }

  /// Sets the smallest value.
  public var minimumValue: BindingTarget<Float> { makeBindingTarget { $0.minimumValue = $1 } }

  /// Sets the largest value.
  public var maximumValue: BindingTarget<Float> { makeBindingTarget { $0.maximumValue = $1 } }

  /// Sends the value when a person moves the slider.
  public var values: Signal<Float, Never> { mapControlEvents(.valueChanged) { $0.value } }
}

extension Reactive where Base: UIStepper {
  /// Sets the value.
  public var value: BindingTarget<Double> { makeBindingTarget { $0.value = $1 } }

  /// Sets the smallest value.
  public var minimumValue: BindingTarget<Double> { makeBindingTarget { $0.minimumValue = $1 } }

  /// Sets the largest value.
  public var maximumValue: BindingTarget<Double> { makeBindingTarget { $0.maximumValue = $1 } }

  /// Sends the value when a person steps.
  public var values: Signal<Double, Never> { mapControlEvents(.valueChanged) { $0.value } }
}

extension Reactive where Base: UISegmentedControl {
  /// Sets the selected segment.
  public var selectedSegmentIndex: BindingTarget<Int> {
    makeBindingTarget { $0.selectedSegmentIndex = $1 }
  }

  /// Sends the selected segment when a person selects one.
  public var selectedSegmentIndexes: Signal<Int, Never> {
    mapControlEvents(.valueChanged) { $0.selectedSegmentIndex }
  }
}

extension Reactive where Base: UIDatePicker {
  /// Sets the date.
  public var date: BindingTarget<Date> { makeBindingTarget { $0.date = $1 } }

  /// Sends the date when a person picks one.
  public var dates: Signal<Date, Never> { mapControlEvents(.valueChanged) { $0.date } }
}

extension Reactive where Base: UIRefreshControl {
  /// Sets whether the control shows that it refreshes.
  public var isRefreshing: BindingTarget<Bool> {
    makeBindingTarget { $1 ? $0.beginRefreshing() : $0.endRefreshing() }
  }

  /// Sets the text of the control.
  public var attributedTitle: BindingTarget<NSAttributedString?> {
    makeBindingTarget { $0.attributedTitle = $1 }
  }

  /// The action that the control runs when a person pulls it, and which says whether it refreshes.
  public var refresh: CocoaAction<Base>? {
    get { boundAction }
    nonmutating set {
      bind(newValue, for: .valueChanged, [newValue.flatMap { isRefreshing <~ $0.isExecuting }])
    }
  }
}
