import PlaygroundSupport
import RxCocoa
import RxSwift
import UIKit

final class DetailController: UIViewController {
  let text = UILabel()
  init(_ name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
    text.text = "About \(name)"
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(text)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("detail appears")
  }
  deinit { print("detail gone") }
}

final class ListController: UITableViewController {
  let names = ["Ada", "Grace"]
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "People"
    tableView.dataSource = nil
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    Observable.just(names)
      .bind(to: tableView.rx.items(cellIdentifier: "name", cellType: UITableViewCell.self)) { _, name, cell in
        cell.textLabel?.text = name
      }
      .disposed(by: bag)
    tableView.rx.modelSelected(String.self)
      .subscribe(onNext: { [unowned self] name in
        navigationController?.pushViewController(DetailController(name), animated: true)
      })
      .disposed(by: bag)
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Help", style: .plain, target: nil, action: nil)
    navigationItem.rightBarButtonItem!.rx.tap
      .subscribe(onNext: { [weak self] in
        let alert = UIAlertController(title: "Help", message: "Tap a name.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in print("understood") })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        self?.present(alert, animated: true)
      })
      .disposed(by: bag)
  }
}
let navigation = UINavigationController(rootViewController: ListController())
PlaygroundPage.current.liveView = navigation
screen()
user.select("Grace")
screen()
user.back()
user.tap("Help")
screen()
user.tap("OK")
screen()

// expect: ┌─ People ────────────────────── [ Help ]┐
// expect: │ ├ Ada                                  │
// expect: │ └ Grace                                │
// expect: └────────────────────────────────────────┘
// expect: detail appears
// expect: ┌─ ‹ People ─── Grace ───────────────────┐
// expect: │ About Grace                            │ text
// expect: └────────────────────────────────────────┘
// expect: detail gone
// expect: ┌─ People ────────────────────── [ Help ]┐
// expect: │      ╔═ Help ═══════════════════╗      │
// expect: │      ║ Tap a name.              ║      │
// expect: │      ║        [ OK ] [ Cancel ] ║      │
// expect: │      ╚══════════════════════════╝      │
// expect: └────────────────────────────────────────┘
// expect: understood
// expect: ┌─ People ────────────────────── [ Help ]┐
// expect: │ ├ Ada                                  │
// expect: │ └ Grace                                │
// expect: └────────────────────────────────────────┘
