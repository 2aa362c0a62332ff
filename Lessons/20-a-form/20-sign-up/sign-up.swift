/*:
 # Sign up

 Three fields, three notes and a button. A view model takes what the person does as sequences, and gives what the form shows as
 sequences. It knows no view.
 */
import Foundation
import PlaygroundSupport
import RxCocoa
import RxSwift
import UIKit

//: - Setup: `Validation` and its sink, the checks, a `Service` for `users`, which prints `net:` lines, `tell(_:)`, and the form
enum Validation: Equatable {
  case empty, checking, ok(String), failed(String)

  var isOK: Bool { if case .ok = self { true } else { false } }

  var look: (text: String, color: UIColor) {
    switch self {
    case .empty: ("", .black)
    case .checking: ("Checking …", .black)
    case .ok(let text): (text, .green)
    case .failed(let text): (text, .red)
    }
  }
}

extension Reactive where Base: UILabel {
  var validation: Binder<Validation> { Binder(base) { label, value in (label.text, label.textColor) = value.look } }
}

func checkPassword(_ text: String) -> Validation {
  text.isEmpty ? .empty : text.count < 4 ? .failed("At least 4 characters") : .ok("Long enough")
}

func checkRepeated(_ password: String, _ repeated: String) -> Validation {
  repeated.isEmpty ? .empty : password == repeated ? .ok("The same") : .failed("Different")
}

struct Service {
  func checkName(_ name: String) -> Observable<Validation> {
    if name.isEmpty { return .just(.empty) }
    return send("GET", "users/" + name)
      .map { $0 == 404 ? .ok("Free") : .failed("Taken") }
      .startWith(.checking)
  }

  func signUp(_ name: String, _ password: String) -> Observable<Bool> { send("POST", "users").map { $0 == 201 } }

  private func send(_ method: String, _ path: String) -> Observable<Int> {
    var request = URLRequest(url: URL(string: "https://git.example/" + path)!)
    request.httpMethod = method
    return URLSession.shared.rx.response(request: request).map { $0.response.statusCode }
  }
}

func tell(_ message: String) -> Observable<Void> {
  Observable.create { observer in
    let alert = UIAlertController(title: "Sign up", message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel) { _ in
      observer.onNext(())
      observer.onCompleted()
    })
    form.present(alert, animated: true)
    return Disposables.create { alert.dismiss(animated: false) }
  }
}

server.answer("GET", "/users/*", after: .milliseconds(430)) { _ in .status(404) }
server.answer("POST", "/users", after: .milliseconds(700)) { _ in .status(201) }
URLSession.rx.shouldLogRequest = { _ in false }

let name = UITextField()
let password = UITextField()
let repeated = UITextField()
let nameNote = UILabel()
let passwordNote = UILabel()
let repeatedNote = UILabel()
let signUp = UIButton(type: .system)
for (field, title) in [(name, "Name"), (password, "Password"), (repeated, "Repeat")] { field.placeholder = title }
for note in [nameNote, passwordNote, repeatedNote] { note.text = "" }
signUp.setTitle("Sign up", for: .normal)
signUp.isEnabled = false
let form = UIViewController()
form.title = "Sign up"
for part in [name, nameNote, password, passwordNote, repeated, repeatedNote, signUp] { form.view.addSubview(part) }
PlaygroundPage.current.liveView = form
let bag = DisposeBag()
//:

//: ## The view model
//: The name is asked of the server. The button is allowed when all three are well and no request runs. Each of these sequences has more than
//: one subscriber, so each ends with `share(replay: 1)`.
//: - Predict (number of `GET`): `bo` is typed as a name. Its validation is shown by the note, and the button waits for it. How many requests
//:   are sent?
//: - Hint: Two keys, two texts.
//: - Hint: Note and button share one subscription to the field.
final class SignUpModel {
  let name, password, repeated: Observable<Validation>
  let isAllowed: Observable<Bool>
  let done: Observable<Bool>

  init(name: Observable<String>, password: Observable<String>, repeated: Observable<String>, taps: Observable<Void>, service: Service) {
    let running = BehaviorRelay(value: false)
    self.name = name.distinctUntilChanged()
      .flatMapLatest { text in
        service.checkName(text).catchAndReturn(.failed("No answer")).observe(on: MainScheduler.instance)
      }
      .share(replay: 1)
    self.password = password.map { checkPassword($0) }.share(replay: 1)
    self.repeated = Observable.combineLatest(password, repeated) { checkRepeated($0, $1) }.share(replay: 1)
    isAllowed = Observable.combineLatest(self.name, self.password, self.repeated, running) { name, password, repeated, isRunning in
      name.isOK && password.isOK && repeated.isOK && !isRunning
    }
    .distinctUntilChanged()
    .share(replay: 1)
    done = taps.withLatestFrom(Observable.combineLatest(name, password))
      .flatMapLatest { name, password in
        service.signUp(name, password).catchAndReturn(false).observe(on: MainScheduler.instance)
          .do(onSubscribe: { running.accept(true) }, onDispose: { running.accept(false) })
      }
      .flatMapLatest { isDone in tell(isDone ? "Welcome!" : "That did not work.").map { isDone } }
      .share(replay: 1)
  }
}

let model = SignUpModel(
  name: name.rx.text.orEmpty.asObservable(), password: password.rx.text.orEmpty.asObservable(),
  repeated: repeated.rx.text.orEmpty.asObservable(), taps: signUp.rx.tap.asObservable(), service: Service())
model.name.bind(to: nameNote.rx.validation).disposed(by: bag)
model.password.bind(to: passwordNote.rx.validation).disposed(by: bag)
model.repeated.bind(to: repeatedNote.rx.validation).disposed(by: bag)
model.isAllowed.bind(to: signUp.rx.isEnabled).disposed(by: bag)
model.done.subscribe(onNext: { print("Done \($0)") }).disposed(by: bag)
user.type("bo", into: name)
user.wait(1)

//: ## The password, twice
//: - Predict (number of `screen: signUp`): `milk` is typed as the password, and again below. Then the password gets an `s`. How often does
//:   the button change?
//: - Hint: It needs three validations that are well. Which key gives the last of them?
//: - Hint: `repeated` is made of both fields. What is it after the `s`?
user.type("milk", into: password)
user.type("milk", into: repeated)
user.type("s", into: password)
screen()

//: ## Sign up
//: The repeat gets its `s`, too, and the person taps.
//: - Predict (number of `screen: signUp`): How often does the button change from the last key to the end?
//: - Hint: The last key allows it. What does a running request do?
//: - Hint: After the request it is allowed again, below the alert.
user.type("s", into: repeated)
user.tap("Sign up")
user.wait(1)
screen()
user.tap("OK")
/*:
 - Question: Why does `withLatestFrom` take the texts of the fields, and not the validations?
 - Answer: The request needs what was typed. That it is valid is known already: the button could not be tapped otherwise.
 - Experiment: `:diff 110: .share(replay: 1) => .share()` changes nothing here. When would a second subscriber miss an answer?
 */
