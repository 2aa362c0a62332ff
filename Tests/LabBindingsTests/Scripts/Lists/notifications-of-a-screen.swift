import Foundation
import RxCocoa
import RxSwift
import UIKit

extension Notification.Name { static let rain = Notification.Name("rain") }
let center = NotificationCenter.default
let station = NSObject(), other = NSObject()
let s = center.rx.notification(.rain).subscribe(onNext: { print("any", $0.userInfo?["mm"] as? Int ?? 0) })
let t = center.rx.notification(.rain, object: station).map { $0.userInfo?["mm"] as? Int }.subscribe(onNext: { print("station", $0 as Any) })
center.post(name: .rain, object: station, userInfo: ["mm": 3])
center.post(name: .rain, object: other, userInfo: ["mm": 4])
s.dispose()
center.post(name: .rain, object: station)
let field = UITextField()
_ = center.rx.notification(UITextField.textDidChangeNotification, object: field).subscribe(onNext: { _ in print("text", field.text!) })
_ = UIApplication.rx.didEnterBackground.subscribe(onNext: { _ in print("background") })
import PlaygroundSupport
PlaygroundPage.current.liveView = field
user.type("ab", into: field)
user.home()

// expect: any 3
// expect: station Optional(3)
// expect: any 4
// expect: station nil
// expect: text a
// expect: text ab
// expect: background
// not compiled: Foundation on Linux calls observers in no order
