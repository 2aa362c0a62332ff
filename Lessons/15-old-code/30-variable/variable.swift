/*:
 # `Variable`, and what came after it

 `Variable` held a value that could be observed; RxSwift 5 removed it. In most old view models the whole state sits in
 variables, so you meet it everywhere. Its successor is `BehaviorRelay`.
 */
import Foundation
import RxSwift

let bag = DisposeBag()

//: ## A value that can be observed
//: You set `value`, and everybody who observes the variable receives the new one. `asObservable()` is what you subscribe to.
//: - Predict (first line of `Label`): Label subscribes before the name changes. What does it print first?
//: - Hint: A variable always has a value. Which one is it when Label subscribes?
let name = Variable("Anna")
name.asObservable()
  .subscribeNext { print("Label \($0)") }
  .addDisposableTo(bag)
name.value = "Ben"

//: ## Setting the same value
//: Ben is called Ben already.
//: - Predict (number of `Label`): How many lines does Label print when the name is set to the same text twice?
//: - Hint: Does a variable compare the new value with the old one?
//: - Hint: Leaving out repeated elements is the work of an operator, `distinctUntilChanged`.
name.value = "Ben"
name.value = "Ben"

//: ## A list that grows
//: A value type in a variable is changed in place: `append` reads the array, adds to the copy, and sets it.
//: - Predict (number of `List`): How many lines does List print?
//: - Hint: One when it subscribes. And then?
let list = Variable<[String]>([])
list.asObservable()
  .subscribeNext { print("List \($0.count)") }
  .addDisposableTo(bag)
list.value.append("milk")
list.value += ["tea", "bread"]
/*:
 - Hint: Count the assignments to `value`, not the things in the list.
 - Question: A relay has `value` to read and `accept(_:)` to write. Why is that better than one property for both?
 - Answer: A write that looks like an assignment hides that other code runs at once: every subscriber is called before the next line. `accept` shows
   that something is sent. `list.value += …` becomes `list.accept(list.value + …)`.
 - Experiment: `:diff name.asObservable() => name.asObservable().distinctUntilChanged()` leaves out what Label need not draw again.
 */
