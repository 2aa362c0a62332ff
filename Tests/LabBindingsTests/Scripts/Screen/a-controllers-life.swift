import RxCocoa
import RxSwift
import UIKit

final class PageController: UIViewController {
  let label = UILabel()

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { fatalError("no storyboard") }
  override func loadView() { super.loadView(); print(title ?? "", "loadView") }
  override func viewDidLoad() { super.viewDidLoad(); print(title ?? "", "viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print(title ?? "", "viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); print(title ?? "", "viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); print(title ?? "", "viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); print(title ?? "", "viewDidDisappear") }
  deinit { print("deinit") }
}

let first = PageController("A")
print(first.isViewLoaded)
// expect: false
let navigation = UINavigationController(rootViewController: first)
let window = UIWindow(frame: UIScreen.main.bounds)
window.rootViewController = navigation
window.makeKeyAndVisible()
// expect: A loadView
// expect: A viewDidLoad
// expect: A viewWillAppear
// expect: A viewDidAppear
func push() {
  let second = PageController("B")
  _ = second.rx.deallocated.subscribe(onNext: { print("B is deallocated") })
  navigation.pushViewController(second, animated: false)
}
push()
// expect: B loadView
// expect: B viewDidLoad
// expect: A viewWillDisappear
// expect: B viewWillAppear
// expect: A viewDidDisappear
// expect: B viewDidAppear
// expect: screen: A → B
user.back()
user.wait(0.1)
// expect: user: back
// expect: B viewWillDisappear
// expect: A viewWillAppear
// expect: B viewDidDisappear
// expect: A viewDidAppear
// expect: screen: B → A
// expect: deinit
// expect: B is deallocated
print(navigation.viewControllers.count, first.isViewLoaded)
// expect: 1 true
