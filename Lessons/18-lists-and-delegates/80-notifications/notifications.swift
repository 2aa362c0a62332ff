/*:
 # Notifications

 A notification has a name and may have a sender. Whoever posts it does not know who listens. `rx.notification` is the listener as an
 observable: it registers with the subscription and leaves when that is disposed of.
 */
import PlaygroundSupport
import RxCocoa
import RxSwift
import UIKit

extension Notification.Name {
  static let rain = Notification.Name("rain")
}
let center = NotificationCenter.default
let harbour = NSObject()
let airport = NSObject()

//: ## From anybody, or from one
//: `town` listens to the name, `pier` also to the sender.
//: - Predict (number of `Wet`): It rains at the airport, then at the harbour. How many lines are printed?
//: - Hint: Without an object, every sender will do.
//: - Hint: The rain at the harbour reaches both. Who hears it first, no center promises.
let town = center.rx.notification(.rain).subscribe(onNext: { _ in print("Wet") })
let pier = center.rx.notification(.rain, object: harbour).subscribe(onNext: { _ in print("Wet") })
center.post(name: .rain, object: airport)
center.post(name: .rain, object: harbour)

//: ## Nothing is kept
//: - Predict (lines): `Late` subscribes after the rain, and then it does not rain. What is printed?
//: - Hint: Is a notification kept for those who come later?
let late = center.rx.notification(.rain).subscribe(onNext: { _ in print("Late is wet") })

//: ## A listener leaves
//: - Predict (lines): `town` is disposed of, and it rains at the airport. What is printed?
//: - Hint: Who is left, and who of them listens to the airport?
town.dispose()
center.post(name: .rain, object: airport)

//: ## What a text field posts
//: A text field posts a notification for each change that a person makes.
//: - Predict (lines of `Field`): Somebody types `ok`, and then the program sets the text. What is printed?
//: - Hint: One notification for each key.
//: - Hint: What the program sets, it knows already.
let field = UITextField()
PlaygroundPage.current.liveView = field
let typed = center.rx.notification(UITextField.textDidChangeNotification, object: field)
  .subscribe(onNext: { _ in print("Field: \(field.text ?? "")") })
user.type("ok", into: field)
field.text = "set"
/*:
 - Question: Is the sequence hot or cold?
 - Answer: Hot. Notifications are posted whether or not somebody listens. The subscription only registers the listener.
 - Experiment: `UIApplication.rx.didEnterBackground` is made of such a notification. Subscribe, and write `user.home()`.
 */
