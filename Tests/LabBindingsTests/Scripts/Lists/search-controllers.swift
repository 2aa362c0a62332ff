import PlaygroundSupport
import RxCocoa
import RxSwift
import UIKit

final class Main: UITableViewController {
  let search = UISearchController(searchResultsController: nil)
  let bag = DisposeBag()
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cities"
    navigationItem.searchController = search
    search.rx.didPresent.subscribe(onNext: { print("presented") }).disposed(by: bag)
    search.rx.didDismiss.subscribe(onNext: { print("dismissed") }).disposed(by: bag)
    search.searchBar.rx.text.orEmpty.changed.subscribe(onNext: { print($0) }).disposed(by: bag)
    tableView.rx.didScroll.subscribe(onNext: { print("scroll") }).disposed(by: bag)
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "City \(indexPath.row)"
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print("selected", indexPath.row) }
}
let main = Main()
PlaygroundPage.current.liveView = UINavigationController(rootViewController: main)
user.scroll(main.tableView, by: 3)
user.select("City 5")
user.type("b", into: main.search.searchBar)
user.tap("Cancel")
screen()

// expect: scroll
// expect: scroll
// expect: scroll
// expect: selected 5
// expect: presented
// expect: b
// expect: 
// expect: dismissed
// expect: ┌─ Cities ───────────────────────────────┐
// expect: │ ⌕ [________________]                   │
// expect: │ ├ City 3                               │
// expect: │ ├ City 4                               │
// expect: │ ▸ City 5                               │
// expect: │ ├ City 6                               │
// expect: │ ├ City 7                               │
// expect: │ ├ City 8                               │
// expect: │ ├ City 9                               │
// expect: │ ├ City 10                              │
// expect: │ ├ City 11                              │
// expect: │ ├ City 12                              │
// expect: │ ├ City 13                              │
// expect: │ ├ City 14                              │
// expect: │ ├ City 15                              │
// expect: │ ├ City 16                              │
// expect: │ ├ City 17                              │
// expect: │ ├ City 18                              │
// expect: │ ├ City 19                              │
// expect: │ ├ City 20                              │
// expect: │ ├ City 21                              │
// expect: │ ├ City 22                              │
// expect: │ ├ City 23                              │
// expect: │ ├ City 24                              │
// expect: │ ├ City 25                              │
// expect: └────────────────────────────────────────┘
