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
//: - Predict: `second` subscribes after two seconds. What is the first that it prints, and when?
//: - Hint: It does not have to wait for the next number.
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
//: - Predict: What comes first, `Third …` or `Subscribed`? And which number?
//: - Hint: The last number that the first count came to is still in the memory.
print("nobody listens")
Thread.sleep(forTimeInterval: 1)
let third = shared.subscribe(onNext: { print("Third \($0)") })
Thread.sleep(forTimeInterval: 2)
third.dispose()

//: ## Other sizes of memory
//: - Predict: What does Late print at once with `replay: 0`, and what with `replay: 2`?
//: - Hint: Three seconds have passed, so the numbers 0, 1 and 2 were sent.
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
//: - Predict: Too late subscribes when the count has ended. Is `Subscribed` printed again?
//: - Hint: With `.forever` the completion is kept together with the last element.
print("--- after the end ---")
let short = ticks(every: 1).take(2).share(replay: 1, scope: .forever)
let inTime = short.subscribe(
  onNext: { print("In time \($0)") }, onCompleted: { print("In time completed") })
Thread.sleep(forTimeInterval: 3)
let tooLate = short.subscribe(
  onNext: { print("Too late \($0)") }, onCompleted: { print("Too late completed") })

//: ## The same by hand: `replay`, then `refCount`
//: - Predict: What does Two print first?
//: - Hint: `replay(1)` keeps the last number, `refCount` connects while somebody listens.
print("--- replay and refCount ---")
let byHand = ticks(every: 1).replay(1).refCount()
let one = byHand.subscribe(onNext: { print("One \($0)") })
Thread.sleep(forTimeInterval: 2)
let two = byHand.subscribe(onNext: { print("Two \($0)") })
Thread.sleep(forTimeInterval: 1)
one.dispose()
two.dispose()
/*:
 - Hint: For the question: ask `:why` at that line, or `rxlab run share-replay --why` with its number.
 - Question: `Third 8` stands above the second `Subscribed`. Where does the 8 come from?
 - Experiment: Write `.whileConnected` for `.forever` in the first part and compare.
 */
