/*:
 # Later: `delay`

 News from a space probe arrives late, because the signal needs time. `delay` does that to an observable: everything
 that the source sends comes out after a fixed time. Or nearly everything.
 */
import Foundation
import RxSwift

let clock = SerialDispatchQueueScheduler(qos: .default)

//: ## Two seconds on the way
//: The probe sends 0, 1 and 2, one each second, and completes.
//: - Predict (marble of `Earth`): Draw what Earth receives. One character is one second: `-` is a second without news.
//: - Hint: The probe's own diagram is `-012`. The first dash stands for the moment in which you subscribe.
//: - Hint: All of it moves to the right; the distances stay the same.
let probe = Observable<Int>.interval(.seconds(1), scheduler: clock).take(3)
let earth = probe.delay(.seconds(2), scheduler: clock)
  .subscribe(onNext: { print("Earth \($0)") }, onCompleted: { print("Signal ends") })
Thread.sleep(forTimeInterval: 5.5)

//: ## An accident
//: `Signal ends` came two seconds after the end as well. Another probe sends three pictures, 0.4 seconds apart, and
//: then fails. Its signal takes one second.
//: - Predict (lines of `Picture`): What is printed, and when? Times count from now.
//: - Hint: When does the error happen? Which pictures have arrived by then?
//: - Hint: An error isn't delayed. It ends the subscription, together with everything that is still on its way.
struct Crash: Error {}
let pictures = Observable<Int>.interval(.milliseconds(400), scheduler: clock)
  .map { number -> Int in
    if number == 3 { throw Crash() }
    return number
  }
let received = pictures.delay(.seconds(1), scheduler: clock)
  .subscribe(onNext: { print("Picture \($0)") }, onError: { _ in print("Picture lost") })
Thread.sleep(forTimeInterval: 2.5)

//: ## A late listener
//: The crash overtook two pictures. `delaySubscription` is something else: it passes everything on immediately, but it
//: begins to listen later. The radio here is a subject, which speaks whether or not somebody listens.
//: - Predict (lines of `Delayed`, `Late`): The radio says four words, at 0, 0.5, 1 and 1.5 seconds. What do the two
//:   print?
//: - Hint: `delay` has subscribed before the first word, and `delaySubscription` subscribes after 0.7 seconds.
//: - Hint: The late listener misses the first words and hears the others without delay. Sort the lines by their times.
let radio = PublishSubject<String>()
let delayed = radio.delay(.milliseconds(700), scheduler: clock)
  .subscribe(onNext: { print("Delayed \($0)") })
let late = radio.delaySubscription(.milliseconds(700), scheduler: clock)
  .subscribe(onNext: { print("Late \($0)") })
for word in ["ladies", "and", "gentle", "men"] {
  radio.onNext(word)
  Thread.sleep(forTimeInterval: 0.5)
}
Thread.sleep(forTimeInterval: 0.5)
/*:
 - Question: Does `delay` hold up the program?
 - Answer: No. It keeps the elements and asks its scheduler to be called later. The thread that sent them goes on at
   once, as the radio did.
 - Experiment: `:diff .milliseconds(400) => .milliseconds(200)` lets the probe work faster. How many pictures arrive
   now?
 */
