/*:
 # The type says whether it can fail

 `Signal` and `SignalProducer` have two type parameters: the value, and the error that may end the stream. `Never` means that it
 cannot fail. RxSwift finds out at run time; here the compiler does.
 - Limit: 10 s
 */
import ReactiveSwift
import RxSwift
//: - Setup: `NetworkError`, `price(_:)`, a producer that can fail, and `rxPrice(_:)`, the same in RxSwift
enum NetworkError: Error { case offline, status(Int) }
func price(_ item: String) -> SignalProducer<Int, NetworkError> {
  item == "tea" ? SignalProducer(value: 3) : SignalProducer(error: .status(404))
}
func rxPrice(_ item: String) -> Observable<Int> {
  item == "tea" ? .just(3) : .error(NetworkError.status(404))
}
//:
//: ## An error that nobody handles in RxSwift
//: `subscribe(onNext:)` takes values alone, from any observable.
//: - Predict (lines of `Tea`, `Cake`, `Unhandled`): There is no price for cake. What do these two subscribers print?
//: - Hint: The error ends the sequence, and there is no `onError` to receive it.
rxPrice("tea").subscribe(onNext: { print("Tea \($0)") }).dispose()
rxPrice("cake").subscribe(onNext: { print("Cake \($0)") }, onDisposed: { print("Cake over") })
  .dispose()
//: ## What the type demands
//: The failure of cake was silent. `startWithValues` exists only where the error is `Never`, so
//: `price("cake").startWithValues { … }` does not compile. `startWithResult` gives you both cases.
//: - Predict (lines of `Result`): What does the closure print for tea, and what for cake?
//: - Hint: `Result` has the cases `success` and `failure`.
func show(_ item: String) {
  price(item).startWithResult { result in
    switch result {
    case .success(let price): print("Result \(item) \(price)")
    case .failure(let error): print("Result \(item) \(error)")
    }
  }
}
show("tea")
show("cake")
//: ## From an error to `Never`
//: `flatMapError` replaces the error by another producer. If that one cannot fail, the result cannot either, and values alone may be
//: observed. `mapError` changes only the type of the error.
//: - Predict (lines of `Safe`): What is printed for cake now?
//: - Hint: The error becomes a producer of one value.
let safe: SignalProducer<Int, Never> = price("cake").flatMapError { _ in SignalProducer(value: 0) }
safe.startWithValues { print("Safe \($0)") }
price("cake").mapError { error -> String2 in String2(text: "\(error)") }
  .startWithFailed { print("Mapped \($0.text)") }
struct String2: Error { let text: String }
//: ## Two streams that fail differently
//: `combineLatest` and `zip` need one type of error for all their streams. `promoteError` gives a stream that cannot fail the
//: type that is asked for; it never sends such an error.
//: - Predict (lines of `Pair`): `names` cannot fail, the price can. What does `Pair` print?
//: - Hint: A failure of either stream is the failure of the pair.
let names = SignalProducer<String, Never>(value: "cake")
SignalProducer.zip(names.promoteError(NetworkError.self), price("cake"))
  .start { print("Pair \($0)") }
SignalProducer.zip(names.promoteError(NetworkError.self), price("tea"))
  .startWithResult { if case .success(let pair) = $0 { print("Pair \(pair.0) \(pair.1)") } }
/*:
 - Question: What does RxSwift have for a stream that cannot fail?
 - Answer: `Driver`, `Signal` of RxCocoa and `Infallible`: types of their own. In ReactiveSwift it is the type parameter.
 - Experiment: Write `price("tea").startWithValues { print($0) }` at the prompt and read what the compiler says.
 */
