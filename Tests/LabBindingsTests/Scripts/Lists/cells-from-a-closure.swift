import PlaygroundSupport
import RxCocoa
import RxSwift
import UIKit

let table = UITableView()
let bag = DisposeBag()
let names = Observable.just(["Ada", "Grace", "Edsger"])
names
  .bind(to: table.rx.items) { (table, row, name) in
    let cell = table.dequeueReusableCell(withIdentifier: "name") ?? UITableViewCell(style: .value1, reuseIdentifier: "name")
    cell.textLabel?.text = name
    cell.detailTextLabel?.text = "\(row)"
    cell.accessoryType = .detailButton
    return cell
  }
  .disposed(by: bag)
table.rx.itemAccessoryButtonTapped
  .subscribe(onNext: { print("accessory of \($0.row)") })
  .disposed(by: bag)
Observable.zip(table.rx.itemSelected, table.rx.modelSelected(String.self))
  .subscribe(onNext: { print($0.row, $1) })
  .disposed(by: bag)
table.rx.itemSelected.subscribe(onNext: { [unowned table] in table.deselectRow(at: $0, animated: true) }).disposed(by: bag)
PlaygroundPage.current.liveView = table
user.tapAccessory(of: "Ada")
user.select("Grace")
screen()

// expect: accessory of 0
// expect: 1 Grace
// expect: ┌────────────────────────────────────────┐
// expect: │ ├ Ada                              0 ⓘ │
// expect: │ ├ Grace                            1 ⓘ │
// expect: │ └ Edsger                           2 ⓘ │
// expect: └────────────────────────────────────────┘
