/*:
 # An error of one piece of work

 A search field lives as long as its screen. Each text starts a request, and one request fails. What becomes of the field,
 and of the texts that are typed after that?
 */
import Foundation
import RxSwift

//: - Setup: `price(of:)`, which sends the price of an article after 100 ms, and fails for article 13; the subject `articles`;
//:   and `askThree()`, which sends articles 7, 13 and 8, one every 300 ms
struct NotFound: Error {}

let background = SerialDispatchQueueScheduler(qos: .default)

func price(of article: Int) -> Observable<Int> {
  Observable<Int>.timer(.milliseconds(100), scheduler: background).map { _ in
    if article == 13 { throw NotFound() }
    return article * 10
  }
}

let articles = PublishSubject<Int>()

/// Asks for the articles 7, 13 and 8, one every 300 ms.
func askThree() {
  for article in [7, 13, 8] {
    articles.onNext(article)
    Thread.sleep(forTimeInterval: 0.3)
  }
}

//: ## No `catch` at all
//: The articles 7, 13 and 8 are asked for. Their prices are ten times their numbers; 13 fails.
//: - Predict (lines of `First`): What does First print?
//: - Hint: The error comes out of an inner observable. Where does `flatMapLatest` send it?
//: - Hint: Can anything follow an error?
//: - Misconception: inner-error-stays-inside
let first = articles.flatMapLatest { price(of: $0) }
  .subscribe(onNext: { print("First \($0)") }, onError: { _ in print("First failed") })
askThree()

//: ## `catchAndReturn` below
//: One failed request ended everything: the search field is dead until the app starts again. So the error has to be
//: caught.
//: - Predict (lines of `Second`): What does Second print?
//: - Hint: Which stream does `catchAndReturn` stand below: the one of a request, or the one of all of them?
//: - Hint: What does `catchAndReturn` do after it has sent its element?
print("--- below ---")
let second = articles.flatMapLatest { price(of: $0) }
  .catchAndReturn(0)
  .subscribe(
    onNext: { print("Second \($0)") }, onError: { _ in print("Second failed") },
    onCompleted: { print("Second completed") })
askThree()

//: ## `catchAndReturn` inside
//: No error, but just as dead: `catchAndReturn` took the place of the whole rest, and completed. Now it stands inside the
//: closure.
//: - Predict (lines of `Third`): What does Third print? Numbers are enough.
//: - Hint: Which stream ends with the 0 now?
//: - Hint: For `flatMapLatest`, the request for 13 is now one that sends 0 and completes.
print("--- inside ---")
let third = articles.flatMapLatest { price(of: $0).catchAndReturn(0) }
  .subscribe(onNext: { print("Third \($0)") }, onError: { _ in print("Third failed") })
askThree()
third.dispose()

//: ## `retry` below
//: The request for 13 ended with a 0 in place of its error, and `flatMapLatest` never saw an error. There is one more
//: way: `retry`, which stands below again.
//: - Predict (number of `Fourth`): How many lines does Fourth print?
//: - Hint: `retry` subscribes again to what is above it. Does a subject send 13 again?
//: - Hint: After the error of 13, the chain listens to the subject again.
print("--- retry ---")
let fourth = articles.flatMapLatest { price(of: $0) }
  .retry()
  .subscribe(onNext: { print("Fourth \($0)") }, onError: { _ in print("Fourth failed") })
askThree()
fourth.dispose()

//: ## Looking back
//: With a subject above it, `retry` works, but it hides the failure: nothing is printed for 13. With a cold source above
//: it, `retry` would start that again, from its first element.
print("--- end ---")
/*:
 - Question: Where do you put `catch` in a chain with `flatMapLatest`?
 - Answer: At the request, inside the closure. There it replaces one answer. Below `flatMapLatest`, it would replace all
   that are still to come.
 - Experiment: `:diff price(of: $0).catchAndReturn(0) => price(of: $0).catch { _ in .empty() }` answers a failure with
   nothing.
 */
