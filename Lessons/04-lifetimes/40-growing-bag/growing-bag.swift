/*:
 # A bag for many searches

 A screen sends a request for each search and puts each `Disposable` into its bag. Each request completes after a moment.
 The question of this lesson: does the bag let go of a disposable when its subscription has ended?
 */
import Foundation
import RxSwift

//: - Setup: `search(_:)`, which sends a request, prints the answer after 200 ms, and returns a disposable that prints
//:   `freed: …` when it leaves memory
let background = SerialDispatchQueueScheduler(qos: .default)

/// Sends one answer and completes: `timer` waits for 200 ms, sends 0, and completes.
func answer(to question: String) -> Observable<String> {
  Observable<Int>.timer(.milliseconds(200), scheduler: background).map { _ in "about \(question)" }
}

/// A disposable that holds another, and prints when it leaves memory.
final class Watched: Disposable {
  private let name: String
  private let inner: Disposable

  init(_ name: String, _ inner: Disposable) {
    self.name = name
    self.inner = inner
  }

  func dispose() { inner.dispose() }

  deinit { print("freed: \(name)") }
}

/// Subscribes to the answer, and returns the `Disposable` of that in a `Watched`.
func search(_ word: String) -> Disposable {
  Watched(
    word,
    answer(to: word).subscribe(onNext: { print($0) }, onCompleted: { print("\(word) completed") }))
}

//: ## A request that has completed
//: The bag is not gone yet, and the subscription is over. The disposable can do nothing any more.
//: - Predict (yes if `freed: tea`): Is the disposable of the search freed in this step?
//: - Hint: Who holds the disposable?
//: - Hint: A bag has no way of asking a disposable whether it still has something to do.
//: - Misconception: bag-forgets
var bag = DisposeBag()
search("tea").disposed(by: bag)
Thread.sleep(forTimeInterval: 0.4)

//: ## Two more, and a new bag
//: The bag still holds the dead disposable. It forgets nothing: a screen that stays open all day and searches a thousand
//: times has a thousand dead disposables in its bag. Now the variable gets a new bag while the last search is under way.
//: - Predict (number of `freed`): How many disposables are freed in this step?
//: - Hint: The old bag goes away when the variable gets a new one.
//: - Hint: Count all searches since the beginning.
search("coffee").disposed(by: bag)
Thread.sleep(forTimeInterval: 0.3)
search("cake").disposed(by: bag)
Thread.sleep(forTimeInterval: 0.1)
bag = DisposeBag()
print("a new bag")
Thread.sleep(forTimeInterval: 0.4)

//: ## Room for one
//: All three were freed with the old bag, and the search for cake was cut off before its answer. A `SerialDisposable`
//: holds one disposable at a time: it disposes of the old one when it gets another. It goes into the bag once.
//: - Predict (first of `freed: bread`, `about bread`, `about milk`): Which is printed first: `freed: bread`,
//:   `about bread` or `about milk`?
//: - Hint: An answer takes 200 ms. After how long does the second search begin?
//: - Hint: What becomes of the first search when `current.disposable` is set again?
print("--- room for one ---")
let current = SerialDisposable()
current.disposed(by: bag)
current.disposable = search("bread")
Thread.sleep(forTimeInterval: 0.1)
current.disposable = search("milk")
Thread.sleep(forTimeInterval: 0.4)

//: ## Looking back
//: A `SerialDisposable` never holds more than one, so nothing piles up. It cut off the search for bread; for a search
//: field that is what you want.
print("--- end ---")
/*:
 - Question: Is a bag with a thousand dead disposables a leak?
 - Answer: A slow one: each is small, and all are freed with the bag. It matters for an object that lives as long as the
   app and subscribes again and again. There, keep one subscription for all requests (the chapter on `flatMap` shows how),
   or hold the current one in a `SerialDisposable`.
 - Experiment: `:diff search("coffee").disposed(by: bag) => _ = search("coffee")` sends a search without a bag. When is
   its disposable freed, and does the answer come?
 */
