import PlaygroundSupport
import RxCocoa
import RxSwift
import UIKit
final class L: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    _ = Observable.just(["a"])
      .bind(to: tableView.rx.items(cellIdentifier: "name", cellType: UITableViewCell.self)) { _, name, cell in
        cell.textLabel?.text = name
      }
  }
}
PlaygroundPage.current.liveView = L()
screen()

// expect: error: 10: This is a feature to warn you that there is already a delegate (or data source) set somewhere previously. The object is `<UITableView: 0x600000100100>`.
// not compiled: a compiled program stops there
