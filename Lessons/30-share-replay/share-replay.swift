/*:
 # Sharing with a memory

 `share` gives all subscribers one subscription to the source. With `replay: 1` it also hands a newcomer the last
 element. How long is that memory kept? With `scope: .forever`, what RxSwift 3 called `shareReplay(1)`: for good.
 - Limit: 30 s
 */
import Foundation
import RxSwift

func ticks(every period: Double) -> Observable<Int> {
  Observable.create { observer in
    print("Subscribed")
    let timer = DispatchSource.makeTimerSource(queue: DispatchQueue.global())
    timer.schedule(deadline: .now() + period, repeating: period)
    var count = 0
    timer.setEventHandler {
      observer.onNext(count)
      count += 1
    }
    timer.resume()
    return Disposables.create {
      print("Disposed")
      timer.cancel()
    }
  }
}

//: ## One count, and the last number for who comes late
print("--- forever ---")
let shared = ticks(every: 1).share(replay: 1, scope: .forever)
let first = shared.subscribe(onNext: { print("First \($0)") })
Thread.sleep(forTimeInterval: 2)
let second = shared.subscribe(onNext: { print("Second \($0)") })
Thread.sleep(forTimeInterval: 3)
first.dispose()
Thread.sleep(forTimeInterval: 4)
second.dispose()

//: ## The last subscriber has gone; the memory has not
//: Third is handed a number from a count that nobody counts any more, before the new count has begun.
print("nobody listens")
Thread.sleep(forTimeInterval: 1)
let third = shared.subscribe(onNext: { print("Third \($0)") })
Thread.sleep(forTimeInterval: 2)
third.dispose()

//: ## Other sizes of memory
for size in [0, 2] {
  print("--- replay: \(size) ---")
  let shared = ticks(every: 1).share(replay: size, scope: .forever)
  let early = shared.subscribe(onNext: { print("Early \($0)") })
  Thread.sleep(forTimeInterval: 3)
  let late = shared.subscribe(onNext: { print("Late \($0)") })
  Thread.sleep(forTimeInterval: 1)
  early.dispose()
  late.dispose()
}

//: ## The end is remembered too
print("--- after the end ---")
let short = ticks(every: 1).take(2).share(replay: 1, scope: .forever)
let inTime = short.subscribe(
  onNext: { print("In time \($0)") }, onCompleted: { print("In time completed") })
Thread.sleep(forTimeInterval: 3)
let tooLate = short.subscribe(
  onNext: { print("Too late \($0)") }, onCompleted: { print("Too late completed") })

//: ## The same by hand: `replay`, then `refCount`
print("--- replay and refCount ---")
let byHand = ticks(every: 1).replay(1).refCount()
let one = byHand.subscribe(onNext: { print("One \($0)") })
Thread.sleep(forTimeInterval: 2)
let two = byHand.subscribe(onNext: { print("Two \($0)") })
Thread.sleep(forTimeInterval: 1)
one.dispose()
two.dispose()
/*:
 - Question: `Third 8` stands above the second `Subscribed`. Where does the 8 come from?
 - Experiment: Write `.whileConnected` for `.forever` in the first part and compare.
 */
