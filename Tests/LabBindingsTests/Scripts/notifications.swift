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
