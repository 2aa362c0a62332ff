/*:
 # scan: remember what came before

 `map` sees one element at a time. For a score, a balance or a counter you need what came before as well. `scan` keeps a
 value: your closure receives that value and the new element, and returns the next value.
 */
import Foundation
import RxSwift

//: - Setup: `lane`, an observable that sends what you draw
/// Sends a drawing, one place a second: `-` is nothing, `|` completion, a digit is that number.
func lane(_ drawing: String) -> Observable<Int> {
  Observable.create { observer in
    let clock = DispatchQueue(label: "lane")
    for (second, sign) in drawing.enumerated() {
      clock.asyncAfter(deadline: .now() + Double(second)) {
        if let number = sign.wholeNumberValue { observer.onNext(number) }
        if sign == "|" { observer.onCompleted() }
      }
    }
    return Disposables.create()
  }
}

//: ## A running total
//: Three deposits come, and `total` begins with 0.
//: - Predict (marble of `Balance`): What does Balance print?
//: - Hint: The closure is called for each element, and what it returns is sent.
//: - Hint: After the second deposit it is 1 + 2. Was there an element at 0 s?
let deposits = lane("-123|")
let total = deposits.scan(0) { sum, amount in sum + amount }
let balance = total.subscribe(
  onNext: { print("Balance \($0)") }, onCompleted: { print("Balance completed") })
Thread.sleep(forTimeInterval: 4.5)

//: ## A second subscriber
//: The first value, 0, isn't sent: `scan` sends when it receives something. The last balance was 6. Now Ben subscribes to
//: the same `total`.
//: - Predict (first line of `Ben`): What is Ben's first line?
//: - Misconception: cold-runs-once
//: - Hint: Where does `scan` keep its value: in the observable, or in the subscription?
//: - Hint: Operators are recipes. Each subscription begins with the value that you passed to `scan`.
let ben = total.subscribe(onNext: { print("Ben \($0)") })
Thread.sleep(forTimeInterval: 4.5)

//: ## reduce
//: Each subscription has a sum of its own. `reduce` has the same parameters as `scan`. It works like `reduce` of an array:
//: you get one result.
//: - Predict (marble of `Sum`): What does Sum print?
//: - Hint: When can `reduce` know that it has all the deposits?
//: - Hint: The source completes at 4 s. Nothing can be sent before.
let sum = deposits.reduce(0) { sum, amount in sum + amount }.subscribe(
  onNext: { print("Sum \($0)") }, onCompleted: { print("Sum completed") })
Thread.sleep(forTimeInterval: 4.5)

//: ## A value of another type
//: `reduce` sends the last value, when the source completes. What `scan` keeps can have another type than the elements.
//: Here it is a tuple: how many points a player has scored, and in how many rounds. `map` divides one by the other.
//: - Predict (marble of `Average`): What does Average print?
//: - Hint: `before` is the tuple that the closure returned last. In the beginning both numbers are 0.
//: - Hint: After the second round there are 6 points in 2 rounds.
let rounds = lane("-246|")
let average = rounds
  .scan((points: 0, rounds: 0)) { before, points in
    (points: before.points + points, rounds: before.rounds + 1)
  }
  .map { total in total.points / total.rounds }
  .subscribe(
    onNext: { print("Average \($0)") }, onCompleted: { print("Average completed") })
Thread.sleep(forTimeInterval: 4.5)

//: ## scan or reduce
//: `scan` sends each intermediate value, at the time of its element. `reduce` stays silent for a source that never
//: completes.
print("the bank closes")
/*:
 - Hint: Do the taps on a button complete?
 - Question: A label shows how often a button has been tapped: `taps.reduce(0) { count, _ in count + 1 }`. It stays empty.
   Why?
 - Answer: `reduce` waits for completion, and the taps on a button never complete. `scan` sends the count after each tap.
 - Experiment: `:diff deposits.scan(0) => deposits.scan(5)` begins with 5. Is 5 printed? Which lines differ?
 */
