/*:
 # Patience: `timeout`

 A weather station sends its measurements every now and then. If it sends nothing for too long, something is broken, and
 your program should say so. `timeout` turns silence into an error.
 */
import Foundation
import RxSwift

let clock = SerialDispatchQueueScheduler(qos: .default)

//: ## A station that falls silent
//: The measurements come 0.6, 1.2 and 2.1 seconds from now; after that, none.
//: - Predict (lines of `Station`): The patience is 1 second. What is printed, and when? Times count from now.
//: - Hint: Between which measurements is there more than a second?
//: - Hint: The second begins anew with each measurement. Add it to the time of the last one.
let station = PublishSubject<String>()
let watched = station.timeout(.seconds(1), scheduler: clock)
  .subscribe(onNext: { print("Station \($0)") }, onError: { _ in print("Station failed") })
Thread.sleep(forTimeInterval: 0.6)
station.onNext("19°")
Thread.sleep(forTimeInterval: 0.6)
station.onNext("20°")
Thread.sleep(forTimeInterval: 0.9)
station.onNext("21°")
Thread.sleep(forTimeInterval: 1.4)

//: ## It was only asleep
//: The error came one second after the last measurement. Now the station wakes up and sends 22°.
//: - Predict (lines of `Station`): What is printed?
//: - Hint: What can follow after an error?
//: - Hint: The subscription has ended with the error, whatever the station does afterwards.
station.onNext("22°")
Thread.sleep(forTimeInterval: 0.5)

//: ## Another station
//: An error is the end, so the subscription is over for good. Often you know what to do instead.
//: `timeout(_:other:scheduler:)` goes on with another observable.
//: - Predict (lines of `Report`): The mountain is silent after its first measurement; the valley sends one every 1.5
//:   seconds. What is printed, and when?
//: - Hint: The valley's observable is cold: its first 1.5 seconds begin when it is subscribed to.
//: - Hint: Is the valley's own silence longer than a second? Does the limit hold for it, too?
let mountain = Observable.just("mountain 5°").concat(Observable.never())
let valley = Observable<Int>.interval(.milliseconds(1500), scheduler: clock).take(2)
  .map { "valley \(18 + $0)°" }
let report = mountain.timeout(.seconds(1), other: valley, scheduler: clock)
  .subscribe(onNext: { print("Report \($0)") }, onCompleted: { print("Report completed") })
Thread.sleep(forTimeInterval: 4.5)

//: ## A slow talker
//: The limit held for the mountain alone; the valley may take its time. The last speaker says a word every 0.8 seconds,
//: five words in all.
//: - Predict (yes if `Talk failed`): Is the talk cut off by a timeout of one second?
//: - Hint: The whole talk takes four seconds. Is that what `timeout` measures?
//: - Hint: Compare the 0.8 seconds between two words with the limit.
let talk = Observable<Int>.interval(.milliseconds(800), scheduler: clock).take(5)
  .timeout(.seconds(1), scheduler: clock)
  .subscribe(onError: { _ in print("Talk failed") }, onCompleted: { print("Talk completed") })
Thread.sleep(forTimeInterval: 4.5)
/*:
 - Question: How would you allow the talk two seconds in all?
 - Answer: With `take(for: .seconds(2), scheduler: clock)`, which completes after that time. `timeout` measures each
   pause, not the whole.
 - Experiment: `:diff .take(5) => .take(5).take(for: .seconds(2), scheduler: clock)` does that. When does the talk end?
 */
