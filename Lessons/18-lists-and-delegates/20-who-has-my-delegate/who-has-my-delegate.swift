/*:
 # Who has my delegate?

 A search bar has one `delegate`. Your class wants to be it, and `rx.cancelButtonClicked` needs it as well. RxCocoa puts a
 *proxy* into the property: it sends what it hears to the observables, and passes it on to the delegate that was there.
 */
import PlaygroundSupport
import RxCocoa
import RxSwift
import UIKit

final class Clerk: NSObject, UISearchBarDelegate {
  let name: String
  init(_ name: String) { self.name = name }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { print("\(name) hears cancel") }
}

let bag = DisposeBag()
let bar = UISearchBar()
bar.showsCancelButton = true
PlaygroundPage.current.liveView = bar

//: ## First the delegate, then the observable
//: Anna is the delegate. Then somebody subscribes to `rx.cancelButtonClicked`.
//: - Predict (lines): Cancel is tapped. Who prints a line, and in which order?
//: - Hint: The proxy passes every message on to the delegate that it found.
//: - Hint: The observables are sent to after the delegate's method has returned.
let anna = Clerk("Anna")
bar.delegate = anna
bar.rx.cancelButtonClicked.subscribe(onNext: { print("Rx hears cancel") }).disposed(by: bag)
user.tap("Cancel")

//: ## The property
//: - Predict (one of `It is Anna`, `It is a proxy`): Who is in the property `delegate` now?
//: - Hint: Somebody had to hear the message first.
//: - Hint: The search bar sends each message to one object only.
print(bar.delegate === anna ? "It is Anna" : "It is a proxy")

//: ## Another delegate, set by hand
//: Ben is written into the property, as one does without RxCocoa.
//: - Predict (lines): Cancel is tapped again. Who prints a line?
//: - Hint: What was in the property before?
//: - Hint: The proxy was, and the observables hear only what the proxy hears.
let ben = Clerk("Ben")
bar.delegate = ben
user.tap("Cancel")

//: ## Set through the proxy
//: Reading `rx.delegate` puts the proxy back, with Ben behind it. `setForwardToDelegate` names the delegate behind the proxy
//: and leaves the property alone.
//: - Predict (lines): Anna is set this way. Who prints a line?
//: - Hint: The proxy is in the property again.
//: - Hint: There is one place behind the proxy, and Anna has taken it.
bar.rx.delegate.setForwardToDelegate(anna, retainDelegate: false)
user.tap("Cancel")
/*:
 - Question: The proxy does not keep the delegate alive. Why is that right?
 - Answer: A delegate is usually the controller that owns the view. If the view kept it alive, neither would ever go.
 - Experiment: Assign `bar.delegate = ben` in the first step, *before* anybody reads `bar.rx`. Nothing is lost.
 */
