public import Foundation
public import HeadlessUI
import Rx

extension UIPickerView: HasDelegate {
  public typealias Delegate = any UIPickerViewDelegate
}

/// The delegate proxy of a picker.
open class RxPickerViewDelegateProxy:
  DelegateProxy<UIPickerView, any UIPickerViewDelegate>, DelegateProxyType, UIPickerViewDelegate
{
  /// The object whose delegate this is; not kept alive.
  public var pickerView: UIPickerView? { parentObject }

  public init(pickerView: UIPickerView) {
    super.init(parentObject: pickerView, delegateProxy: RxPickerViewDelegateProxy.self)
  }

  public static func registerKnownImplementations() {
    register { RxPickerViewDelegateProxy(pickerView: $0) }
  }

  open func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? {
    relay("pickerView(_:titleForRow:forComponent:)", [pickerView, row, component]) {
      $0.pickerView(pickerView, titleForRow: row, forComponent: component)
    }
  }

  open func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString? {
    relay("pickerView(_:attributedTitleForRow:forComponent:)", [pickerView, row, component]) {
      $0.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)
    }
  }

  open func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView? {
    relay(
      "pickerView(_:viewForRow:forComponent:reusing:)",
      [pickerView, row, component, view as Any]
    ) { $0.pickerView(pickerView, viewForRow: row, forComponent: component, reusing: view) }
  }

  open func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) {
    relay("pickerView(_:didSelectRow:inComponent:)", [pickerView, row, component]) {
      $0.pickerView(pickerView, didSelectRow: row, inComponent: component)
    }
  }
}
