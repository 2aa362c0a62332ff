/*:
 # After the last event

 A guest asks for the menu: a request is sent, the answer comes, and the request completes. Then a second guest asks.
 Is the request sent again, and what does the second guest get? That depends on how the request is shared.
 */
import Foundation
import RxSwift

//: - Setup: `menu`, a request that answers after 0.3 seconds, and `read(_:as:)`, which prints all events
let server = DispatchQueue(label: "server")
let menu = Observable<String>.create { observer in
  print("GET menu")
  server.asyncAfter(deadline: .now() + 0.3) {
    observer.onNext("soup")
    observer.onCompleted()
  }
  return Disposables.create()
}

func read(_ menu: Observable<String>, as guest: String) -> Disposable {
  menu.subscribe(
    onNext: { print("\(guest): \($0)") }, onCompleted: { print("\(guest): completed") })
}

let bag = DisposeBag()

//: ## `share(replay: 1)`
//: The late guest subscribes half a second after the request has completed.
//: - Predict (number of `GET`): How many lines begin with `GET`?
//: - Hint: A connection has two possible ends: the last subscriber leaves, or the source ends.
//: - Hint: What happens to a replay buffer when its connection ends?
//: - Misconception: replay-ends-with-the-source
print("--- while connected ---")
let connected = menu.share(replay: 1)
read(connected, as: "early").disposed(by: bag)
Thread.sleep(forTimeInterval: 0.8)
read(connected, as: "late").disposed(by: bag)
Thread.sleep(forTimeInterval: 0.5)

//: ## `share(replay: 1, scope: .forever)`
//: The completion ended the connection, and with it the buffer. So the late guest caused a second request.
//: - Predict (lines of `late`): What does the late guest print with `.forever`? Write the lines as `late: soup` and
//:   `late: completed`, or `nothing`.
//: - Hint: What is kept forever: only the element, or the end as well?
//: - Hint: A late guest should not have to wait for an end that has come already.
print("--- forever ---")
let forever = menu.share(replay: 1, scope: .forever)
read(forever, as: "early").disposed(by: bag)
Thread.sleep(forTimeInterval: 0.8)
read(forever, as: "late").disposed(by: bag)
Thread.sleep(forTimeInterval: 0.5)

//: ## A subject with a replay buffer
//: The element and the completion were both kept, so the late guest got them at once, without a request.
//:
//: Now the request is sent into a `ReplaySubject`, and the guests read the subject.
//: - Predict (lines of `late`): What does the late guest print? Write the lines, or `nothing`.
//: - Hint: A subject passes each event on and never asks for anything.
//: - Hint: What does the name `ReplaySubject` promise to a new subscriber?
print("--- ReplaySubject ---")
let board = ReplaySubject<String>.create(bufferSize: 1)
read(board, as: "early").disposed(by: bag)
menu.subscribe(board).disposed(by: bag)
Thread.sleep(forTimeInterval: 0.8)
read(board, as: "late").disposed(by: bag)
Thread.sleep(forTimeInterval: 0.5)

//: ## `replay(1)` and `connect`
//: A `ReplaySubject` keeps its elements and its end for as long as it exists.
//:
//: The last candidate is `replay(1)`, connected by hand. Nobody calls `connect` a second time.
//: - Predict (lines of `late`): What does the late guest print? Write the lines, or `nothing`.
//: - Hint: As with `share(replay: 1)`, the buffer belongs to one connection.
//: - Hint: Who would begin the next connection?
print("--- replay and connect ---")
let byHand = menu.replay(1)
read(byHand, as: "early").disposed(by: bag)
byHand.connect().disposed(by: bag)
Thread.sleep(forTimeInterval: 0.8)
read(byHand, as: "late").disposed(by: bag)
Thread.sleep(forTimeInterval: 0.5)
print("end")
/*:
 - Hint: For the question: a late guest of `byHand` has subscribed to something that waits for `connect`.
 - Question: `share(replay: 1)` did not save the second request. What does its buffer save, then?
 - Answer: It saves requests while one is running, and while the source goes on: all who subscribe before the end
   share one connection. For a source that completes, only `.forever` or a subject keeps the answer for later.
 - Experiment: `:change ReplaySubject<String>.create(bufferSize: 1) => BehaviorSubject(value: "loading")`, then `:run`
   and `:log`. What does the late guest print now?
 */
