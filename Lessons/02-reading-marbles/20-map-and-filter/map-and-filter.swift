/*:
 # map and filter

 An *operator* is a method on an observable that returns a new observable. `map` changes each element with your closure, and
 `filter` lets an element through if your closure says `true`. They do for values over time what they do for an array.
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

//: ## map
//: `tens` is a new observable. Whoever subscribes to it gets each number of `numbers`, changed by the closure.
//: - Predict (marble of `Tens`): What does Tens print? A long element is written in angle brackets: `Cat: -<70>` is the
//:   line `Cat 70` at 1 s.
//: - Hint: `map` changes elements. Does it change when they come?
//: - Hint: Begin with `-<10>`, and don't forget how it ends.
let numbers = lane("-123|")
let tens = numbers.map { number in number * 10 }
let first = tens.subscribe(
  onNext: { print("Tens \($0)") }, onCompleted: { print("Tens completed") })
Thread.sleep(forTimeInterval: 4.5)

//: ## filter
//: `map` keeps the time of each event, and passes completion on. `filter` asks its closure about each element.
//: - Predict (marble of `Odd`): What does Odd print?
//: - Hint: The closure says `false` for 2. What is in its place then?
//: - Hint: `filter` drops elements. It doesn't move the others to the left.
let odd = numbers.filter { number in number % 2 == 1 }.subscribe(
  onNext: { print("Odd \($0)") }, onCompleted: { print("Odd completed") })
Thread.sleep(forTimeInterval: 4.5)

//: ## A filter that is too strict
//: Where an element was dropped, there is a gap: the time of the others stays. Now none of the numbers is above 5.
//: - Predict (marble of `Large`): What does Large print?
//: - Hint: `filter` asks its closure about elements. There are events that aren't elements.
//: - Hint: `numbers` completes at 4 s, whatever it has sent before.
let large = numbers.filter { number in number > 5 }.subscribe(
  onNext: { print("Large \($0)") }, onCompleted: { print("Large completed") })
Thread.sleep(forTimeInterval: 4.5)

//: ## The way of an element
//: A filter passes completion and errors on, even if it drops all elements. The next two closures print a line for each
//: element that they see: first that of `map`, and then that of the subscriber.
//: - Predict (first of `got 2`, `doubling 2`): Which line is printed first: `got 2` or `doubling 2`?
//: - Hint: `map` of an array changes all the elements before you get the result. Could `map` of an observable do that?
//: - Hint: The source might send its second element an hour after the first.
let doubled = Observable.of(1, 2, 3).map { number -> Int in
  print("doubling \(number)")
  return number * 2
}
let got = doubled.subscribe(onNext: { print("got \($0)") })

//: ## A chain is a recipe
//: Each element goes through the whole chain before the next one is sent. An operator does nothing until somebody
//: subscribes to its result, and it never changes the observable before it: `numbers` is still `-123|`. You can use it in
//: as many chains as you like.
print("the numbers are still there")
/*:
 - Hint: In which of the two has the price been changed when it is compared?
 - Question: Is `prices.map { $0 * 2 }.filter { $0 > 10 }` the same as `prices.filter { $0 > 10 }.map { $0 * 2 }`?
 - Answer: No. The elements go through the chain from left to right. A price of 6 is 12 when the first filter sees it, and
   passes; the second filter sees 6, and drops it.
 - Experiment: `:diff let got = doubled.subscribe(onNext: { print("got \($0)") }) =>` takes the last subscriber away. How
   many of the six lines remain?
 */
