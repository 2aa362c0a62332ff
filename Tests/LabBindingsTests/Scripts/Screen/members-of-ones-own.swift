// not compiled: a member with the signature of an imported one is the program's own
import PlaygroundSupport
import RxCocoa
import RxSwift
import UIKit

extension Reactive where Base: UISearchBar {
  var value: ControlProperty<String?> {
    let values = Observable<String?>.deferred { [weak bar = base as UISearchBar] in
      (bar?.rx.delegate.methodInvoked(#selector(UISearchBarDelegate.searchBar(_:textDidChange:))) ?? .empty())
        .map { ($0[1] as? String).map { $0 + "!" } }
    }
    return ControlProperty(values: values, valueSink: Binder(base) { bar, text in bar.text = text })
  }
}
let bag = DisposeBag()
let bar = UISearchBar()
PlaygroundPage.current.liveView = bar
bar.rx.value.subscribe(onNext: { print($0 ?? "nil") }).disposed(by: bag)
user.type("a", into: bar)
// expect: a!

// A path of keys goes through a controller's view.
class Page: UIViewController {}
let page = Page()
page.rx.observe(CGRect.self, "view.frame", retainSelf: false)
  .subscribe(onNext: { print($0?.width ?? -1) })
  .disposed(by: bag)
// expect: 320.0
page.view.frame = CGRect(x: 0, y: 0, width: 8, height: 20)
// expect: 8.0

// A table controller's table has its name.
class Menu: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = nil
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c")
    Observable.just(["tea"])
      .bind(to: tableView.rx.items(cellIdentifier: "c")) { _, text, cell in cell.textLabel?.text = text }
      .disposed(by: bag)
    tableView.rx.modelSelected(String.self).subscribe(onNext: { print("chose", $0) }).disposed(by: bag)
  }
}
PlaygroundPage.current.liveView = Menu()
user.wait(0.1)
user.select("tea", in: "tableView")
// expect: chose tea

// A member for one class hides none of another's.
final class Search: UIView { let field = UITextField() }
extension Reactive where Base: Search {
  var text: ControlProperty<String?> { base.field.rx.text }
}
let search = Search()
search.rx.text.orEmpty.subscribe(onNext: { print("asks [\($0)]") }).disposed(by: bag)
// expect: asks []
search.field.rx.text.orEmpty.skip(1).subscribe(onNext: { print("of [\($0)]") }).disposed(by: bag)
search.field.text = "tea"
search.field.sendActions(for: .editingChanged)
// expect: asks [tea]
// expect: of [tea]

// A class of one's own may call its members what it likes.
final class Badge: UIView {
  let kind = "new"
  let subject = PublishSubject<Int>()
  var session = 1
  var captions = ["tag"]
  var gestures = 0
}
let badge = Badge()
badge.subject.subscribe(onNext: { badge.gestures += $0 }).disposed(by: bag)
badge.subject.onNext(2)
print(badge.kind, badge.session, badge.captions, badge.gestures)
// expect: new 1 ["tag"] 2
