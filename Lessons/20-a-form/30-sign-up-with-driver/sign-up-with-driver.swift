/*:
 # Sign up with drivers

 The same form as in `sign-up`. There, each sequence that the form shows ends with `catchAndReturn`, `observe(on:)` and `share(replay: 1)`.
 A `Driver` is a sequence for which its type says that all three are done.
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
//: What comes in are drivers, and a signal for the taps; what goes out are drivers. The only place that can fail is the service, and there
//: `asDriver(onErrorJustReturn:)` asks what to send instead.
//: - Predict (number of `GET`): `bo` is typed as a name. Its validation is shown by the note, and the button waits for it. How many requests
//:   are sent?
//: - Hint: Nobody wrote `share`.
//: - Hint: A driver shares by itself.
//: - Misconception: driver-is-signal
final class SignUpModel {
  let name, password, repeated: Driver<Validation>
  let isAllowed: Driver<Bool>
  let done: Signal<Bool>

  init(name: Driver<String>, password: Driver<String>, repeated: Driver<String>, taps: Signal<Void>, service: Service) {
    let running = BehaviorRelay(value: false)
    self.name = name.distinctUntilChanged()
      .flatMapLatest { service.checkName($0).asDriver(onErrorJustReturn: .failed("No answer")) }
    self.password = password.map { checkPassword($0) }
    self.repeated = Driver.combineLatest(password, repeated) { checkRepeated($0, $1) }
    isAllowed = Driver.combineLatest(self.name, self.password, self.repeated, running.asDriver()) { name, password, repeated, isRunning in
      name.isOK && password.isOK && repeated.isOK && !isRunning
    }
    .distinctUntilChanged()
    done = taps.withLatestFrom(Driver.combineLatest(name, password))
      .flatMapLatest { name, password in
        service.signUp(name, password)
          .do(onSubscribe: { running.accept(true) }, onDispose: { running.accept(false) })
          .asSignal(onErrorJustReturn: false)
      }
      .flatMapLatest { isDone in
        tell(isDone ? "Welcome!" : "That did not work.").map { isDone }.asSignal(onErrorJustReturn: isDone)
      }
  }
}

let model = SignUpModel(
  name: name.rx.text.orEmpty.asDriver(), password: password.rx.text.orEmpty.asDriver(),
  repeated: repeated.rx.text.orEmpty.asDriver(), taps: signUp.rx.tap.asSignal(), service: Service())
model.name.drive(nameNote.rx.validation).disposed(by: bag)
model.password.drive(passwordNote.rx.validation).disposed(by: bag)
model.repeated.drive(repeatedNote.rx.validation).disposed(by: bag)
model.isAllowed.drive(signUp.rx.isEnabled).disposed(by: bag)
model.done.emit(onNext: { print("Done \($0)") }).disposed(by: bag)
user.type("bo", into: name)
user.wait(1)

//: ## A server that does not answer
//: The passwords are typed, and then the server goes offline. The person taps, takes note, and the server is there again.
//: - Predict (lines of `Done`): The person taps twice in all. What is printed?
//: - Hint: The first request fails. Which sequence does the error end?
//: - Hint: `onErrorJustReturn` stands inside of `flatMapLatest`, so the taps go on.
//: - Misconception: inner-error-stays-inside
user.type("milk", into: password)
user.type("milk", into: repeated)
server.offline = true
user.tap("Sign up")
user.wait(1)
screen()
user.tap("OK")
server.offline = false
user.tap("Sign up")
user.wait(1)
user.tap("OK")
/*:
 - Question: Why is `done` a signal and not a driver?
 - Answer: A driver gives its last element to who subscribes later. That is right for what is *so*, such as a validation. That somebody
   has signed up is something that *happened*: a screen that comes later should not hear it again.
 - Experiment: Take `asDriver(onErrorJustReturn:)` away in `self.name`. What does the compiler say?
 */
