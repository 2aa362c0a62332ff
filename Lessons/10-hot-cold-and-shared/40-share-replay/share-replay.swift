/*:
 # Sharing with a replay buffer

 `share(replay: 1)` gives a new subscriber the last element first, from a replay buffer. How long is that kept? The scope says so. You saw both scopes
 in one visit; now they come in slow motion, first `.forever`, which RxSwift 3 called `shareReplay(1)`. `while-connected` does the same with the other one.
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
//: Think of a stopwatch that two people look at: First from the start, Second a little later. Two seconds from now, a number is sent at the very moment at which the sleep ends. The number comes first: its timer was set before the sleep began.
//: - Predict (first line of `Second`): `second` subscribes after two seconds. What does it print first, and how many seconds from now?
//: - Hint: It does not have to wait for the next number. Which one was sent last?
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
//: Second had not missed everything: the buffer held the number that First had just received. Then both went on with one count. Now both are gone, `Disposed` was printed, and the stopwatch is put away. A second later somebody asks for it again.
//: - Predict (first of `Third`, `Subscribed`): What is printed first, `Third …` or `Subscribed`?
//: - Hint: A subscription to the source is one thing, the replay buffer another. Which of them has ended?
//: - Hint: The replay buffer outlives the count that filled it.
print("nobody listens")
Thread.sleep(forTimeInterval: 1)
let third = shared.subscribe(onNext: { print("Third \($0)") })
Thread.sleep(forTimeInterval: 2)
third.dispose()
//: ## Other buffer sizes
//: `third` first got the 8 that was kept, and only then did a new count begin for it. The number after `replay:` says how many elements are kept. Late comes three seconds after Early, twice: once with `replay: 0`, once with `replay: 2`. Again a number is sent at the very moment at which the sleep ends, and comes first.
//: - Predict (lines of `Late`): What does Late print in the two runs? Write all its lines in order, without times, such as `Late 7; Late 8`.
//: - Hint: When Late comes, the numbers 0, 1 and 2 were sent. It stays for one second more.
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
//: With `replay: 0`, Late had to wait for the next number. With `replay: 2`, it got the last two at once. So far the count went on for ever; now `take(2)` completes it after two numbers. In time sees that. Too late comes a second after it.
//: - Predict (number of `Subscribed`): Too late subscribes after the count has completed. How many lines begin with `Subscribed`?
//: - Hint: What would a new subscription bring that is not known yet? With `.forever`, the completion is kept together with the last element.
print("--- after the end ---")
let short = ticks(every: 1).take(2).share(replay: 1, scope: .forever)
let inTime = short.subscribe(
  onNext: { print("In time \($0)") }, onCompleted: { print("In time completed") })
Thread.sleep(forTimeInterval: 3)
let tooLate = short.subscribe(
  onNext: { print("Too late \($0)") }, onCompleted: { print("Too late completed") })

//: ## The same with `replay` and `refCount`
//: Too late got the last number and the completion at once. Both were kept, so nobody had to count again.
//:
//: `replay(1)` is `publish()` with a buffer for one element, and `refCount()` connects it while anyone is subscribed. Two
//: comes two seconds after One, at the very moment at which a number is sent; the number comes first.
//: - Predict (first line of `Two`): What does Two print first, and how many seconds from now?
//: - Hint: `replay(1)` keeps the last number.
//: - Hint: The numbers 0 and 1 have been sent when Two subscribes.
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
 - Question: Nobody listened when `Third 8` was printed. When was the 8 sent, and who had kept it since?
 - Answer: At 9 seconds, when Second was still there. The replay buffer kept it: with `.forever` it outlives the count
   that filled it. A new subscriber receives what it holds before the source is subscribed to again.
 - Experiment: `:diff replay(1).refCount() => publish().refCount()` takes the buffer away from Two. When does it print its
   first number now?
 */
