/*:
 # From async to Rx

 Half of an app may be async functions, and the other half chains. An async function becomes a `Single`, an asynchronous
 sequence becomes an observable. Then operators such as `retry` work on both.
 */
import Foundation
import RxSwift

//: - Setup: `forecast(for:)`, an async function that takes 0.4 seconds
func forecast(for city: String) async throws -> String {
  print("asking for \(city)")
  try await Task.sleep(nanoseconds: 400_000_000)
  return "sun in \(city)"
}

//: ## A single of an async function
//: `Single.create` has a form that takes an async closure: the value that it returns is the element, and an error
//: that it throws is the error.
//: - Predict (number of `asking for Rome`): `rome` has two subscribers. How often is the function called?
//: - Hint: When does the closure run?
//: - Hint: A `Single` is cold.
//: - Misconception: cold-runs-once
let bag = DisposeBag()
let rome = Single.create { try await forecast(for: "Rome") }
Thread.sleep(forTimeInterval: 0.3)
print("--- subscribe ---")
rome.subscribe(onSuccess: { print("Anna \($0)") }).disposed(by: bag)
Thread.sleep(forTimeInterval: 0.7)
rome.subscribe(onSuccess: { print("Ben \($0)") }).disposed(by: bag)
Thread.sleep(forTimeInterval: 0.7)

//: ## `retry` for an async function
//: The function ran once for each subscriber. So an operator that subscribes again calls it again. This server is
//: down for its first two calls.
//: - Predict (number of `call`): `retry(5)` makes up to five attempts. How many calls does the server get?
//: - Hint: What does `retry` do when an attempt succeeds?
//: - Hint: The first two calls fail. What about the third?
struct Down: Error {}
var calls = 0
func news() async throws -> String {
  calls += 1
  print("call \(calls)")
  try await Task.sleep(nanoseconds: 200_000_000)
  if calls < 3 { throw Down() }
  return "news"
}
print("--- retry ---")
Single.create { try await news() }
  .retry(5)
  .subscribe(onSuccess: { print("Screen \($0)") }, onFailure: { print("Screen \($0)") })
  .disposed(by: bag)
Thread.sleep(forTimeInterval: 1.5)

//: ## An observable of an asynchronous sequence
//: The third attempt succeeded, and `retry` stopped. An `AsyncStream` has many elements, and `asObservable()` makes
//: an observable of it. This one gets two letters before anybody subscribes, and one after.
//: - Predict (first line of `Mail`): What does Mail print first?
//: - Hint: A subject would drop what nobody listens to. Does a stream?
//: - Hint: A stream keeps its elements until somebody asks for them.
print("--- stream ---")
let (letters, postman) = AsyncStream<String>.makeStream()
postman.yield("from Anna")
postman.yield("from Ben")
Thread.sleep(forTimeInterval: 0.3)
letters.asObservable()
  .subscribe(onNext: { print("Mail \($0)") }, onCompleted: { print("Mail done") })
  .disposed(by: bag)
Thread.sleep(forTimeInterval: 0.3)
postman.yield("from Cleo")
Thread.sleep(forTimeInterval: 0.3)
postman.finish()
Thread.sleep(forTimeInterval: 0.3)
/*:
 - Question: Is a stream hot or cold?
 - Answer: Neither. Like a hot source, it goes on without a subscriber. But it has a buffer, and each element goes to
   one reader only: it is a queue with one end for reading.
 - Experiment: `:diff .retry(5) => .retry(2)` gives up before the server is back.
 */
