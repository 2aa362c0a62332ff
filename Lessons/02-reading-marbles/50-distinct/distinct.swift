/*:
 # distinctUntilChanged: only when it is new

 A sensor sends its value every second, changed or not. A screen wants to hear of changes only. `distinctUntilChanged` drops
 an element that is equal to the last one it let through.
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

//: ## The channel of a radio
//: A radio reports its channel once a second.
//: - Predict (marble of `Channel`): What does Channel print?
//: - Hint: 1 comes twice in a row at the beginning. It comes a third time later.
//: - Hint: The operator remembers one element. Which one is that when the last 1 arrives?
let channel = lane("-1121|").distinctUntilChanged().subscribe(
  onNext: { print("Channel \($0)") }, onCompleted: { print("Channel completed") })
Thread.sleep(forTimeInterval: 5.5)

//: ## Nearly the same
//: The last 1 was compared with 2, the last element that was let through, so a value can come back. You can say yourself
//: which elements count as the same: here two temperatures that are less than 2 degrees apart.
//: - Predict (marble of `Display`): What does Display print?
//: - Hint: 2 is less than two degrees from 1. With what is 3 compared?
//: - Hint: Display has not shown the 2. Which temperature was let through last?
let display = lane("-1234|").distinctUntilChanged { one, other in abs(one - other) < 2 }
  .subscribe(
    onNext: { print("Display \($0)") }, onCompleted: { print("Display completed") })
Thread.sleep(forTimeInterval: 5.5)

//: ## The place in the chain
//: An element is compared with the last one that has passed: 3 with 1, and 4 with 3. Now two chains with the same two
//: operators. `map` asks whether it is warm: above 2.
//: - Predict (number of `Late`): How many lines begin with `Late`?
//: - Hint: Which elements does `distinctUntilChanged` compare in the chain of Late?
//: - Hint: It gets `false`, `false`, `true`, `true`.
let temperatures = Observable.of(1, 2, 3, 4)
let early = temperatures.distinctUntilChanged().map { $0 > 2 }.subscribe(onNext: { warm in
  print("Early warm: \(warm)")
})
let late = temperatures.map { $0 > 2 }.distinctUntilChanged().subscribe(onNext: { warm in
  print("Late warm: \(warm)")
})

//: ## Compare what you show
//: Put `distinctUntilChanged` behind the `map` that makes what the screen shows. Before it, the operator compares
//: temperatures, and these do change.
print("the screen is calm")
/*:
 - Hint: Which elements does the operator remember?
 - Question: Can you use `distinctUntilChanged` to greet each guest of a party once, when guests come and go?
 - Answer: No. It remembers the last element only, so a guest who comes back after another one is greeted again. For that
   you would have to remember all guests, with `scan` for example.
 - Experiment: `:diff abs(one - other) < 2 => one == other` compares the temperatures exactly. Which lines are new?
 */
