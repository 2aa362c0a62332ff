/*:
 # One request or two

 `URLSession.shared.rx.data(request:)` sends a request when it is subscribed to. It can print each request as a command
 that you could type in a terminal, and how it ended.
 */
import Foundation
import RxCocoa
import RxSwift

//: - Setup: a server with a page
server.answer("GET", "https://tea.example/page", after: .milliseconds(650)) { _ in .status(200, "<html>") }
server.answer("GET", "https://tea.example/gone", after: .milliseconds(250)) { _ in .status(404) }
let page = URLRequest(url: URL(string: "https://tea.example/page")!)
let gone = URLRequest(url: URL(string: "https://tea.example/gone")!)
let bag = DisposeBag()
//:

//: ## Two subscribers
//: - Predict (number of `curl`): How many requests are printed?
//: - Hint: Is the sequence of a request cold or hot?
//: - Hint: Cold: each subscription sends a request of its own.
let bytes = URLSession.shared.rx.data(request: page).map { $0.count }
bytes.subscribe(onNext: { print("Title \($0) bytes") }).disposed(by: bag)
bytes.subscribe(onNext: { print("Body \($0) bytes") }).disposed(by: bag)
Thread.sleep(forTimeInterval: 1)

//: ## A shared request
//: - Predict (number of `curl`): Now with `share(replay: 1)`. How many requests are printed?
//: - Hint: The second subscriber comes while the request is on its way.
//: - Hint: `share` counts its subscribers, and subscribes upstream for the first one.
let shared = bytes.share(replay: 1)
shared.subscribe(onNext: { print("Title \($0) bytes") }).disposed(by: bag)
shared.subscribe(onNext: { print("Body \($0) bytes") }).disposed(by: bag)
Thread.sleep(forTimeInterval: 1)

//: ## A page that is gone
//: `data` takes every status but 200 to 299 for an error; `response` leaves that to you.
//: - Predict (lines of `Gone`): What is printed for a page that is gone?
//: - Hint: Which of the closures of `subscribe` is called?
//: - Hint: The server's answer is 404.
URLSession.shared.rx.data(request: gone)
  .subscribe(onNext: { _ in print("Gone data") }, onError: { print("Gone \($0)") })
  .disposed(by: bag)
Thread.sleep(forTimeInterval: 1)

//: ## Nobody waits any longer
//: - Predict (one of `Canceled`, `Success`): The subscription is disposed after 200 ms. What is printed of the request?
//: - Hint: Somebody has to tell the session.
//: - Hint: Disposal reaches the source, and this source cancels what it has sent.
let waiting = bytes.subscribe(onNext: { print("Waiting \($0) bytes") })
Thread.sleep(forTimeInterval: 0.2)
waiting.dispose()
Thread.sleep(forTimeInterval: 1)
/*:
 - Question: A screen asks for the same page in five places. Where does `share` belong: behind each, or behind one?
 - Answer: Behind one, which all five subscribe to. Five shared sequences are five requests again.
 - Experiment: `:compare .share(replay: 1) .share()` shows what a subscriber gets that comes after the answer.
 */
