/*:
 # Two ways from one source: glitches

 A price tag shows the net price and the tax. Both are computed from the same price, so they always belong together. Or
 do they?
 */
import Foundation
import RxRelay
import RxSwift

//: ## Net and tax
//: One relay, two `map`s, and `combineLatest` joins them again. The tax is 10 percent.
//: - Misconception: combine-latest-is-atomic
//: - Predict (lines of `Tag`): The price is changed once, from 100 to 200. Which lines are printed in all?
//: - Hint: `combineLatest` doesn't know that its two sources have the same origin. How many events does it receive for
//:   one change?
//: - Hint: The relay sends 200 to one `map` after the other. What does the tag show after the first?
let price = BehaviorRelay(value: 100)
let net = price.map { "net \($0)" }
let tax = price.map { "tax \($0 / 10)" }
let tag = Observable.combineLatest(net, tax) { "\($0), \($1)" }
  .subscribe(onNext: { print("Tag \($0)") })
Thread.sleep(forTimeInterval: 0.5)
price.accept(200)

//: ## An idea to get rid of it
//: For a moment, the tag showed `net 200, tax 10`: a new price with an old tax. Such a state that never existed is
//: called a *glitch*. The shape of the program, with two ways from one source to one subscriber, is a *diamond*. Can
//: you drop the glitch with `distinctUntilChanged()`?
//: - Predict (number of `Distinct`): The price changes once. How many lines begin with `Distinct` in all?
//: - Hint: `distinctUntilChanged` compares neighbours. Are any two of the tags equal?
//: - Hint: There is one tag when it subscribes, and the change sends as many as in the step before.
Thread.sleep(forTimeInterval: 0.5)
let distinct = Observable.combineLatest(net, tax) { "\($0), \($1)" }
  .distinctUntilChanged()
  .subscribe(onNext: { print("Distinct \($0)") })
Thread.sleep(forTimeInterval: 0.5)
price.accept(300)
tag.dispose()
distinct.dispose()

//: ## Without a diamond
//: The glitch is a value of its own, equal to neither neighbour. The cure is to leave out the diamond: compute both
//: parts from one element, in one `map`.
//: - Predict (number of `Whole`): The price is 300 at first and changes once. How many lines begin with `Whole` in all?
//: - Hint: How many events does the subscriber receive for each element of the relay?
//: - Hint: One element makes one line. The relay sends its 300 to a new subscriber, too.
Thread.sleep(forTimeInterval: 0.5)
let whole = price.map { "net \($0), tax \($0 / 10)" }
  .subscribe(onNext: { print("Whole \($0)") })
Thread.sleep(forTimeInterval: 0.5)
price.accept(400)
whole.dispose()

//: ## When you get the two ways from elsewhere
//: Sometimes `net` and `tax` come from somebody else's code, and you can't merge the `map`s. Try `zip`.
//: - Predict (lines of `Zipped`): The price changes once more. Which lines are printed in all?
//: - Hint: `zip` waits until both ways have sent their next element.
//: - Hint: The relay sends its 400 on both ways when `zipped` subscribes.
Thread.sleep(forTimeInterval: 0.5)
let zipped = Observable.zip(net, tax) { "\($0), \($1)" }
  .subscribe(onNext: { print("Zipped \($0)") })
Thread.sleep(forTimeInterval: 0.5)
price.accept(500)
/*:
 - Hint: For the question: `zip` counts. What if one way has sent fewer elements than the other?
 - Question: Somebody adds `.distinctUntilChanged()` to the tax. When does `zip` go wrong?
 - Answer: When the price changes and the tax doesn't, say from 500 to 505. The new net price then waits for the next
   tax, and from there on all pairs are one step apart.
 - Experiment: `:diff tag = Observable.combineLatest(net, tax) => tag = Observable.combineLatest(tax, net)` swaps the two
   ways in the first step. Which glitch do you see now?
 */
