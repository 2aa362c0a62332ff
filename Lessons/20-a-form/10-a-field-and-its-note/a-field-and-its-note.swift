/*:
 # A field and its note

 Below each field of a sign-up form stands a note: whether the text will do, and why not. A note is a text *and* a colour, so one
 value should carry both, and one binding should show it.
 */
import Foundation
import PlaygroundSupport
import RxCocoa
import RxSwift
import UIKit

//: - Setup: a field `name` with its label `note`, and a server that knows Ada and thinks long about `a`
server.answer("GET", "/users/*", after: .milliseconds(430)) { _ in .status(404) }
server.answer("GET", "/users/ada", after: .milliseconds(430)) { _ in .status(200) }
server.answer("GET", "/users/a", after: .milliseconds(900)) { _ in .status(404) }
URLSession.rx.shouldLogRequest = { _ in false }

let name = UITextField()
name.placeholder = "Name"
let note = UILabel()
note.text = ""
let root = UIViewController()
root.title = "Sign up"
for part in [name, note] { root.view.addSubview(part) }
PlaygroundPage.current.liveView = root
let bag = DisposeBag()
//:

//: ## One value, one sink
//: `Validation` is what can be said of a text. The sink shows it. The first rule needs no server.
//: - Predict (number of `screen: note`): `a-` is typed. How many changes of the note are there? Each property counts for itself.
//: - Hint: A letter is fine by this rule, and a dash is not.
//: - Hint: What does the sink set for each value?
enum Validation: Equatable {
  case empty, checking, ok(String), failed(String)

  var isOK: Bool { if case .ok = self { true } else { false } }

  var text: String {
    switch self {
    case .empty: ""
    case .checking: "Checking …"
    case .ok(let text), .failed(let text): text
    }
  }

  var color: UIColor {
    switch self {
    case .empty, .checking: .black
    case .ok: .green
    case .failed: .red
    }
  }
}

extension Reactive where Base: UILabel {
  var validation: Binder<Validation> {
    Binder(base) { label, validation in
      label.text = validation.text
      label.textColor = validation.color
    }
  }
}

func letters(_ text: String) -> Validation {
  if text.isEmpty { return .empty }
  return text.allSatisfy(\.isLetter) ? .ok("OK") : .failed("Only letters")
}

let simple = name.rx.text.orEmpty.map { letters($0) }.bind(to: note.rx.validation)
user.type("a-", into: name)
simple.dispose()

//: ## Ask the server
//: Whether a name is free is known to the server only. It takes 430 ms for an answer, and 900 ms for the name `a`. `startWith` says
//: meanwhile that the name is being checked.
//: - Predict (number of `Note Free`): The field is cleared, and `ada` is typed with 170 ms between two keys. `ada` is taken. How often
//:   is `Free` shown?
//: - Hint: Each key is a text of its own, and is asked for. What does `flatMap` do with three requests?
//: - Hint: `a` and `ad` are free.
//: - Misconception: flat-maps-are-alike
func ask(_ text: String) -> Observable<Validation> {
  guard letters(text).isOK else { return .just(letters(text)) }
  return URLSession.shared.rx.response(request: URLRequest(url: URL(string: "https://git.example/users/" + text)!))
    .map { answer in answer.response.statusCode == 404 ? .ok("Free") : .failed("Taken") }
    .startWith(.checking)
    .catchAndReturn(.failed("No answer"))
    .observe(on: MainScheduler.instance)
}

func typeAda() {
  user.clear(name)
  user.type("ada", into: name)
  user.wait(1)
  screen()
}

let texts = name.rx.text.orEmpty.distinctUntilChanged()
let late = texts.flatMap { ask($0) }
  .do(onNext: { print("Note \($0.text)") })
  .bind(to: note.rx.validation)
typeAda()
late.dispose()

//: ## Only the last text counts
//: The note says that `ada` is free: that is the answer for `a`, which came last.
//: - Predict (number of `Note Free`): Now with `flatMapLatest`. How often is `Free` shown for the same keys?
//: - Hint: What becomes of the request for `a` when `ad` is there?
//: - Hint: The next key comes after 170 ms, and no answer is that fast.
texts.flatMapLatest { ask($0) }
  .do(onNext: { print("Note \($0.text)") })
  .bind(to: note.rx.validation)
  .disposed(by: bag)
typeAda()
/*:
 - Question: Why is `.checking` a value of its own, and not a failure?
 - Answer: The button of the form needs `isOK`, which is false for both. But a person who is still typing should not see red, and a
   test can tell the two apart.
 - Experiment: `:diff .startWith(.checking) => .startWith(.empty)`. What does the note show between key and answer?
 */
