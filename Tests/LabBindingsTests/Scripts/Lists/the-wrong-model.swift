import PlaygroundSupport
import RxCocoa
import RxSwift
import UIKit
let table = UITableView()
table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
_ = Observable.just([1, 2])
  .bind(to: table.rx.items(cellIdentifier: "name", cellType: UITableViewCell.self)) { _, number, cell in
    cell.textLabel?.text = "\(number)"
  }
_ = table.rx.modelSelected(String.self).subscribe(onNext: { print("selected", $0) })
PlaygroundPage.current.liveView = table
user.select("2")
print("end")

// expect: error: 11: Failure converting from Optional(2) to String
// not compiled: a compiled program stops there
