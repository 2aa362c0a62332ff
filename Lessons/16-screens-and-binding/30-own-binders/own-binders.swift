/*:
 # A binder of your own

 `bind(to: label.rx.text)` sets a text. The screen of a thermometer has more to set: a temperature should be red when it
 is too high, and the warning should come and go. Whatever the property is, what you bind to is a *binder*.
 */
import PlaygroundSupport
import RxCocoa
import RxSwift
import UIKit

//: - Setup: a screen with a label `degrees` and a label `warning`, which can't be seen yet, and a subject `heat`
let degrees = UILabel()
let warning = UILabel()
degrees.text = "20°"
warning.text = "Too hot!"
warning.isHidden = true

let root = UIViewController()
for part in [degrees, warning] { root.view.addSubview(part) }
PlaygroundPage.current.liveView = root
let heat = PublishSubject<Int>()
let bag = DisposeBag()
//:

//: ## Every property is one
//: `rx` has a binder for every property that can be set: `rx.isHidden` is one for `isHidden`, without any code of yours.
//: - Predict (number of `screen: warning`): The subject sends 21, 31, 32 and 24. How many lines begin with
//:   `screen: warning`?
//: - Hint: The binder sets `isHidden` four times.
//: - Hint: A `screen:` line is written when a person can see a difference.
heat.map { $0 <= 30 }.bind(to: warning.rx.isHidden).disposed(by: bag)
for value in [21, 31, 32, 24] {
  heat.onNext(value)
  user.wait(0.5)
}
screen()

//: ## One that you write
//: The property was set each time, and the screen changed twice. A `Binder` is an object and a closure that sets something
//: of it. In an extension of `Reactive`, it looks like those that are built in.
//: - Predict (number of `screen: degrees`): The subject sends 31, 32 and 20. How many lines begin with
//:   `screen: degrees`?
//: - Hint: One closure sets two properties.
//: - Hint: The text changes three times. How often does the colour change?
extension Reactive where Base: UILabel {
  var temperature: Binder<Int> {
    Binder(base) { label, value in
      label.text = "\(value)°"
      label.textColor = value > 30 ? .red : .black
    }
  }
}

heat.bind(to: degrees.rx.temperature).disposed(by: bag)
for value in [31, 32, 20] {
  heat.onNext(value)
  user.wait(0.5)
}

//: ## A label that goes away
//: Text and colour are one thing now, and no caller can set one of them and forget the other. Next, a label of its own
//: prints what it is set to. It is bound, and then the last reference to it goes.
//: - Predict (lines of `Spy`, `Subject`): What is printed when the subject sends 22 and then 23?
//: - Hint: The subscription is still in the bag. Does that keep the label alive?
//: - Hint: A binder holds its object weakly. Without the object it has nothing to do.
final class SpyLabel: UILabel {
  override var text: String? { didSet { print("Spy \(text ?? "")") } }
  deinit { print("Spy is gone") }
}

var spy: SpyLabel? = SpyLabel()
heat.bind(to: spy!.rx.temperature).disposed(by: bag)
heat.subscribe(onNext: { print("Subject \($0)") }).disposed(by: bag)
heat.onNext(22)
spy = nil
heat.onNext(23)
/*:
 - Question: With `subscribe(onNext: { label.text = "\($0)°" })`, the label would have stayed. Why?
 - Answer: The closure captures the label strongly, the subscription holds the closure, and the bag holds the
   subscription.
 - Experiment: `:diff heat.bind(to: spy!.rx.temperature) => heat.subscribe(onNext: { [spy] in spy?.text = "\($0)" })`.
   How long does the label live now?
 */
