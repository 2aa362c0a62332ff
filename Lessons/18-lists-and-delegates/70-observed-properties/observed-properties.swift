/*:
 # Observed properties

 Some objects have no events, only properties that change. `rx.observe` sends the values of a property by its name. It is
 Objective-C's key-value observing, so the name is a string and the type a promise.
 */
import RxCocoa
import RxSwift
import UIKit

//: ## Initial and new
//: A frame is set after the subscription.
//: - Predict (lines of `Width`): How many lines are printed, and which?
//: - Hint: `rx.observe` asks for the initial value and for new ones, if you say nothing else.
//: - Hint: The initial value is sent while you subscribe.
let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
let width = box.rx.observe(CGRect.self, "frame")
  .subscribe(onNext: { print("Width \($0?.width ?? -1)") })
box.frame = CGRect(x: 0, y: 0, width: 30, height: 20)

//: ## Only new values
//: - Predict (lines of `Alpha`): The options are `[.new]`, and `alpha` is set to 0.5. What is printed?
//: - Hint: The initial value must be asked for.
let alpha = box.rx.observe(CGFloat.self, "alpha", options: [.new])
  .subscribe(onNext: { print("Alpha \($0 ?? -1)") })
box.alpha = 0.5

//: ## Who keeps the view?
//: `observe` keeps the object alive as long as you are subscribed; `observeWeakly` does not.
//: - Predict (lines): Both views are let go of. Which lines are printed?
//: - Hint: The first view is still held by its own subscription.
//: - Hint: `observeWeakly` sends nil when the object is gone, and completes.
var strong: UIView? = UIView()
var weaker: UIView? = UIView()
let one = strong!.rx.observe(Bool.self, "isHidden")
  .skip(1)
  .subscribe(onNext: { _ in print("Strong next") }, onCompleted: { print("Strong completed") })
let other = weaker!.rx.observeWeakly(Bool.self, "isHidden")
  .skip(1)
  .subscribe(
    onNext: { print("Weak \($0.map { "\($0)" } ?? "nil")") }, onCompleted: { print("Weak completed") })
strong = nil
weaker = nil

//: ## The subscription ends
//: - Predict (lines): Something observes the end of the strong view. When the subscription is disposed of, what is printed?
//: - Hint: The subscription was the last one to hold the view.
var last: UIView? = UIView()
let ended = last!.rx.deallocated.subscribe(onNext: { print("View is gone") })
let holding = last!.rx.observe(Bool.self, "isHidden").subscribe()
last = nil
print("let go")
holding.dispose()
/*:
 - Question: A controller observes a property of its own view with `observe` and keeps the subscription. Is that a cycle?
 - Answer: The subscription holds the view, and the controller holds both, so it is none. It becomes one if the object that is
   observed holds the subscription itself.
 - Experiment: Misspell `frame`. The error says which property there is not.
 */
