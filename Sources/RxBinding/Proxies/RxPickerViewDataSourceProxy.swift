public import HeadlessUI
import Rx

extension UIPickerView: HasDataSource {
  public typealias DataSource = any UIPickerViewDataSource
}

/// The data source proxy of a picker.
open class RxPickerViewDataSourceProxy:
  DelegateProxy<UIPickerView, any UIPickerViewDataSource>, DelegateProxyType, UIPickerViewDataSource
{
  /// The picker; not kept alive.
  public var pickerView: UIPickerView? { parentObject }

  public init(pickerView: UIPickerView) {
    super.init(parentObject: pickerView, delegateProxy: RxPickerViewDataSourceProxy.self)
  }

  public static func registerKnownImplementations() {
    register { RxPickerViewDataSourceProxy(pickerView: $0) }
  }

  open func numberOfComponents(in pickerView: UIPickerView) -> Int {
    relay("numberOfComponents(in:)", [pickerView]) { $0.numberOfComponents(in: pickerView) } ?? 1
  }

  open func pickerView(
    _ pickerView: UIPickerView,
    numberOfRowsInComponent component: Int
  ) -> Int {
    relay("pickerView(_:numberOfRowsInComponent:)", [pickerView, component]) {
      $0.pickerView(pickerView, numberOfRowsInComponent: component)
    } ?? 0
  }
}
