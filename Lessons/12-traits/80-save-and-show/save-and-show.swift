/*:
 # Saved, but never shown

 A list is saved, and after that it is to be loaded and shown. It is saved, as the log says, but nothing is shown. It
 must not be loaded before it has been saved.
 - Task: Show the list after it has been saved.
 - Hint: For which event does `flatMap` call its closure? Does `save()` send such an event?
 - Hint: A completable has its own operator for "and then". Or take an observable that goes on with the next one when
   the first has completed.
 - Hint: `save().andThen(…)`. Its argument is made immediately, so look at when `load()` prints its line; `deferred`
   makes it later.
 */
import Foundation
import RxSwift

let clock = SerialDispatchQueueScheduler(qos: .default)

func save() -> Completable {
  print("saving")
  return Observable<Never>.empty()
    .delaySubscription(.milliseconds(500), scheduler: clock)
    .do(onCompleted: { print("saved") })
    .asCompletable()
}

func load() -> Single<[String]> {
  print("loading")
  return Single.just(["tea", "cake"]).delay(.milliseconds(300), scheduler: clock)
}

let display = save()
  .asObservable()
  .flatMap { _ in load() }
  .subscribe(onNext: { print("Shown: \($0)") })
Thread.sleep(forTimeInterval: 1.5)
