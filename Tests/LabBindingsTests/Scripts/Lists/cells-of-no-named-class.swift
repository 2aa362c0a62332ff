// The class of the cells is that of the requirement, where nothing else says it.
import PlaygroundSupport
import RxCocoa
import RxSwift
import UIKit

let bag = DisposeBag()
let table = UITableView()
table.register(UITableViewCell.self, forCellReuseIdentifier: "drink")
PlaygroundPage.current.liveView = table

struct Drink { let name: String }
let drinks = BehaviorRelay(value: [Drink(name: "tea"), Drink(name: "milk")])
let named = drinks
  .bind(to: table.rx.items(cellIdentifier: "drink")) { (_, drink: Drink, cell) in
    cell.textLabel?.text = drink.name
    print("named \(drink.name)")
  }
user.wait(0.1)
// expect: named tea
// expect: named milk
named.dispose()

drinks
  .bind(to: table.rx.items(cellIdentifier: "drink")) { _, drink, cell in
    cell.textLabel?.text = drink.name
  }
  .disposed(by: bag)
user.wait(0.1)
print(table.visibleCells.map { $0.textLabel?.text ?? "" })
// expect: ["tea", "milk"]
