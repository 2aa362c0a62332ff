/*:
 # After the last event

 A guest asks for the menu: a request is sent, the answer comes, and the request completes. Then a second guest asks.
 Is the request sent again, and what does the second guest get? That depends on how the request is shared.
 */
import Foundation
import RxSwift

//: - Setup: `menu`, a request, which prints `GET menu` and answers after 0.3 seconds, and `read(_:as:)`, which prints all
//:   events
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

//: ## `replay(1)` and `refCount`
//: The late guest subscribes half a second after the request has completed.
//: - Predict (number of `GET`): How many lines begin with `GET`?
//: - Hint: Two things can end a connection: the last subscriber leaves, or the source ends.
//: - Hint: What does `refCount` do for a subscriber who comes when there is no connection?
//: - Misconception: replay-ends-with-the-source
print("--- replay and refCount ---")
let counted = menu.replay(1).refCount()
read(counted, as: "early").disposed(by: bag)
Thread.sleep(forTimeInterval: 0.8)
read(counted, as: "late").disposed(by: bag)
Thread.sleep(forTimeInterval: 0.5)

//: ## `.forever`, and a guest who does not wait
//: The completion ended the connection. For the late guest, `refCount` connected again: a new request, and a new buffer,
//: as with `share(replay: 1)`.
//:
//: The scope `.forever` keeps what has come. But this time the early guest gives up after 0.1 seconds, before the answer
//: is there.
//: - Predict (number of `GET`): How many lines begin with `GET`?
//: - Hint: What is in the buffer when the late guest comes?
//: - Hint: Does `.forever` keep the elements, or the connection?
print("--- forever ---")
let forever = menu.share(replay: 1, scope: .forever)
let early = read(forever, as: "early")
Thread.sleep(forTimeInterval: 0.1)
early.dispose()
print("(the early guest has left)")
Thread.sleep(forTimeInterval: 0.7)
read(forever, as: "late").disposed(by: bag)
Thread.sleep(forTimeInterval: 0.5)

//: ## A subject with a replay buffer
//: `.forever` says how long the buffer is kept. The connection still ended with its last subscriber, before anything had
//: come, so the buffer was empty and the late guest needed a request.
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
//: A `ReplaySubject` keeps its elements and its end for as long as it exists. The request was sent for the subject, not
//: for a guest, so nobody could cause a second one.
//:
//: The last candidate is `replay(1)`, connected by hand. Nobody calls `connect` a second time.
//: - Predict (lines of `late`): What does the late guest print? Write the lines, or `nothing`.
//: - Hint: As with `replay(1).refCount()`, the buffer belongs to one connection.
//: - Hint: Who would begin the next connection?
print("--- replay and connect ---")
let byHand = menu.replay(1)
read(byHand, as: "early").disposed(by: bag)
byHand.connect().disposed(by: bag)
Thread.sleep(forTimeInterval: 0.8)
read(byHand, as: "late").disposed(by: bag)
Thread.sleep(forTimeInterval: 0.5)

//: ## Where the buffer went
//: The late guest got neither an element nor an end. `replay(1)` has one buffer for each connection, and the completion
//: had ended the only one. The next connection would have a new, empty buffer, and nobody began it: `refCount` would have
//: done that, and so would a second `connect()`.
print("--- end ---")
/*:
 - Hint: For the question: when does an element enter the buffer, and when does the connection end? How much time is
   between the two here, and how much with a source that goes on?
 - Question: After the end, a late subscriber of `share(replay: 1)` or `replay(1).refCount()` causes a second request, as
   with a bare `share()`. Which subscriber has an advantage from their buffer, then?
 - Answer: One who comes after an element and before the end: it gets the last element at once. This request has no such
   moment, since it completes right after its answer; the position of a phone has. For a source that completes, only
   `.forever` or a subject keeps the answer for later.
 - Experiment: `:diff ReplaySubject<String>.create(bufferSize: 1) => BehaviorSubject(value: "loading")`. What does the
   late guest of the subject print now?
 */
