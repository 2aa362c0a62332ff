/*:
 # merge(maxConcurrent:): at most two at a time

 `flatMap` starts all work at once, `concatMap` one piece at a time. With a hundred pictures to load, you want something
 in between. `merge(maxConcurrent:)` subscribes to an observable of observables, such as `map` makes, and keeps only so
 many subscriptions open.
 */
import Foundation
import RxSwift

//: - Setup: `load(_:)`, which prints `start`; pictures 1 to 4 take 300, 600, 400 and 200 ms
let background = SerialDispatchQueueScheduler(qos: .default)

func load(_ picture: Int) -> Observable<Int> {
  let duration = [300, 600, 400, 200][picture - 1]
  return Observable<Int>.timer(.milliseconds(duration), scheduler: background)
    .map { _ in picture }
    .do(onSubscribe: { print("start \(picture)") })
}

//: ## All at once
//: `map` makes an observable for each picture, and `merge()` subscribes to every observable that it receives and sends on
//: what those send. Together they do what `flatMap` does. Four pictures are asked for at 0 s; they take 300, 600, 400 and
//: 200 ms.
//: - Predict (lines of `First`): In which order do the pictures arrive? Numbers are enough.
//: - Hint: All four start at the same moment.
//: - Hint: Which picture takes the shortest time?
_ = Observable.of(1, 2, 3, 4)
  .map { picture in load(picture) }
  .merge()
  .subscribe(onNext: { print("First \($0)") })
Thread.sleep(forTimeInterval: 0.8)

//: ## Two at a time
//: They arrived in the order in which they were done, and the server had four requests at once. Now there is room for
//: two.
//: - Predict (lines of `start`): When does each picture start? Say it like `0s start 1`.
//: - Hint: A picture starts as soon as there is room.
//: - Hint: Picture 1 is done at 0.3 s, and picture 2 at 0.6 s.
print("--- two ---")
_ = Observable.of(1, 2, 3, 4)
  .map { picture in load(picture) }
  .merge(maxConcurrent: 2)
  .subscribe(onNext: { print("Second \($0)") })
Thread.sleep(forTimeInterval: 1)

//: ## One at a time
//: Pictures 3 and 4 waited until one before them was done. Picture 4, which takes the shortest time, arrived last.
//: - Predict (lines of `Third`): When does each picture arrive now? Say it like `0.3s 1`.
//: - Hint: Which operator of this chapter lets one piece of work finish before it begins the next?
//: - Hint: Add up the four durations.
print("--- one ---")
_ = Observable.of(1, 2, 3, 4)
  .map { picture in load(picture) }
  .merge(maxConcurrent: 1)
  .subscribe(onNext: { print("Third \($0)") })
Thread.sleep(forTimeInterval: 1.7)

//: ## Looking back
//: With room for one, the pictures arrive in the order in which they were asked for: that is `concatMap`. Without a limit
//: it is `flatMap`.
print("--- end ---")
/*:
 - Question: What happens if you choose the number too small, or too large?
 - Answer: If it is too small, pictures wait that could be on their way. If it is too large, the server or the phone has
   more to do at once than it can do well. Network libraries often choose four to six.
 - Experiment: `:compare merge(maxConcurrent: 2) | merge(maxConcurrent: 3)`: when is the last picture there?
 */
