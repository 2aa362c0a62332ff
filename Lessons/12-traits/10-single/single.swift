/*:
 # One answer or an error: `Single`

 A request to a server has one answer, or it fails. An `Observable<String>` doesn't say so: whoever reads the type must
 expect many answers, or none. `Single<String>` promises exactly one of two events: `success` with a value, or
 `failure`.
 */
import Foundation
import RxSwift

let clock = SerialDispatchQueueScheduler(qos: .default)
struct NotFound: Error {}

//: ## A server that says too much
//: You make a single with `create`, as you make an observable; the closure is called with a function that takes the
//: result. This server answers, and then it sends a correction.
//: - Predict (lines of `Answer`): What does the subscriber print?
//: - Hint: How many events does the type promise?
//: - Hint: The first result ends the single. What can come after the end?
let hasty = Single<String>.create { single in
  print("GET /price")
  single(.success("3 euros"))
  single(.success("no, 4 euros"))
  single(.failure(NotFound()))
  return Disposables.create()
}
let answer = hasty.subscribe(
  onSuccess: { print("Answer \($0)") }, onFailure: { _ in print("Answer failed") })
Thread.sleep(forTimeInterval: 0.5)

//: ## Asking twice
//: The first result counts, and everything after it is ignored. There is no `onNext` and no `onCompleted` to write: a
//: success is both.
//: - Predict (number of `GET /user`): Two subscribers want the user. How many lines begin with `GET /user`?
//: - Hint: "Single" is a promise about one subscription. Is a single hot or cold?
//: - Hint: The closure of `create` runs for each subscription.
let user = Single<String>.create { single in
  print("GET /user")
  single(.success("Anna"))
  return Disposables.create()
}
let header = user.subscribe(onSuccess: { print("Header \($0)") })
let footer = user.subscribe(onSuccess: { print("Footer \($0)") })
Thread.sleep(forTimeInterval: 0.5)

//: ## One request after the other
//: A single is cold: each subscriber sends a request of its own. `flatMap` asks the next question with the answer to
//: the last one, and the result is a single again. Ben has no account.
//: - Predict (lines of `Posts of Ben`): What is printed for Ben?
//: - Hint: Is the second request sent for him?
//: - Hint: A failure skips everything up to the subscriber.
func account(of name: String) -> Single<Int> {
  name == "Ben" ? .error(NotFound()) : .just(7)
}

func posts(of account: Int) -> Single<String> {
  print("GET /posts/\(account)")
  return Single.just("two posts").delay(.milliseconds(300), scheduler: clock)
}

for name in ["Anna", "Ben"] {
  _ = account(of: name)
    .flatMap { posts(of: $0) }
    .subscribe(
      onSuccess: { print("Posts of \(name): \($0)") },
      onFailure: { _ in print("Posts of \(name): none") })
  Thread.sleep(forTimeInterval: 0.5)
}

//: ## From an observable
//: `asSingle()` turns an observable into a single. It can't know that there is one element before the observable has
//: completed.
//: - Predict (lines of `Cups`): The observable sends two elements. What does the single do?
//: - Hint: Two elements break the promise.
//: - Hint: It sends no element that it isn't sure of: it has to wait whether a second one comes.
let cups = Observable.of("tea", "coffee").asSingle()
  .subscribe(onSuccess: { print("Cups \($0)") }, onFailure: { _ in print("Cups failed") })
/*:
 - Question: You want the first of many elements as a single. What do you write?
 - Answer: `take(1).asSingle()`: after `take(1)` there is one element and completion. It fails only if there is no
   element at all. `first()` is for that case: its single has an optional value, which is `nil` then.
 - Experiment: `:diff asSingle() => take(1).asSingle()` keeps the promise. What is printed now?
 */
