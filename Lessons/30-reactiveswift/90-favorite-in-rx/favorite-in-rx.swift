/*:
 # The same button in RxSwift

 RxSwift's community has an `Action`, too, and RxCocoa has `Binder` and `Driver`. The names differ; what they do is the same.
 */
import Action
import Foundation
import PlaygroundSupport
import RxCocoa
import RxSwift
import UIKit
//: - Setup: `put(_:)`, a request that prints `PUT` and takes a second, and a screen with `heart` and `status`
func put(_ isFavorite: Bool) -> Observable<Bool> {
  Observable.create { observer in
    print("PUT favorite \(isFavorite)")
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      observer.onNext(isFavorite)
      observer.onCompleted()
    }
    return Disposables.create()
  }
}
let heart = UIButton(type: .system)
let status = UILabel()
heart.setTitle("Like", for: .normal)
status.text = "ready"
let root = UIViewController()
for part in [heart, status] as [UIView] { root.view.addSubview(part) }
PlaygroundPage.current.liveView = root
let bag = DisposeBag()
//:
//: ## `elements`, `executing`, `inputs`
//: `values` is called `elements` here, `isExecuting` is `executing`, and `inputs` is the observer that starts a run, as `bindingTarget` does.
//: - Predict (number of `PUT`): Three taps within a second. How many requests are sent?
//: - Hint: This action, too, is disabled while it runs.
let toggle = Action<Bool, Bool> { put($0) }
let isFavorite = BehaviorRelay(value: false)
toggle.elements.bind(to: isFavorite).disposed(by: bag)
heart.rx.tap.map { !isFavorite.value }.bind(to: toggle.inputs).disposed(by: bag)
user.tap("Like")
user.wait(0.2)
user.tap("Like")
user.wait(0.2)
user.tap("Like")
user.wait(2)
//: ## `Binder` and `Driver`
//: A `Binder` is the target: a closure with the object and the value. A `Driver` is the property: it is on main, cannot fail, and begins with the latest value.
//: - Predict (number of `screen: status`): How often does the label change in this step?
//: - Hint: `executing` begins with false.
let busy = Binder<Bool>(status) { label, isBusy in label.text = isBusy ? "saving" : "saved" }
toggle.executing.bind(to: busy).disposed(by: bag)
isFavorite.asDriver().map { $0 ? "Unlike" : "Like" }.drive(heart.rx.title()).disposed(by: bag)
user.tap(heart)
user.wait(2)
//: ## The refused run
//: Both libraries refuse a second run. Here the error reaches who called `execute`, and `errors` of the action.
//: - Predict (lines of `Second`): `second` executes the action while it runs. What does it print?
//: - Hint: In ReactiveSwift it is `disabled`.
toggle.execute(true).subscribe { print("First \($0)") }.disposed(by: bag)
user.wait(0.1)
toggle.execute(true).subscribe { print("Second \($0)") }.disposed(by: bag)
user.wait(2)
/*:
 - Question: `apply` gives a producer, `execute` an observable. What is the difference?
 - Answer: `apply` is cold: nothing happens before `start`. `execute` is hot: the run begins at the call, even if nobody subscribes to what it returns.
 - Experiment: Open `favorite-target` beside this lesson, and find for each line of one the line of the other.
 */
