/*:
 # Pairs: `zip`

 At a dance, the first lady dances with the first gentleman who comes, the second with the second. Nobody dances twice.
 `zip` makes such pairs: the first elements of its sources, then the second ones, and so on.
 */
import Foundation
import RxSwift

//: ## Who waits for whom
//: - Misconception: combining-waits-alike
//: - Predict (lines of `Pair`): Which pairs dance?
//: - Hint: Number the ladies and the gentlemen in the order in which they come.
//: - Hint: Clara is the third lady. Is there a third gentleman?
let ladies = PublishSubject<String>()
let gentlemen = PublishSubject<String>()
let pairs = Observable.zip(ladies, gentlemen) { "\($0) and \($1)" }
  .subscribe(onNext: { print("Pair \($0)") }, onCompleted: { print("Pair completed") })
ladies.onNext("Anna")
ladies.onNext("Berta")
ladies.onNext("Clara")
Thread.sleep(forTimeInterval: 0.5)
gentlemen.onNext("Paul")
Thread.sleep(forTimeInterval: 0.5)
gentlemen.onNext("Quentin")

//: ## The same dance with `combineLatest`
//: `zip` keeps who is early in a queue: Anna and Berta waited there until a gentleman came, and Clara is still waiting.
//: `combineLatest` has no queue; it remembers one element of each source.
//: - Predict (lines of `Latest`): The same people come again. Which lines does `combineLatest` print?
//: - Hint: Who is the latest lady when Paul comes?
//: - Hint: A new element replaces the one that is remembered, and a remembered element can be used again.
Thread.sleep(forTimeInterval: 0.5)
let women = PublishSubject<String>()
let men = PublishSubject<String>()
let latest = Observable.combineLatest(women, men) { "\($0) and \($1)" }
  .subscribe(onNext: { print("Latest \($0)") })
women.onNext("Anna")
women.onNext("Berta")
women.onNext("Clara")
Thread.sleep(forTimeInterval: 0.5)
men.onNext("Paul")
Thread.sleep(forTimeInterval: 0.5)
men.onNext("Quentin")

//: ## One side goes home
//: `combineLatest` forgot Anna and Berta, and let Clara dance twice. In the first dance, Clara still waits. Now no more
//: ladies will come, then a gentleman arrives, and then no more gentlemen will come.
//: - Predict (lines of `Pair`): What is printed from here on?
//: - Hint: Does the queue still hold somebody when the ladies have completed?
//: - Hint: Completion doesn't empty the queue: Clara still dances. The pairs are complete when both sides are.
Thread.sleep(forTimeInterval: 0.5)
ladies.onCompleted()
Thread.sleep(forTimeInterval: 0.5)
gentlemen.onNext("Rob")
Thread.sleep(forTimeInterval: 0.5)
gentlemen.onCompleted()

//: ## A beat for a list
//: Completion does not empty the queue. Since the slower source decides when a pair is made, you can give a list a
//: beat: zip it with a timer.
//: - Predict (lines of `Song`): Which notes are printed, and when? Times count from now.
//: - Hint: `interval` sends its first number after the first period.
//: - Hint: The step begins with half a second of sleep.
Thread.sleep(forTimeInterval: 0.5)
let beat = Observable<Int>.interval(
  .milliseconds(500), scheduler: SerialDispatchQueueScheduler(qos: .default)).take(4)
let song = Observable.zip(Observable.of("do", "re", "la"), beat) { note, _ in note }
  .subscribe(onNext: { print("Song \($0)") })
Thread.sleep(forTimeInterval: 2)
/*:
 - Question: One source sends a thousand elements a second, the other one. What happens in `zip`?
 - Answer: 999 more elements wait in its queue after each second. `zip` fits sources that belong together one to one,
   for instance two requests that each answer once.
 - Experiment: `:diff Observable.zip(ladies => Observable.combineLatest(ladies` changes the first dance. With whom does
   Clara dance?
 */
