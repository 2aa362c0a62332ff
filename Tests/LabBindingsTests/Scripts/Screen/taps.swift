import PlaygroundSupport
import RxCocoa
import RxSwift
import UIKit

final class CounterController: UIViewController {
  let add = UIButton(type: .system)
  let count = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Counter"
    add.setTitle("Add", for: .normal)
    for part in [count, add] { view.addSubview(part) }
    add.rx.tap
      .scan(0) { taps, _ in taps + 1 }
      .startWith(0)
      .map { "\($0) taps" }
      .bind(to: count.rx.text)
      .disposed(by: bag)
    add.rx.tap.skip(1).map { false }.bind(to: add.rx.isEnabled).disposed(by: bag)
  }
}

PlaygroundPage.current.liveView = CounterController()
user.tap("Add")
// expect: user: tap Add
// expect: screen: count "0 taps" → "1 taps"
user.tap("Add")
// expect: user: tap Add
// expect: screen: count "1 taps" → "2 taps"
// expect: screen: add enabled → disabled
screen()
// expect: ┌─ Counter ──────────────────────────────┐
// expect: │ 2 taps                                 │ count
// expect: │ (- Add -)                              │ add
// expect: └────────────────────────────────────────┘
