/*:
 # How many requests?

 A search field sends words, and `flatMapLatest` makes a request of each. The words come from a subject, which is hot:
 all subscribers get the same word. A list shows the answer, a badge shows how long it is.
 */
import Foundation
import RxSwift

//: - Setup: `find(_:)`, a request, which prints `GET /find` and answers after 0.3 seconds
let server = DispatchQueue(label: "server")

func find(_ word: String) -> Observable<String> {
  Observable.create { observer in
    print("GET /find?\(word)")
    server.asyncAfter(deadline: .now() + 0.3) {
      observer.onNext("\(word) with milk")
      observer.onCompleted()
    }
    return Disposables.create()
  }
}

//: ## A list and a badge
//: One word is typed.
//: - Predict (number of `GET`): How many lines begin with `GET`?
//: - Hint: `words` is hot. Is `answers` hot, too?
//: - Hint: Every subscription to `answers` has a `flatMapLatest` of its own.
//: - Misconception: cold-runs-once
print("--- no share ---")
let words = PublishSubject<String>()
let answers = words.flatMapLatest { find($0) }
let list = answers.subscribe(onNext: { print("list: \($0)") })
let badge = answers.map { $0.count }.subscribe(onNext: { print("badge: \($0) characters") })
words.onNext("tea")
Thread.sleep(forTimeInterval: 0.6)
list.dispose()
badge.dispose()

//: ## `share` at the top
//: The subject sent one word to two chains, and each chain sent a request. An operator below a hot source is still a
//: recipe, carried out for each subscription.
//:
//: Somebody repairs it with `share()`, right below the subject.
//: - Predict (number of `GET`): How many lines begin with `GET`?
//: - Hint: Draw the two chains. From which operator on are there two of each?
//: - Hint: There is one chain as long as there is one subscription. Who subscribes to `flatMapLatest`?
print("--- share above ---")
let sharedWords = words.share()
let answers2 = sharedWords.flatMapLatest { find($0) }
let list2 = answers2.subscribe(onNext: { print("list: \($0)") })
let badge2 = answers2.map { $0.count }.subscribe(onNext: { print("badge: \($0) characters") })
words.onNext("tea")
Thread.sleep(forTimeInterval: 0.6)
list2.dispose()
badge2.dispose()

//: ## `share` at the bottom
//: Sharing what is hot already changes nothing: the two chains still parted above `flatMapLatest`.
//: - Predict (number of `GET`): How many lines begin with `GET` when `share()` comes after `flatMapLatest`?
//: - Hint: How many subscriptions does `flatMapLatest` have now?
//: - Hint: `share` has two subscribers. How often does it subscribe?
print("--- share below ---")
let answers3 = words.flatMapLatest { find($0) }.share()
let list3 = answers3.subscribe(onNext: { print("list: \($0)") })
let badge3 = answers3.map { $0.count }.subscribe(onNext: { print("badge: \($0) characters") })
words.onNext("tea")
Thread.sleep(forTimeInterval: 0.6)
list3.dispose()
badge3.dispose()
/*:
 - Hint: For the question: everything above `share` happens once, everything below it once for each subscriber.
 - Question: How do you find the right line for `share` in a long chain?
 - Answer: Look for the lowest operator that does something you want only once: a request, a file that is read, a slow
   calculation. Put `share` right below it.
 - Experiment: `:goto end`, then `:marbles`. In which of the three parts does `flatMapLatest` have one lane only?
 */
