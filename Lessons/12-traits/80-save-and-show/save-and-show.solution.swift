/*:
 # Saved, but never shown
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
  .andThen(Single.deferred { load() })
  .subscribe(onSuccess: { print("Shown: \($0)") })
Thread.sleep(forTimeInterval: 1.5)
/*:
 `andThen` subscribes to the single when `save()` has completed. `deferred` calls `load()` only then, so that nothing is
 loaded too early.
 */
