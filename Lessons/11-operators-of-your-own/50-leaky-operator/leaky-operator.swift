/*:
 # The leaky operator

 A colleague wrote `inCelsius()` for a thermometer in Fahrenheit. It shows the right numbers. But the thermometer is
 never switched off, neither when its measurements end nor when nobody looks any more, and `the end` is never shown.
 - Task: Repair `inCelsius()` so that it passes on the end and switches the thermometer off when it is disposed.
 - Hint: Which events does the operator pass on? And what does `dispose` reach?
 - Hint: `create` wants the disposable that ends the subscription to the source. Or does `inCelsius()` need `create`
   at all?
 - Hint: Return `self.subscribe { event in observer.on(event.map { ($0 - 32) * 5 / 9 }) }` from the closure.
 */
import Foundation
import RxSwift

//: - Setup: `thermometer(_:)`, a cold observable with a measurement every 0.3 seconds
let sensor = SerialDispatchQueueScheduler(internalSerialQueueName: "sensor")

func thermometer(_ degrees: [Int]) -> Observable<Int> {
  Observable<Int>.interval(.milliseconds(300), scheduler: sensor)
    .take(degrees.count)
    .map { degrees[$0] }
    .do(onNext: { print("measured \($0) °F") })
}

//: ## The operator
extension ObservableType where Element == Int {
  func inCelsius() -> Observable<Int> {
    Observable.create { observer in
      _ = self.subscribe(onNext: { observer.onNext(($0 - 32) * 5 / 9) })
      return Disposables.create()
    }
  }
}

print("--- to the end ---")
let whole = thermometer([50, 59]).inCelsius()
  .subscribe(onNext: { print("\($0) °C") }, onCompleted: { print("the end") })
Thread.sleep(forTimeInterval: 0.8)
whole.dispose()

print("--- disposed ---")
let part = thermometer([68, 77, 86]).inCelsius()
  .subscribe(onNext: { print("\($0) °C") }, onCompleted: { print("the end") })
Thread.sleep(forTimeInterval: 0.4)
part.dispose()
Thread.sleep(forTimeInterval: 0.8)
