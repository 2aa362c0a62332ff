public import Foundation
public import HeadlessUI
public import Rx

extension Reactive where Base: UISwitch {
  /// Whether the switch is on.
  public var isOn: ControlProperty<Bool> { value }

  /// Whether the switch is on.
  public var value: ControlProperty<Bool> {
    controlProperty(getter: { $0.isOn }, setter: { $0.isOn = $1 })
  }
}

extension Reactive where Base: UISlider {
  public var value: ControlProperty<Float> {
    controlProperty(getter: { $0.value }, setter: { $0.value = $1 })
  }
}

extension Reactive where Base: UIStepper {
  public var value: ControlProperty<Double> {
    controlProperty(getter: { $0.value }, setter: { $0.value = $1 })
  }
}

extension Reactive where Base: UIDatePicker {
  public var date: ControlProperty<Date> { value }

  public var value: ControlProperty<Date> {
    controlProperty(getter: { $0.date }, setter: { $0.date = $1 })
  }

  public var countDownDuration: ControlProperty<TimeInterval> {
    controlProperty(getter: { $0.countDownDuration }, setter: { $0.countDownDuration = $1 })
  }
}

extension Reactive where Base: UISegmentedControl {
  public var selectedSegmentIndex: ControlProperty<Int> { value }

  public var value: ControlProperty<Int> {
    controlProperty(
      getter: { $0.selectedSegmentIndex },
      setter: { $0.selectedSegmentIndex = $1 }
    )
  }

  /// Sets whether a segment can be chosen.
  public func enabledForSegment(at index: Int) -> Binder<Bool> {
    Binder(base) { control, isEnabled in control.setEnabled(isEnabled, forSegmentAt: index) }
  }

  /// Sets the title of a segment.
  public func titleForSegment(at index: Int) -> Binder<String?> {
    Binder(base) { control, title in control.setTitle(title, forSegmentAt: index) }
  }

  /// Sets the image of a segment.
  public func imageForSegment(at index: Int) -> Binder<UIImage?> {
    Binder(base) { control, image in control.setImage(image, forSegmentAt: index) }
  }
}

extension Reactive where Base: UIActivityIndicatorView {
  /// Starts and stops the animation.
  public var isAnimating: Binder<Bool> {
    Binder(base) { view, isAnimating in
      if isAnimating { view.startAnimating() } else { view.stopAnimating() }
    }
  }
}

extension Reactive where Base: UIRefreshControl {
  /// Begins and ends refreshing.
  public var isRefreshing: Binder<Bool> {
    Binder(base) { control, isRefreshing in
      if isRefreshing { control.beginRefreshing() } else { control.endRefreshing() }
    }
  }
}
