/*:
 # The first to answer: `amb`

 The same file lies on two servers. You ask both and keep to the one that answers first. `amb` (short for *ambiguous*)
 does that with observables.
 */
import Foundation
import RxSwift

//: - Setup: `server("Oslo", first: 0.4, then: 0.5)` sends three parts; prints when it is asked and let go
func server(_ name: String, first: Double, then period: Double) -> Observable<String> {
  Observable<Int>
    .timer(
      .milliseconds(Int(first * 1000)), period: .milliseconds(Int(period * 1000)),
      scheduler: SerialDispatchQueueScheduler(qos: .default)
    )
    .take(3)
    .map { "part \($0 + 1) from \(name)" }
    .do(
      onSubscribe: { print("\(name) is asked") },
      onDispose: { print("\(name) is let go") })
}
//:

//: ## Two servers
//: Oslo is quick to begin, but slow afterwards. Rome begins late and then hurries.
//: - Predict (lines of `Race`): Which parts are printed, and when?
//: - Hint: When does each of them send its first part?
//: - Hint: `amb` decides once, at the first event, and doesn't change its mind.
let oslo = server("Oslo", first: 0.4, then: 1)
let rome = server("Rome", first: 0.6, then: 0.1)
let race = oslo.amb(rome)
  .subscribe(onNext: { print("Race \($0)") })
Thread.sleep(forTimeInterval: 3)

//: ## A server that is down
//: Oslo won with its first part, and its slowness afterwards didn't matter. Next, a server is down: it fails after 0.2
//: seconds.
//: - Predict (one of `Hurry part 1 from Oslo`, `Hurry failed`): Oslo would answer after 0.4 seconds. Which line is
//:   printed?
//: - Hint: Which event comes first?
//: - Hint: "The first to answer" means the first event, and an error is an event.
struct Down: Error {}
let broken = Observable<Int>
  .timer(.milliseconds(200), scheduler: SerialDispatchQueueScheduler(qos: .default))
  .flatMap { _ in Observable<String>.error(Down()) }
let hurry = broken.amb(oslo)
  .subscribe(onNext: { print("Hurry \($0)") }, onError: { _ in print("Hurry failed") })
Thread.sleep(forTimeInterval: 1.5)

//: ## The one that loses
//: The error was the first event, so the broken server won, and Oslo's file never came. Back to servers that work: what
//: happens to the one that loses?
//: - Predict (first of `Bonn is let go`, `Again part 1`): Paris sends its first part after 0.4 seconds, and Bonn after
//:   0.6. Which of these is printed first?
//: - Hint: Bonn has lost as soon as Paris sends something. So has somebody else to go before the part is passed on?
//: - Hint: `amb` clears the table first: it disposes of the others, and then it passes on the event that won.
let paris = server("Paris", first: 0.4, then: 0.1)
let bonn = server("Bonn", first: 0.6, then: 0.1)
let again = paris.amb(bonn)
  .subscribe(onNext: { print("Again \($0)") })
Thread.sleep(forTimeInterval: 1.5)
/*:
 - Question: How do you keep the broken server from winning?
 - Answer: Catch its error before the race: `broken.catch { _ in Observable.never() }.amb(oslo)`. An observable that
   sends nothing can't win.
 - Experiment: `:diff broken.amb(oslo) => broken.catch { _ in Observable.never() }.amb(oslo)` does that. Who answers
   now?
 */
