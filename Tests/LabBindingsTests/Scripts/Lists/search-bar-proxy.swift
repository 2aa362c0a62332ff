import PlaygroundSupport
import RxCocoa
import RxSwift
import UIKit

final class SearchController: UIViewController, UISearchBarDelegate, UIScrollViewDelegate {
  let bar = UISearchBar()
  let scroll = UIScrollView()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
    bar.showsCancelButton = true
    bar.delegate = self
    bar.rx.cancelButtonClicked.subscribe(onNext: { print("rx cancel") }).disposed(by: bag)
    bar.rx.text.orEmpty.skip(1).subscribe(onNext: { print("text", $0) }).disposed(by: bag)
    bar.rx.delegate.methodInvoked(#selector(UISearchBarDelegate.searchBarSearchButtonClicked(_:)))
      .subscribe(onNext: { print("search", $0.count) })
      .disposed(by: bag)
    bar.rx.delegate.sentMessage(#selector(UISearchBarDelegate.searchBarCancelButtonClicked(_:)))
      .subscribe(onNext: { _ in print("before the delegate") })
      .disposed(by: bag)
    print(bar.rx.delegate.forwardToDelegate() === self)
  }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { print("delegate cancel") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { print("delegate", searchText) }
}
let search = SearchController()
PlaygroundPage.current.liveView = search
user.type("rx", into: "bar")
user.press(.return)
user.tap("Cancel")

// expect: true
// expect: delegate r
// expect: text r
// expect: delegate rx
// expect: text rx
// expect: search 1
// expect: before the delegate
// expect: delegate cancel
// expect: rx cancel
