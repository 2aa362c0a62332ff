/*:
 # One key, three emissions

 A search field should send a request for what is typed. Somebody types one letter and closes the keyboard, and the server
 counts more requests than letters. Who sends the others?
 */
import PlaygroundSupport
import RxCocoa
import RxSwift
import UIKit

//: - Setup: a screen with two fields, `search` and `note`
let search = UITextField()
let note = UITextField()
let root = UIViewController()
for part in [search, note] { root.view.addSubview(part) }
PlaygroundPage.current.liveView = root
let bag = DisposeBag()
//:

//: ## Focus, key, leave
//: `skip(1)` drops the text at subscription. The person taps the field, presses one key, and taps the other field.
//: - Predict (lines of `Text`): What is printed? An empty text is written as `-`.
//: - Hint: Three things happen at the field, and each of them is an editing event.
//: - Hint: The property reads the text at every editing event, whether it has changed or not.
let texts = search.rx.text.orEmpty.skip(1).map { $0.isEmpty ? "-" : $0 }
let printed = texts.subscribe(onNext: { print("Text \($0)") })
user.type("r", into: search)
user.wait(1)
user.focus(on: note)
printed.dispose()

//: ## `distinctUntilChanged`
//: Beginning, changing and ending are one emission each. A request for each of them would be two too many.
//: - Predict (lines of `GET`): The person adds *x*, takes it back with the delete key, and leaves. What is printed?
//: - Hint: The field contains *r* when this step begins. It is sent at the subscription.
//: - Hint: `distinctUntilChanged` compares neighbours only: a text may come again.
search.rx.text.orEmpty
  .distinctUntilChanged()
  .subscribe(onNext: { print("GET \($0)") })
  .disposed(by: bag)
user.type("x", into: search)
user.press(.delete)
user.focus(on: note)

//: ## Only the last one
//: Neighbours that are equal are gone, but *r* was asked for twice. `debounce` waits until the person has stopped typing
//: and passes on the last text.
//: - Predict (lines of `Calm`): A key comes every 170 ms. The person types *x*, takes it back and leaves. What is printed?
//: - Hint: Between two keys there is less time than `debounce` waits.
//: - Hint: In which order do the two operators stand, and what does the second of them see?
search.rx.text.orEmpty
  .debounce(.milliseconds(300), scheduler: MainScheduler.instance)
  .distinctUntilChanged()
  .subscribe(onNext: { print("Calm \($0)") })
  .disposed(by: bag)
user.wait(1)
user.type("x", into: search)
user.press(.delete)
user.focus(on: note)
user.wait(1)
/*:
 - Question: What would change if `distinctUntilChanged` stood before `debounce`?
 - Answer: The text *r* would come a second time: *rx* and *r* differ from their neighbours, so they restart the wait, and
   the last of them is *r* again. Behind `debounce`, it is compared with the last text that was passed on.
 - Experiment: `:diff .milliseconds(300) => .milliseconds(150)`. Which texts come through now?
 */
