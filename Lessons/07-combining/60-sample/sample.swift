/*:
 # Looking now and then: `sample`

 A thermometer sends a number whenever the temperature changes. You look at it from time to time.
 `thermometer.sample(looks)` sends the latest temperature at each look. `looks` is called the *sampler*.
 */
import Foundation
import RxSwift

//: ## Three looks
//: - Predict (lines of `Seen`): You look three times. What is printed?
//: - Hint: There are two new temperatures before the first look, and none between the second and the third.
//: - Hint: `sample` sends an element only if it is new.
let thermometer = PublishSubject<Int>()
let looks = PublishSubject<Void>()
let seen = thermometer.sample(looks)
  .subscribe(onNext: { print("Seen \($0)") }, onCompleted: { print("Seen completed") })
thermometer.onNext(19)
thermometer.onNext(20)
Thread.sleep(forTimeInterval: 0.5)
looks.onNext(())
Thread.sleep(forTimeInterval: 0.5)
thermometer.onNext(21)
looks.onNext(())
Thread.sleep(forTimeInterval: 0.5)
looks.onNext(())

//: ## Looking from the other side
//: The third look printed nothing: 21 had been seen. `looks.withLatestFrom(thermometer)` is decided by the looks, too.
//: Does it do the same?
//: - Predict (number of `Found`): The thermometer sends one number, and you look three times. How many lines begin with
//:   `Found`?
//: - Hint: Does `withLatestFrom` ask whether the element is new?
//: - Hint: It sends what it remembers, for every element of `looks`.
Thread.sleep(forTimeInterval: 0.5)
let found = looks.withLatestFrom(thermometer)
  .subscribe(onNext: { print("Found \($0)") })
thermometer.onNext(22)
for _ in 1...3 {
  Thread.sleep(forTimeInterval: 0.3)
  looks.onNext(())
}
found.dispose()

//: ## The last look
//: Now the temperature changes once more, and then the sampler completes: you will not look again.
//: - Misconception: sample-ignores-trigger-end
//: - Predict (lines of `Seen`): What is printed from here on?
//: - Hint: Nobody calls `looks.onNext`. Does the completion of the sampler count as a look?
//: - Hint: In RxSwift it counts. What is new at that time?
Thread.sleep(forTimeInterval: 0.5)
thermometer.onNext(23)
Thread.sleep(forTimeInterval: 0.5)
looks.onCompleted()
Thread.sleep(forTimeInterval: 0.5)
thermometer.onNext(24)

//: ## The thermometer is switched off
//: The completion of the sampler counted as a last look, at 23. The 24 came after that.
//: - Predict (yes if `Seen completed`): The thermometer completes. Is `Seen completed` printed?
//: - Hint: `sample` speaks only when its sampler does.
//: - Hint: When will `looks` send its next event?
Thread.sleep(forTimeInterval: 0.5)
thermometer.onCompleted()
Thread.sleep(forTimeInterval: 0.5)
print("switched off")
/*:
 - Hint: For the question: ask `:ledger` which subscriptions are left.
 - Question: Which subscriptions are left at the end, and who has to end them?
 - Answer: `seen` is left. You end it, with `dispose()` or a dispose bag. The completion of a sampled source is passed
   on at the next event of the sampler, and a completed sampler has none.
 - Experiment: `:diff sample(looks) => sample(looks, defaultValue: 0)` gives `sample` something to send when nothing is
   new. How many lines begin with `Seen` now?
 */
