import PlaygroundSupport
import RxCocoa
import RxRelay
import RxSwift
import UIKit

final class NameController: UIViewController {
  let field = UITextField()
  let greeting = UILabel()
  let name = BehaviorRelay(value: "Bo")
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [field, greeting] { view.addSubview(part) }
    name.bind(to: field.rx.text).disposed(by: bag)
    field.rx.text.orEmpty.bind(to: name).disposed(by: bag)
    name.map { "Hello, \($0)" }.bind(to: greeting.rx.text).disposed(by: bag)
  }
}

let controller = NameController()
PlaygroundPage.current.liveView = controller
user.type("b", into: controller.field)
// expect: user: focus on field
// expect: user: key "b" in field
// expect: screen: greeting "Hello, Bo" → "Hello, Bob"
user.press(.delete)
// expect: user: key delete in field
// expect: screen: greeting "Hello, Bob" → "Hello, Bo"
controller.name.accept("Al")
// expect: screen: field "Bo" → "Al"
// expect: screen: greeting "Hello, Bo" → "Hello, Al"
print(controller.field.text ?? "nil", controller.name.value)
// expect: Al Al
