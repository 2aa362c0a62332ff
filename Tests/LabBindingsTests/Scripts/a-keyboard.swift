import Foundation
import PlaygroundSupport
import RxCocoa
import RxSwift
import UIKit

final class Form: UIViewController {
  let name = UITextField()
  let mail = UITextField()
  let done = UIButton(type: .system)
  let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    name.placeholder = "Name"
    mail.placeholder = "Mail"
    done.setTitle("Done", for: .normal)
    for part in [name, mail, done] as [UIView] { view.addSubview(part) }
    let center = NotificationCenter.default
    Observable.merge(
      center.rx.notification(UIResponder.keyboardWillShowNotification)
        .map { ($0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue.height ?? 0 },
      center.rx.notification(UIResponder.keyboardWillHideNotification).map { _ in 0 }
    )
    .subscribe(onNext: { print("keyboard", $0) })
    .disposed(by: bag)
    center.rx.notification(UIResponder.keyboardDidShowNotification)
      .map { $0.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double }
      .subscribe(onNext: { print("shown after", $0 ?? 0, "s") })
      .disposed(by: bag)
    center.rx.notification(UIResponder.keyboardWillChangeFrameNotification)
      .subscribe(onNext: { _ in print("will move") })
      .disposed(by: bag)
    done.rx.tap.subscribe(onNext: { [unowned self] in view.endEditing(true) }).disposed(by: bag)
  }
}

PlaygroundPage.current.liveView = Form()
user.focus(on: "Name")
// expect: will move
// expect: keyboard 216.0
user.wait(0.3)  // expect: shown after 0.25 s
user.focus(on: "Mail")  // expect: will move
user.tap("Done")
// expect: will move
// expect: keyboard 0.0
