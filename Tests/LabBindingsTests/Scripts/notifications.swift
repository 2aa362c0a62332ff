import Foundation
import RxCocoa
import RxSwift

let name = Notification.Name("saved")
let subscription = NotificationCenter.default.rx.notification(name)
  .subscribe(onNext: { print($0.name.rawValue, $0.userInfo?["count"] ?? "none") })
NotificationCenter.default.post(name: name, object: nil, userInfo: ["count": 2])
NotificationCenter.default.post(name: Notification.Name("other"), object: nil)
subscription.dispose()
NotificationCenter.default.post(name: name, object: nil)
print("end")
// expect: saved 2
// expect: end

// A center keeps no sender alive, and what is observed of one that is gone is heard from nobody.
final class Sender: NSObject {
  deinit { print("sender gone") }
}
func observeASender() -> any NSObjectProtocol {
  let sender = Sender()
  return NotificationCenter.default.addObserver(forName: Notification.Name("of one"), object: sender, queue: nil) { _ in
    print("heard")
  }
}
let ofOne = observeASender()
NotificationCenter.default.post(name: Notification.Name("of one"), object: nil)
NotificationCenter.default.removeObserver(ofOne)
print("end")
// expect: sender gone
// expect: end
