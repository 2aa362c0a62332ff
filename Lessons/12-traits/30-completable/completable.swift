/*:
 # Done, or an error: `Completable`

 Saving a file has no result. You only want to know when it is done, and whether it went wrong. A `Completable` has no
 elements at all: it sends `completed` or `error`, and nothing else.
 */
import Foundation
import RxSwift

let clock = SerialDispatchQueueScheduler(qos: .default)

//: - Setup: `save("poem")` takes 0.4 seconds; prints when it begins and when it is done
func save(_ name: String) -> Completable {
  Completable.create { completable in
    print("saving \(name)")
    let timer = clock.scheduleRelative((), dueTime: .milliseconds(400)) {
      print("saved \(name)")
      completable(.completed)
      return Disposables.create()
    }
    return timer
  }
}
//:

//: ## Doing it
//: `save("poem")` makes a completable. Two subscribers subscribe to it, one after the other.
//: - Predict (number of `saving poem`): How often is the poem saved?
//: - Hint: A completable is cold, like the other traits.
//: - Hint: How many times is `poem` subscribed to?
let poem = save("poem")
let first = poem.subscribe(onCompleted: { print("First done") })
Thread.sleep(forTimeInterval: 0.6)
let second = poem.subscribe(onCompleted: { print("Second done") })
Thread.sleep(forTimeInterval: 0.6)

//: ## And then, with `flatMap`
//: Each subscription saves the poem. When the song is saved, its title should be shown. You know `flatMap` for "and
//: then", so somebody writes this.
//: - Misconception: completable-emits
//: - Predict (lines of `Shown`): What does the subscriber print?
//: - Hint: `flatMap` calls its closure for each element. How many elements does a completable send?
//: - Hint: Completion passes through.
let shown = save("song").asObservable()
  .flatMap { _ in Observable.just("song") }
  .subscribe(onNext: { print("Shown \($0)") }, onCompleted: { print("Shown completed") })
Thread.sleep(forTimeInterval: 0.6)

//: ## And then, with `andThen`
//: The closure was never called: a completable has no element to call it with. Its own word for "and then" is
//: `andThen`, which subscribes to the next observable on completion.
//: - Predict (lines of `Title`): What does the subscriber print, and when? Times count from now.
//: - Hint: Saving takes 0.4 seconds.
//: - Hint: The single is subscribed to when the title has been saved, and sends its element at once.
let title = save("title").andThen(Single.just("Title page"))
  .subscribe(onSuccess: { print("Title: \($0)") })
Thread.sleep(forTimeInterval: 0.6)

//: ## What runs when
//: `andThen` takes no closure but an observable, and here a function makes it. The function prints a line when it is
//: called.
//: - Predict (first of `counting`, `saved list`): Which of these is printed first?
//: - Hint: Swift evaluates the arguments of a call before it calls.
//: - Hint: The function is called when the chain is built. Only the *subscription* waits for completion.
func count() -> Single<Int> {
  print("counting the saved files")
  return Single.just(3)
}
let counted = save("list").andThen(count())
  .subscribe(onSuccess: { print("Counted \($0)") })
Thread.sleep(forTimeInterval: 0.6)
/*:
 - Hint: For the question: which observable runs a closure when it is subscribed to?
 - Question: The files are counted too early: before the list is saved. How do you count them afterwards?
 - Answer: With `andThen(Single.deferred { count() })`. `deferred` calls its closure when it is subscribed to, and
   `andThen` subscribes after completion.
 - Experiment: `:diff andThen(count()) => andThen(Single.deferred { count() })` does that. Where is `counting` printed
   now?
 */
