/*:
 # An operator made of operators

 If you write the same three operators again and again, give them a name. An operator is a method in an extension of
 `ObservableType`. In it, `self` is the source, and the method returns a chain that begins with `self`.
 */
import Foundation
import RxSwift

//: ## A name for three operators
//: `where Element == String` says that this operator is for sequences of strings only.
//: - Predict (number of `word`): How many lines begin with `word`?
//: - Hint: Which elements are left after `map`? After `filter`?
//: - Hint: `distinctUntilChanged` compares each element with the one before it.
extension ObservableType where Element == String {
  /// Removes spaces at both ends, empty words, and a word that repeats the one before it.
  func cleaned() -> Observable<String> {
    map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
      .distinctUntilChanged()
  }
}

print("--- cleaned ---")
Observable.of("tea", " tea ", "  ", "milk", "tea").cleaned()
  .subscribe(onNext: { print("word \($0)") })
  .dispose()

//: ## Pairs of neighbours
//: The chain did the rest: it passes on errors and the completion, and it can be disposed. You had to write nothing
//: for that.
//:
//: The next operator makes pairs of neighbours. It zips the source with the same source without its first element.
//: The source prints `asked` whenever it is subscribed to.
//: - Predict (number of `asked`): How many lines begin with `asked`?
//: - Hint: How often does the method mention `self`? (`skip(1)` is short for `self.skip(1)`.)
//: - Hint: The source is cold.
extension ObservableType {
  /// Sends each element with the one before it.
  func pairsByZip() -> Observable<(Element, Element)> {
    Observable.zip(self, skip(1))
  }
}

let prices = Observable<Int>.create { observer in
  print("asked for prices")
  for price in [10, 12, 11] { observer.onNext(price) }
  observer.onCompleted()
  return Disposables.create()
}

print("--- pairs by zip ---")
prices.pairsByZip()
  .subscribe(onNext: { print("from \($0.0) to \($0.1)") })
  .dispose()

//: ## Pairs with `scan`
//: `zip` subscribed to both of its sources, and both were the prices. For a request, that would be one request too
//: many.
//:
//: The same operator again, with `scan`: it remembers the last two elements.
//: - Predict (lines of `asked`, `from`): Which lines does it print?
//: - Hint: `scan` sends what it remembers after each element, so also when there is only one.
//: - Hint: `filter` waits for the second element.
extension ObservableType {
  /// Sends each element with the one before it.
  func pairs() -> Observable<(Element, Element)> {
    scan([Element]()) { last, element in Array((last + [element]).suffix(2)) }
      .filter { $0.count == 2 }
      .map { ($0[0], $0[1]) }
  }
}

print("--- pairs by scan ---")
prices.pairs()
  .subscribe(onNext: { print("from \($0.0) to \($0.1)") })
  .dispose()
/*:
 - Hint: For the question: `zip` subscribes to its first source and then to its second one. When do the prices come?
 - Question: Would `pairsByZip` ask once if it began with `let shared = share()` and zipped `shared` with
   `shared.skip(1)`?
 - Answer: Not for these prices. All of them come while `zip` subscribes to its first source, and then the shared
   sequence has ended, so the second subscription asks again. It would help for a source that sends later. `scan`
   works for both.
 - Experiment: `:change Observable.zip(self, skip(1)) => Observable.zip(self, skip(2))`, then `:run` and `:log`. What
   are the pairs now?
 */
