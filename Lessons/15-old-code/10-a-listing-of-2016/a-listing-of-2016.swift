/*:
 # A listing of 2016

 Most articles about RxSwift were written for its versions 2 and 3. The ideas have not changed since, but many names have.
 rxlab runs such a listing as it stands, so you can watch it before you change a word. This one loads two pages.
 */
import Foundation
import RxSwift

//: ## The old way to write it
//: `create` gets an observer, as it does today. In 2016 the cases of `Event` began with a capital letter, and
//: `NopDisposable.instance` was a disposable that does nothing.
//: - Predict (lines): Nobody has subscribed yet. What does this step print?
//: - Hint: When does the closure of `create` run?
//: - Hint: Calling `load` only makes an observable. Making one was cold work in 2016, too.
func load(page: Int) -> Observable<String> {
  return Observable.create { observer in
    print("request \(page)")
    observer.on(.Next("page \(page)"))
    observer.on(.Completed)
    return NopDisposable.instance
  }
}
let pages = [1, 2].toObservable().flatMap { load($0) }
print("ready")

//: ## Subscribing with a chain of old names
//: Read `doOnNext` as `do(onNext:)`, `subscribeNext` as `subscribe(onNext:)`, and `addDisposableTo` as `disposed(by:)`.
//: Each is one operator of today under its earlier name.
//: - Predict (number of `request`): How many requests does this step make?
//: - Hint: `flatMap` makes an observable for each element of its source, and subscribes to it.
let bag = DisposeBag()
pages
  .doOnNext { print("loaded \($0)") }
  .map { $0.uppercaseString }
  .subscribeNext { print("Screen \($0)") }
  .addDisposableTo(bag)

//: ## Switching over an event
//: The chain ran as it would today. A subscriber that takes whole events switches over `.Next`, `.Error` and `.Completed`.
//: - Predict (number of `Log`): How many lines does Log print?
//: - Hint: There are two pages, each with its own observable. What does `flatMap` do with the completion of an inner one?
pages
  .subscribe { event in
    switch event {
    case .Next(let page): print("Log \(page)")
    case .Error(let error): print("Log error \(error)")
    case .Completed: print("Log completed")
    }
  }
  .addDisposableTo(bag)
/*:
 - Question: Why can a program translate most of these names for you, without understanding what the listing does?
 - Answer: Each old name stands for exactly one name of today with the same behaviour, so the text can be replaced. The next
   lesson has the names for which that is not true.
 - Experiment: Leave with `:quit`, and type `rxlab modernize a-listing-of-2016`: it prints the listing with the names of today.
 */
