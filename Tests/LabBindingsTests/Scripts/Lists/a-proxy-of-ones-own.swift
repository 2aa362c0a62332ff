import RxCocoa
import RxSwift
import UIKit

protocol ThermometerDelegate: AnyObject {
  func thermometer(_ thermometer: Thermometer, didMeasure degrees: Int)
  func thermometerShouldWarn(_ thermometer: Thermometer) -> Bool
}

final class Thermometer: NSObject {
  weak var delegate: (any ThermometerDelegate)?
  func measure(_ degrees: Int) {
    delegate?.thermometer(self, didMeasure: degrees)
    if degrees > 30, delegate?.thermometerShouldWarn(self) ?? true { print("warning: \(degrees)") }
  }
}
extension Thermometer: HasDelegate {
  typealias Delegate = any ThermometerDelegate
}

final class ThermometerProxy: DelegateProxy<Thermometer, any ThermometerDelegate>, DelegateProxyType, ThermometerDelegate {
  init(thermometer: Thermometer) {
    super.init(parentObject: thermometer, delegateProxy: ThermometerProxy.self)
  }
  static func registerKnownImplementations() {
    register { ThermometerProxy(thermometer: $0) }
  }
  let measured = PublishSubject<Int>()
  func thermometer(_ thermometer: Thermometer, didMeasure degrees: Int) {
    forwardToDelegate()?.thermometer(thermometer, didMeasure: degrees)
    measured.onNext(degrees)
  }
  func thermometerShouldWarn(_ thermometer: Thermometer) -> Bool {
    forwardToDelegate()?.thermometerShouldWarn(thermometer) ?? false
  }
  deinit { measured.onCompleted() }
}
extension Reactive where Base: Thermometer {
  var delegate: DelegateProxy<Thermometer, any ThermometerDelegate> { ThermometerProxy.proxy(for: base) }
  var measured: ControlEvent<Int> { ControlEvent(events: ThermometerProxy.proxy(for: base).measured) }
}
final class Owner: ThermometerDelegate {
  func thermometer(_ thermometer: Thermometer, didMeasure degrees: Int) { print("owner", degrees) }
  func thermometerShouldWarn(_ thermometer: Thermometer) -> Bool { true }
}
let owner = Owner()
var thermometer: Thermometer? = Thermometer()
thermometer!.delegate = owner
_ = thermometer!.rx.measured.subscribe(onNext: { print("rx", $0) })
thermometer!.measure(20)
thermometer!.measure(35)
thermometer = nil

// expect: owner 20
// expect: rx 20
// expect: owner 35
// expect: rx 35
// expect: warning: 35
