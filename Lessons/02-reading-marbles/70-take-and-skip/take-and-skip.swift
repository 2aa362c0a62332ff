/*:
 # take and skip

 Often you need a part of a stream: the first answer, everything but the first value, everything until something changes.
 `take` keeps the beginning, and `skip` leaves it out.
 */
import Foundation
import RxSwift

//: - Setup: `lane`, an observable that sends what you draw
/// Sends a drawing, one place a second: `-` is nothing, `|` completion, a digit is that number.
/// Calls `onEnd` when a subscription ends.
func lane(_ drawing: String, onEnd: @escaping () -> Void = {}) -> Observable<Int> {
  Observable.create { observer in
    let clock = DispatchQueue(label: "lane")
    for (second, sign) in drawing.enumerated() {
      clock.asyncAfter(deadline: .now() + Double(second)) {
        if let number = sign.wholeNumberValue { observer.onNext(number) }
        if sign == "|" { observer.onCompleted() }
      }
    }
    return Disposables.create(with: onEnd)
  }
}

//: ## take
//: The source sends four numbers, and completes at 5 s. `take(2)` lets two of them pass.
//: - Predict (marble of `Two`): What does Two print?
//: - Hint: What does `take(2)` know when the second element has passed?
//: - Hint: It needn't wait for anything. Two events at one time are put in parentheses.
let numbers = lane("-1234|")
let two = numbers.take(2).subscribe(
  onNext: { print("Two \($0)") }, onCompleted: { print("Two completed") })
Thread.sleep(forTimeInterval: 3.5)

//: ## The source of take
//: `take(2)` completes together with its second element. The next source has a closure for the end of a subscription, which
//: prints `source closed`. The source sends for five seconds, and this step lasts 2.5 s.
//: - Predict (yes if `source closed` before `2.5 s are over`): Is `source closed` printed before the last line,
//:   `2.5 s are over`?
//: - Hint: Who still needs the source after the first element?
//: - Hint: When a subscription ends, what it has upstream is disposed of.
let watched = lane("-1234|", onEnd: { print("source closed") })
let one = watched.take(1).subscribe(onNext: { print("One \($0)") })
Thread.sleep(forTimeInterval: 2.5)
print("2.5 s are over")

//: ## skip
//: `take` disposes of its source when it has enough, so the source can stop its work. `skip(3)` is the opposite: it drops
//: the first three elements.
//: - Predict (marble of `Rest`): What does Rest print?
//: - Hint: An operator that drops elements leaves gaps.
//: - Hint: The fourth element comes at 4 s, and completion after it.
let rest = numbers.skip(3).subscribe(
  onNext: { print("Rest \($0)") }, onCompleted: { print("Rest completed") })
Thread.sleep(forTimeInterval: 5.5)

//: ## take(while:)
//: `skip` doesn't make anything come earlier. The last one takes a condition: `take(while:)` lets elements pass as long as
//: the closure says `true`.
//: - Predict (marble of `Low`): What does Low print?
//: - Hint: It differs from `filter`: think of the word "while".
//: - Hint: At 2 s the condition is false for the first time. That 1 comes after it makes no difference.
let low = lane("-131|").take(while: { $0 < 3 }).subscribe(
  onNext: { print("Low \($0)") }, onCompleted: { print("Low completed") })
Thread.sleep(forTimeInterval: 3.5)

//: ## Ends that you choose
//: `take(while:)` completes at the first element that fails the test, and `filter` would have let the last 1 pass. With
//: `take` you give a stream an end that its source doesn't have.
print("enough")
/*:
 - Hint: What ends first: the source, or the count of `take`?
 - Question: What does `take(5)` do with a source that sends two elements and completes?
 - Answer: It passes both elements and the completion. `take(5)` lets at most five elements pass; it doesn't wait for more.
 - Experiment: `:diff take(while: { $0 < 3 }) => filter { $0 < 3 }` shows the difference between the two. Which lines are
   new?
 */
