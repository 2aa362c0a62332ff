/*:
 # Uploads in order

 A book is uploaded chapter by chapter, off main. The printer prints what arrives, and the short chapters arrive
 first.
 - Task: Upload one chapter after another, so that the chapters arrive in order.
 - Hint: Which two things let the uploads run at the same time? Changing one of them is enough.
 - Hint: A serial queue runs one upload at a time. There is also a relative of `flatMap` that waits for each inner
   observable.
 - Hint: Use `SerialDispatchQueueScheduler(internalSerialQueueName: "network")`, or `concatMap`.
 */
import Foundation
import RxSwift

//: - Setup: `upload(_:)` takes longer for a longer chapter
func upload(_ chapter: (name: String, seconds: Double)) -> String {
  Thread.sleep(forTimeInterval: chapter.seconds)
  return chapter.name
}

//: ## The upload
let network = ConcurrentDispatchQueueScheduler(qos: .default)
let bag = DisposeBag()

Observable.of((name: "chapter 1", seconds: 0.8), (name: "chapter 2", seconds: 0.3))
  .concatMap { chapter in
    Observable.deferred { Observable.just(upload(chapter)) }.subscribe(on: network)
  }
  .subscribe(onNext: { print("printing \($0)") }, onCompleted: { print("the book is complete") })
  .disposed(by: bag)
Thread.sleep(forTimeInterval: 1.5)
/*:
 `concatMap` subscribes to the second upload when the first one has completed. The scheduler has many threads and gets
 only one piece of work at a time.
 */
