/*:
 # A favorite button with an Action

 An `Action` is work for an input, one run at a time. It says whether it runs and whether it can, and gathers the values and errors of all runs.
 */
import Foundation
import PlaygroundSupport
import ReactiveCocoa
import ReactiveSwift
import UIKit
//: - Setup: `NetworkError`, `service`, whose request prints `PUT` and takes a second, and a screen with `heart` and `loader`
enum NetworkError: Error { case offline }
final class FavoriteService {
  var isOnline = true
  func toggle(_ isFavorite: Bool) -> SignalProducer<Bool, NetworkError> {
    SignalProducer { [unowned self] observer, _ in
      print("PUT favorite \(!isFavorite)")
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        guard self.isOnline else { return observer.send(error: .offline) }
        observer.send(value: !isFavorite)
        observer.sendCompleted()
      }
    }
  }
}
let service = FavoriteService()
let heart = UIButton(type: .system)
let loader = UIActivityIndicatorView()
heart.setTitle("Like", for: .normal)
let root = UIViewController()
for part in [heart, loader] as [UIView] { root.view.addSubview(part) }
PlaygroundPage.current.liveView = root
//:
//: ## No state to set
//: The action runs the request. `isFavorite` follows its `values`, `isLoading` is its `isExecuting`. `apply` makes a producer; its start is the run.
//: - Predict (number of `screen: heart`): How many changes can a person see at `heart` in the two seconds after the tap?
//: - Hint: The value arrives while the action still runs.
final class ProductModel {
  let toggle: Action<Bool, Bool, NetworkError>
  let isFavorite: Property<Bool>

  init() {
    toggle = Action { service.toggle($0) }
    isFavorite = Property(initial: false, then: toggle.values)
  }
}
let model = ProductModel()
heart.reactive.title <~ model.isFavorite.map { $0 ? "Unlike" : "Like" }
heart.reactive.isHidden <~ model.toggle.isExecuting
loader.reactive.isAnimating <~ model.toggle.isExecuting
heart.reactive.controlEvents(.touchUpInside)
  .take(duringLifetimeOf: root)
  .observeValues { _ in model.toggle.apply(model.isFavorite.value).start() }
user.tap("Like")
user.wait(2)
//: ## Twice at once
//: The order of the two changes is another one than by hand: the title first. Now two runs a tenth of a second apart, as with the keyboard shortcut.
//: - Predict (lines of `Second`): `second` starts the action while it runs. What does it print?
//: - Hint: The action refuses with an error of its own.
//: - Hint: `ActionError` has the cases `disabled` and `producerFailed`.
//: - Misconception: action-runs-twice
model.toggle.disabledErrors.observeValues { print("refused") }
model.toggle.apply(model.isFavorite.value).start { print("First \($0)") }
user.wait(0.1)
model.toggle.apply(model.isFavorite.value).start { print("Second \($0)") }
user.wait(2)
//: ## An error
//: One request was sent. The service is offline now. The error ends the run; `errors` is a stream that cannot fail.
//: - Predict (lines of `Alert`): The person taps twice, two seconds apart. What does `Alert` print?
//: - Hint: An error ends a run. Does it end the action?
service.isOnline = false
model.toggle.errors.observeValues { print("Alert \($0)") }
user.tap("Like")
user.wait(2)
user.tap("Like")
user.wait(2)
screen()
/*:
 - Question: In RxSwift the chain `tap → flatMap(request)` ends with the first error. Why does it not here?
 - Answer: Each run is a producer of its own. The action turns their events into signals that never fail: `values`, `errors` and `completed`.
 - Experiment: `:marbles` shows the runs of the action, and the refused one between them.
 */
