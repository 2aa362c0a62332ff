/*:
 # A question as an observable

 The board can't be loaded, and the app asks the person what to do. An alert with buttons is a request, too: it is sent to a
 person, and the answer comes later. As an observable it fits into a chain.
 */
import Foundation
import PlaygroundSupport
import RxCocoa
import RxSwift
import UIKit

//: - Setup: a screen with a label `board`, and `load()`, which prints `GET`, takes half a second and fails twice
let board = UILabel()
let root = UIViewController()
root.title = "Board"
root.view.addSubview(board)
PlaygroundPage.current.liveView = root
let bag = DisposeBag()

struct Offline: Error {}
var sent = 0

func load() -> Observable<String> {
  Observable<Int>.timer(.milliseconds(500), scheduler: MainScheduler.instance)
    .do(onSubscribe: {
      sent += 1
      print("GET \(sent)")
    })
    .map { _ in
      if sent < 3 { throw Offline() }
      return "Tea at five"
    }
}
//:

//: ## Ask when somebody subscribes
//: `promptFor` presents an alert for each subscription. A button sends what stands on it and completes.
//: - Predict (lines of `Answer`): The person taps Later. What is printed?
//: - Hint: Each button sends its own title.
//: - Hint: After the title the sequence completes.
struct Wireframe {
  let root: UIViewController

  func promptFor(_ message: String, cancel: String, actions: [String]) -> Observable<String> {
    Observable.create { observer in
      let alert = UIAlertController(title: "Board", message: message, preferredStyle: .alert)
      for title in actions + [cancel] {
        let button = UIAlertAction(title: title, style: title == cancel ? .cancel : .default) { _ in
          observer.onNext(title)
          observer.onCompleted()
        }
        alert.addAction(button)
      }
      root.present(alert, animated: true)
      return Disposables.create { alert.dismiss(animated: false) }
    }
  }
}

let wireframe = Wireframe(root: root)
wireframe.promptFor("Load the posts?", cancel: "Later", actions: ["Load"])
  .subscribe(onNext: { print("Answer \($0)") }, onCompleted: { print("Answer completed") })
  .disposed(by: bag)
screen()
user.tap("Later")

//: ## Ask whether to retry
//: `retry(when:)` turns errors into elements and subscribes again for each element of the sequence that you make of them. Here
//: that sequence is what the person says.
//: - Predict (number of `GET`): The first two requests fail. The person taps Retry each time. How many requests are sent?
//: - Hint: Each tap on Retry sends one request.
//: - Hint: One request is sent without asking.
func asking(_ errors: Observable<any Error>) -> Observable<String> {
  errors.flatMap { _ in
    wireframe.promptFor("You are offline.", cancel: "Give up", actions: ["Retry"])
  }
  .filter { $0 == "Retry" }
}

load().retry { asking($0) }.bind(to: board.rx.text).disposed(by: bag)
user.wait(1)
screen()
user.tap("Retry")
user.wait(1)
user.tap("Retry")
user.wait(1)
screen()

//: ## Nobody waits for the answer
//: A question can outlive the reason for it. Here the subscription is disposed of while the alert is shown.
//: - Predict (number of `screen:`): A line that begins with `screen:` says what changed on the screen. How many does this step print?
//: - Hint: One when the alert is shown. What does the closure of `Disposables.create` do?
//: - Hint: The subscriber has been disposed of, so it hears nothing.
let asked = wireframe.promptFor("Delete this post?", cancel: "Keep", actions: ["Delete"])
  .subscribe(onNext: { print("Late \($0)") })
user.wait(1)
asked.dispose()
screen()
/*:
 - Question: What happens in the second step when the person taps Give up?
 - Answer: `filter` drops the answer, so nothing is subscribed to again, and the chain waits forever. To end it, turn the answer into
   an error or a completion: `take(while: { $0 == "Retry" })`.
 - Experiment: `:diff .filter { $0 == "Retry" } => .take(while: { $0 == "Retry" })`, and let the person give up.
 */
