/*:
 # A proxy of your own

 A thermometer from another library reports to a delegate. You want an observable. A proxy for it takes four small pieces: how to
 make it, where the delegate is kept, a line for each message, and the member of `rx`.
 */
import RxCocoa
import RxSwift
import UIKit

//: - Setup: `Thermometer` and its delegate's protocol, as the library has them
protocol ThermometerDelegate: AnyObject {
  func thermometer(_ thermometer: Thermometer, didMeasure degrees: Int)
  func thermometerShouldWarn(_ thermometer: Thermometer) -> Bool
}

final class Thermometer: NSObject {
  weak var delegate: (any ThermometerDelegate)?

  func measure(_ degrees: Int) {
    delegate?.thermometer(self, didMeasure: degrees)
    if degrees > 30, delegate?.thermometerShouldWarn(self) ?? true { print("Warning at \(degrees)") }
  }
}
//:

extension Thermometer: HasDelegate {
  typealias Delegate = any ThermometerDelegate
}

final class ThermometerProxy: DelegateProxy<Thermometer, any ThermometerDelegate>, DelegateProxyType, ThermometerDelegate {
  let degrees = PublishSubject<Int>()

  init(thermometer: Thermometer) {
    super.init(parentObject: thermometer, delegateProxy: ThermometerProxy.self)
  }

  static func registerKnownImplementations() {
    register { ThermometerProxy(thermometer: $0) }
  }

  func thermometer(_ thermometer: Thermometer, didMeasure degrees: Int) {
    forwardToDelegate()?.thermometer(thermometer, didMeasure: degrees)
    self.degrees.onNext(degrees)
  }

  func thermometerShouldWarn(_ thermometer: Thermometer) -> Bool {
    forwardToDelegate()?.thermometerShouldWarn(thermometer) ?? false
  }
}

extension Reactive where Base: Thermometer {
  var degrees: ControlEvent<Int> { ControlEvent(events: ThermometerProxy.proxy(for: base).degrees) }
}

//: ## Without a delegate
//: Nobody is the thermometer's delegate, but somebody observes it.
//: - Predict (lines): It measures 35 degrees. What is printed?
//: - Hint: The proxy is the delegate now, so it is asked whether to warn.
//: - Hint: What does the proxy answer if nobody is behind it?
let thermometer = Thermometer()
let display = thermometer.rx.degrees.subscribe(onNext: { print("Display \($0)") })
thermometer.measure(35)

//: ## With a delegate behind the proxy
//: A message with a result has one answer, so only one object can give it: the ordinary delegate.
//: - Predict (lines): The nurse is set as the ordinary delegate, and 38 degrees are measured. What is printed?
//: - Hint: The proxy calls the delegate before it sends to the subject.
//: - Hint: The warning comes from the thermometer, after both.
final class Nurse: ThermometerDelegate {
  func thermometer(_ thermometer: Thermometer, didMeasure degrees: Int) { print("Nurse \(degrees)") }
  func thermometerShouldWarn(_ thermometer: Thermometer) -> Bool { true }
}
let nurse = Nurse()
let installed = ThermometerProxy.installForwardDelegate(nurse, retainDelegate: false, onProxyForObject: thermometer)
thermometer.measure(38)

//: ## The delegate goes
//: - Predict (lines): The nurse is removed from the proxy. What does a measurement of 39 degrees print?
//: - Hint: It is the situation of the first step.
installed.dispose()
thermometer.measure(39)
/*:
 - Question: Why does the proxy not turn `thermometerShouldWarn` into an observable?
 - Answer: An observable can have no subscriber or ten, and none of them returns anything. The thermometer needs one answer.
 - Experiment: Give the subject to `deinit { degrees.onCompleted() }`, and put `thermometer` into an optional that you set to nil.
 */
