/*:
 # The controller that never goes

 A screen is closed, and its controller should be deallocated: with it go its views, its bag and its subscriptions. A closure that
 mentions `self` and is kept in the controller's own bag prevents that.
 - Limit: 5 s
 */
import PlaygroundSupport
import RxCocoa
import RxSwift
import UIKit

final class Clock: UIViewController {
  let weakly: Bool
  let label = UILabel()
  private let bag = DisposeBag()

  init(weakly: Bool) {
    self.weakly = weakly
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("the clock is made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Clock"
    view.addSubview(label)
    let ticks = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
    if weakly {
      ticks.subscribe(onNext: { [weak self] tick in self?.show(tick) }).disposed(by: bag)
    } else {
      ticks.subscribe(onNext: { tick in self.show(tick) }).disposed(by: bag)
    }
  }

  func show(_ tick: Int) {
    print("Tick \(tick)")
    label.text = "\(tick)"
  }

  deinit { print("Clock is gone") }
}

let home = UIViewController()
home.title = "Home"
let navigation = UINavigationController(rootViewController: home)
PlaygroundPage.current.liveView = navigation

//: ## Closed, but still ticking
//: The clock is shown for 1.5 seconds, then somebody goes back.
//: - Predict (lines): Two more seconds pass. Which lines are printed in this step?
//: - Hint: Who holds the closure, and whom does the closure hold?
//: - Hint: The controller holds the bag, the bag the subscription, the subscription the closure, the closure the controller.
navigation.pushViewController(Clock(weakly: false), animated: true)
user.wait(1.5)
user.back()
user.wait(2)

//: ## With `[weak self]`
//: The first clock ticks on. Take only the end of a second one: its closure holds the controller weakly.
//: - Predict (number of `Clock is gone`): How often is this line printed when somebody goes back?
//: - Hint: Nobody but the navigation controller holds the second clock.
//: - Hint: The first clock is still held by its own closure.
navigation.pushViewController(Clock(weakly: true), animated: true)
user.wait(0.2)
user.back()
user.wait(0.2)
/*:
 The first clock ticks until the program ends, and shows its numbers on a label that nobody sees.
 - Question: Would `bind(to: label.rx.text)` have the same fault?
 - Answer: No. The binder holds the label weakly, and the closure of `map` before it does not mention `self`.
 - Experiment: `:ledger` lists the subscriptions that are left, with the line that made them.
 */
