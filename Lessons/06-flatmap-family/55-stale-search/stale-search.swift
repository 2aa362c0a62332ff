/*:
 # The answer to an old question

 A search field shows what the server finds. Short texts have many results and take longer. Anna types `c`, `ca`, `cat` and
 `cats`, and in the end the list shows the results for `c`.
 - Task: Show only the answer to the newest text.
 - Hint: Write down when each text is typed and when its answer arrives. Which answers are out of date when they arrive?
 - Hint: When a new text comes, the request for the one before should be given up.
 - Hint: Which member of the `flatMap` family disposes the older inner observable?
 */
import Foundation
import RxSwift

let background = SerialDispatchQueueScheduler(qos: .default)

func results(for text: String) -> Observable<String> {
  let delay = [1: 700, 2: 350, 3: 200][text.count] ?? 100
  return Observable<Int>.timer(.milliseconds(delay), scheduler: background)
    .map { _ in "results for \(text)" }
}

let field = PublishSubject<String>()
let bag = DisposeBag()

field
  .flatMap { text in results(for: text) }
  .subscribe(onNext: { print("list: \($0)") })
  .disposed(by: bag)

//: ## Anna types (nothing below needs a change)
for text in ["c", "ca", "cat", "cats"] {
  field.onNext(text)
  Thread.sleep(forTimeInterval: text == "cat" ? 0.3 : 0.1)
}
Thread.sleep(forTimeInterval: 0.8)
