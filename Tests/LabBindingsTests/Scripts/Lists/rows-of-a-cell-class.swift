import PlaygroundSupport
import RxCocoa
import RxSwift
import UIKit

final class FruitCell: UITableViewCell {
  func show(_ fruit: String) { textLabel?.text = "* " + fruit }
}

final class FruitController: UIViewController {
  let table = UITableView()
  let chosen = UILabel()
  let fruits = BehaviorRelay(value: ["apple", "pear"])
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(chosen)
    view.addSubview(table)
    table.register(FruitCell.self, forCellReuseIdentifier: "fruit")
    fruits
      .bind(to: table.rx.items(cellIdentifier: "fruit", cellType: FruitCell.self)) { row, fruit, cell in
        cell.show("\(row) \(fruit)")
      }
      .disposed(by: bag)
    table.rx.modelSelected(String.self)
      .bind(to: chosen.rx.text)
      .disposed(by: bag)
    table.rx.itemSelected
      .subscribe(onNext: { print("row", $0.row, "section", $0.section, $0) })
      .disposed(by: bag)
  }
}

let controller = FruitController()
PlaygroundPage.current.liveView = controller
user.select("* 1 pear")
screen()
controller.fruits.accept(["plum", "cherry", "fig"])
user.select((0, 2))
screen()

// expect: row 1 section 0 [0, 1]
// expect: ┌────────────────────────────────────────┐
// expect: │ pear                                   │ chosen
// expect: │ ├ * 0 apple                            │ table
// expect: │ ▸ * 1 pear                             │
// expect: └────────────────────────────────────────┘
// expect: row 2 section 0 [0, 2]
// expect: ┌────────────────────────────────────────┐
// expect: │ fig                                    │ chosen
// expect: │ ├ * 0 plum                             │ table
// expect: │ ├ * 1 cherry                           │
// expect: │ ▸ * 2 fig                              │
// expect: └────────────────────────────────────────┘
