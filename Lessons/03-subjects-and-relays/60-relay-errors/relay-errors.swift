/*:
 # An error on the way to a relay

 A relay takes elements only. Completion of a source that is bound to it is left out, which does no harm. But what about an
 error? Here a server sends prices, and a relay holds the one that the screen shows.
 - Build: release
 */
import RxRelay
import RxSwift

enum ServerError: Error {
  case offline
}

//: ## The server fails
//: `server` is a `PublishSubject`, so that you see each event sent. It sends a price, and fails.
//: - Predict (yes if `Price failed`): Is `Price failed` printed?
//: - Misconception: relay-takes-errors
//: - Hint: Price is subscribed to the relay, not to the server.
//: - Hint: For this, the relay would have to pass on an error. Which events can a relay send?
let price = BehaviorRelay(value: 0)
let label = price.subscribe(
  onNext: { print("Price \($0)") }, onError: { _ in print("Price failed") })
let server = PublishSubject<Int>()
let binding = server.bind(to: price)
server.onNext(12)
server.onError(ServerError.offline)

//: ## And then?
//: The relay can't take the error, so the binding has reported it in a line of its own: `Binding error to behavior relay`.
//: This lesson is a release build, as an app that you deliver: it goes on. In a debug build, the app stops with a fatal
//: error at this point, because an error at a relay is a mistake of the programmer. Now the relay is used once more.
//: - Predict (lines of `Price`): What does Price print?
//: - Misconception: relay-takes-errors
//: - Hint: The binding is over, and the server as well. Is the relay?
//: - Hint: `server.onNext` comes after a terminal event. `price.accept` goes to the relay directly.
server.onNext(13)
price.accept(14)

//: ## Catch it before
//: The relay is fine, but nobody sends prices to it any more. The error belongs to the stream, so treat it in the stream,
//: before it is bound. `catchAndReturn` sends an element in place of the error, and completes.
//: - Predict (number): How many lines does this step print?
//: - Misconception: relay-takes-errors
//: - Hint: What reaches `bind` when the second server fails?
//: - Hint: An element, and completion. A relay ignores one of these.
let secondServer = PublishSubject<Int>()
let safe = secondServer.catchAndReturn(-1).bind(to: price)
secondServer.onNext(15)
secondServer.onError(ServerError.offline)

//: ## Errors stop before the relay
//: The two lines were 15 and -1, and no binding error. Each stream that you bind to a relay should be one that can't fail
//: any more. The chapter about errors shows what else you can do with one.
print("the market closes")
/*:
 - Hint: Would a screen without any price be better?
 - Question: Why does RxSwift stop a debug build instead of passing the error on to the subscribers of the relay?
 - Answer: They rely on it that a relay never fails, and have no code for it. Ignoring the error would hide it, so it stops
   the app while you develop, where you can find and catch it.
 - Experiment: `:diff .catchAndReturn(-1) =>` takes the protection away. Which line comes in place of `Price -1`?
 */
