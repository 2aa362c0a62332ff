/*:
 # Sharing with a replay buffer

 `share` gives all subscribers one subscription to the source. With `replay: 1`, a new subscriber first receives the last
 element, from a replay buffer. How long is it kept? The scope says so: `.forever` is what RxSwift 3 called `shareReplay(1)`.
 - Limit: 30 s
 */
import Foundation
import RxSwift
//: - Setup: a timer source that counts: `ticks(every:)`
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

//: ## A second subscriber
//: - Predict (lines of `Second`): `second` subscribes after two seconds. What does it print first, and when?
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

//: ## A subscriber after the last one has left
//: First and Second are gone, and their count is disposed.
//: - Predict (first of `Third`, `Subscribed`): What is printed first, `Third …` or `Subscribed`?
//: - Hint: The replay buffer outlives the count that filled it.
print("nobody listens")
Thread.sleep(forTimeInterval: 1)
let third = shared.subscribe(onNext: { print("Third \($0)") })
Thread.sleep(forTimeInterval: 2)
third.dispose()

//: ## Other buffer sizes
//: - Predict (lines of `Late`): What does Late print, and when, with `replay: 0`? And with `replay: 2`?
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

//: ## A subscriber after the end
//: - Predict (number of `Subscribed`): Too late subscribes after the count has completed. How many lines begin with `Subscribed`?
//: - Hint: With `.forever`, the completion is kept together with the last element.
print("--- after the end ---")
let short = ticks(every: 1).take(2).share(replay: 1, scope: .forever)
let inTime = short.subscribe(
  onNext: { print("In time \($0)") }, onCompleted: { print("In time completed") })
Thread.sleep(forTimeInterval: 3)
let tooLate = short.subscribe(
  onNext: { print("Too late \($0)") }, onCompleted: { print("Too late completed") })

//: ## The same with `replay` and `refCount`
//: - Predict (lines of `Two`): What does Two print first?
//: - Hint: `replay(1)` keeps the last number, `refCount` connects while anyone is subscribed.
print("--- replay and refCount ---")
let byHand = ticks(every: 1).replay(1).refCount()
let one = byHand.subscribe(onNext: { print("One \($0)") })
Thread.sleep(forTimeInterval: 2)
let two = byHand.subscribe(onNext: { print("Two \($0)") })
Thread.sleep(forTimeInterval: 1)
one.dispose()
two.dispose()
/*:
 - Hint: For the question: `:log` shows the number of that line; ask `:why` about it.
 - Question: `Third 8` is printed before the second `Subscribed`. Where does the 8 come from?
 - Answer: From the replay buffer. With `.forever` it outlives the count that filled it, and a new subscriber receives its
   elements before the source is subscribed to again.
 - Experiment: `:diff 33: .forever => .whileConnected` changes the scope. What does Third print?
 */
