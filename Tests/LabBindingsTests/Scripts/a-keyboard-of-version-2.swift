// not compiled: spellings of older versions
import RxCocoa
import RxSwift
import UIKit
import XCPlayground

class Form: UIViewController {
  let name = UITextField()
  let disposeBag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    name.placeholder = "Name"
    view.addSubview(name)
    let center = NSNotificationCenter.defaultCenter()
    center.rx_notification(UIKeyboardWillShowNotification)
      .subscribeNext { notification in
        if let info = notification.userInfo, frame = info[UIKeyboardFrameEndUserInfoKey] as? NSValue {
          print("shown", frame.CGRectValue().height)
        }
      }
      .addDisposableTo(disposeBag)
    center.addObserver(
      self, selector: #selector(hidden), name: UIKeyboardWillHideNotification, object: nil)
  }

  func hidden() { print("hidden") }
}

let form = Form()
XCPlaygroundPage.currentPage.liveView = form
user.focus(on: "Name")  // expect: shown 216.0
form.view.endEditing(true)  // expect: hidden
