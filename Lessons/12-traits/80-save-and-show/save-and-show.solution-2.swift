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

let loading = Observable.deferred { load().asObservable() }
let display = save()
  .asObservable()
  .map { _ in [String]() }
  .concat(loading)
  .subscribe(onNext: { print("Shown: \($0)") })
Thread.sleep(forTimeInterval: 1.5)
/*:
 As an observable, the completable sends no element and completes, and `concat` goes on with the next observable at that
 moment. The `map` is never called; it is there for the type alone.
 */
