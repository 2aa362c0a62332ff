/*:
 # The search that dies

 A dictionary translates what the user types. It does not know every word, and for an unknown one it should print
 `word: ?` and wait for the next. Today it prints the question mark once, and no translation after that.
 - Task: Print `word: ?` for each unknown word, and go on translating.
 - Hint: Which stream ends at the first unknown word: the one of this translation, or the one of all words?
 - Hint: An error should be caught before it leaves its inner observable.
 - Hint: Put `.catchAndReturn("?")` behind `translation(of: word)`, inside the closure.
 */
import Foundation
import RxSwift

struct Unknown: Error {}

let background = SerialDispatchQueueScheduler(qos: .default)

func translation(of word: String) -> Observable<String> {
  Observable<Int>.timer(.milliseconds(100), scheduler: background).map { _ in
    guard let found = ["tea": "Tee", "milk": "Milch", "cake": "Kuchen"][word] else { throw Unknown() }
    return found
  }
}

let words = PublishSubject<String>()
let bag = DisposeBag()

words
  .flatMapLatest { word in translation(of: word).catchAndReturn("?") }
  .subscribe(
    onNext: { print("word: \($0)") }, onError: { _ in print("failed") },
    onCompleted: { print("goodbye") }
  )
  .disposed(by: bag)

//: ## The user types five words (nothing below needs a change)
for word in ["tea", "coffee", "milk", "spoon", "cake"] {
  words.onNext(word)
  Thread.sleep(forTimeInterval: 0.3)
}
words.onCompleted()
/*:
 `catchAndReturn` now ends one translation with a question mark, and `flatMapLatest` sees no error at all. It waits for
 the next word, and completes when the words do.
 */
