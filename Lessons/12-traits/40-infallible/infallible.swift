/*:
 # It can't fail: `Infallible`

 A label on the screen can show a text, but not an error. So what is bound to it had better never fail. `Infallible` is
 an observable whose type has no error: whoever subscribes has no `onError` to write, and whoever makes one has to deal
 with errors first.
 */
import Foundation
import RxSwift

let clock = SerialDispatchQueueScheduler(qos: .default)
struct NoSignal: Error {}

//: - Setup: `sensor()` sends 20° and 21°, 0.3 seconds apart, and then fails
func sensor() -> Observable<String> {
  Observable<Int>.interval(.milliseconds(300), scheduler: clock)
    .map { number -> String in
      if number == 2 { throw NoSignal() }
      return "\(20 + number)°"
    }
}
//:

//: ## Something instead of the error
//: `asInfallible(onErrorJustReturn:)` takes an observable that can fail and sends this element instead of its error.
//: - Predict (lines of `Label`): The sensor fails 0.9 seconds from now. What does Label print, up to 1.5 seconds
//:   from now, and when?
//: - Hint: The sensor's observable is over when it has failed.
//: - Hint: What comes after the replacement: more temperatures, or the end?
let label = sensor()
  .asInfallible(onErrorJustReturn: "no signal")
  .subscribe(onNext: { print("Label \($0)") }, onCompleted: { print("Label completed") })
Thread.sleep(forTimeInterval: 1.5)

//: ## Somebody else instead
//: The error was replaced, but nothing revived the sensor: the label got its last text and completion.
//: `asInfallible(onErrorFallbackTo:)` goes on with another infallible.
//: - Predict (lines of `Hall`): A second sensor is in the hall, and it sends 18° once. What does Hall print?
//: - Hint: The elements before the error stay. What takes the place of the error?
//: - Hint: `just` sends its element and completes.
let hall = sensor()
  .asInfallible(onErrorFallbackTo: Infallible.just("18° in the hall"))
  .subscribe(onNext: { print("Hall \($0)") }, onCompleted: { print("Hall completed") })
Thread.sleep(forTimeInterval: 1.5)

//: ## Where to put it
//: Now the type can't fail, and the compiler accepts no `onError`. But the place of the repair decides what goes on. A
//: tap on *Refresh* loads a text, and the second load fails. One chain repairs the load, the other one repairs the
//: whole.
//: - Predict (lines of `Outside`, `Inside`): There are three taps. What do the two print?
//: - Hint: An error of a load passes `flatMap` and ends everything above the repair.
//: - Hint: `Outside` is over after its replacement. For `Inside`, no error ever reaches `flatMap`.
func load(_ number: Int) -> Single<String> {
  number == 2 ? .error(NoSignal()) : .just("text \(number)")
}

let taps = PublishSubject<Int>()
let outside = taps.flatMap { load($0) }
  .asInfallible(onErrorJustReturn: "sorry")
  .subscribe(onNext: { print("Outside \($0)") })
let inside = taps.flatMap { load($0).asInfallible(onErrorJustReturn: "sorry") }
  .asInfallible(onErrorJustReturn: "never shown")
  .subscribe(onNext: { print("Inside \($0)") })
for number in 1...3 {
  taps.onNext(number)
  Thread.sleep(forTimeInterval: 0.3)
}
/*:
 - Question: `Infallible` has no `onError`. What does the type promise then, and what doesn't it promise?
 - Answer: No error will come. It doesn't promise that elements go on: it may complete, as `Label` did.
 - Experiment: `:diff .asInfallible(onErrorJustReturn: "no signal") =>
   .retry(2).asInfallible(onErrorJustReturn: "no signal")` tries the sensor again before it gives up. What does Label
   show now?
 */
