/*:
 # An error has no place on a label

 A label shows texts. When an error reaches it, nobody is there to handle it: `bind(to:)` has no `onError`. What happens to
 the label, and what happens to the binding? This lesson is a release build, as your users have it: it goes on.
 - Build: release
 */
import PlaygroundSupport
import RxCocoa
import RxSwift
import UIKit

//: - Setup: a label `price` and a button `next`, and `prices`, whose third one fails
let price = UILabel()
let next = UIButton(type: .system)
next.setTitle("Next", for: .normal)
let root = UIViewController()
for part in [price, next] { root.view.addSubview(part) }
PlaygroundPage.current.liveView = root

struct NoPrice: Error {}
func priceOf(_ number: Int) throws -> String {
  if number == 3 { throw NoPrice() }
  return "\(number) euros"
}
//:

//: ## Four taps
//: Each tap counts, and `map` makes a price of the number. It throws for the third one.
//: - Predict (number of `euros`): The person taps four times. How many lines with euros will there be?
//: - Hint: An error ends a subscription.
//: - Hint: The label gets a text for each tap before the error.
let binding = next.rx.tap
  .scan(0) { number, _ in number + 1 }
  .map { try priceOf($0) }
  .bind(to: price.rx.text)
for _ in 1...4 {
  user.tap("Next")
  user.wait(0.5)
}

//: ## What the error left behind
//: The third tap wrote `Binding error`, and the fourth one did nothing at all: the subscription was over. The button still
//: works, and so does the label. Only the connection between them is gone.
//: - Predict (lines of `Tap`): A closure is subscribed to the button now. What does it print for one tap?
//: - Hint: Which of the two has failed: the taps, or what was made of them?
//: - Hint: `rx.tap` is a control event. It never fails.
let printing = next.rx.tap.subscribe(onNext: { print("Tap") })
user.tap("Next")

//: ## A text in place of the error
//: The taps are as alive as before. So an error must not leave the place where it arises: here it becomes a text, inside
//: `map`.
//: - Predict (number of `euros`): The person taps four times again. How many lines with euros will there be? A line shows
//:   the text before, too.
//: - Hint: The label shows *2 euros* when this step begins.
//: - Hint: The third tap has a text now. Is anything over after it?
let safe = next.rx.tap
  .scan(0) { number, _ in number + 1 }
  .map { (try? priceOf($0)) ?? "no price" }
  .bind(to: price.rx.text)
for _ in 1...4 {
  user.tap("Next")
  user.wait(0.5)
}
/*:
 - Question: In a debug build of an app, RxCocoa stops the program at such an error. What is that good for, if the app may
   go on in a release build?
 - Answer: An error that reaches a binding is a mistake in the program, since nothing can handle it there. In the
   hands of its authors the program should stop where it happens. In the hands of its users it should not.
 - Experiment: `rxlab run binding-errors --build debug` stops at the error, too, and says where.
 */
