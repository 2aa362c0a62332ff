/*:
 # A clock for tests

 A search field that waits 300 ms needs 300 ms in a test, too, and on a busy machine such a test fails now and then.
 `TestScheduler` has a clock of its own, which counts *ticks*. The clock stands still until you call `start()`. Then it
 jumps from one piece of work to the next.
 */
import Foundation
import RxSwift
import RxTest

let bag = DisposeBag()

//: ## A timetable of events
//: A test needs a source that it controls. `createHotObservable` takes a timetable: each event with the tick at which
//: it is sent. Somebody types `tea` here, one letter every 10 ticks, and then a longer word.
//: - Predict (lines of `Screen`): What does Screen print in this step?
//: - Hint: The source follows the clock of the scheduler.
//: - Hint: Which line moves this clock?
let scheduler = TestScheduler(initialClock: 0)
let keys = scheduler.createHotObservable([
  .next(10, "t"), .next(20, "te"), .next(30, "tea"),
  .next(100, "teapot"), .completed(200),
])
keys
  .subscribe(onNext: { print("Screen \($0) at \(scheduler.clock)") })
  .disposed(by: bag)
print("subscribed")

//: ## Start the clock
//: The clock stands at 0, so no event has come yet. A test observer is a subscriber that only writes down what it gets:
//: each event with its tick.
//: - Predict (number of `Recorded`): `recorder` subscribes before the clock starts. How many events does it write down?
//: - Hint: A recorder writes down events of every kind.
//: - Hint: Count the entries of the timetable.
let recorder = scheduler.createObserver(String.self)
keys.subscribe(recorder).disposed(by: bag)
scheduler.start()
for event in recorder.events {
  print("Recorded \(event)")
}

//: ## `debounce` under test
//: A recorder keeps the completion as well. `@` stands between an event and its tick.
//:
//: Now the operator. `debounce` takes the test scheduler, so that it waits on the same clock. One tick stands for one
//: second, so `.seconds(25)` is 25 ticks. The typing is the same as before.
//: - Predict (lines of `Search next(tea) @`): `tea` is typed at tick 30. At which tick is it searched for?
//: - Hint: `debounce` waits until no key has come for 25 ticks.
//: - Hint: The next key after `tea` comes at tick 100. When are 25 quiet ticks over?
let second = TestScheduler(initialClock: 0)
let typing = second.createHotObservable([
  .next(10, "t"), .next(20, "te"), .next(30, "tea"),
  .next(100, "teapot"), .completed(200),
])
let search = second.createObserver(String.self)
typing
  .debounce(.seconds(25), scheduler: second)
  .subscribe(search)
  .disposed(by: bag)
second.start()
for event in search.events {
  print("Search \(event)")
}

//: ## An hour
//: The first search came 25 quiet ticks after the last letter, and shorter texts were never searched for. A whole
//: test has a timetable, an operator, and the list of records that you expect. This one tests a message that arrives
//: 3600 seconds late.
//: - Predict (lines of `Seconds waited:`): How many real seconds does `start()` wait here?
//: - Hint: Nothing is on the timetable for 3600 ticks. Does somebody have to wait for them?
//: - Hint: The clock jumps from one piece of work to the next.
let third = TestScheduler(initialClock: 0)
let messages = third.createObserver(String.self)
third.createHotObservable([.next(10, "paid"), .completed(20)])
  .delay(.seconds(3600), scheduler: third)
  .subscribe(messages)
  .disposed(by: bag)
let before = Date()
third.start()
print("Seconds waited: \(Int(Date().timeIntervalSince(before)))")
print(messages.events == [.next(3610, "paid"), .completed(3620)] ? "test passed" : "test failed")
/*:
 - Question: Why does `debounce` have a parameter for its scheduler?
 - Answer: So that the caller decides which clock it waits on. The app passes a real one, the test a `TestScheduler`.
   Code that names its scheduler deep inside cannot be tested without waiting.
 - Experiment: `:diff .debounce(.seconds(25) => .debounce(.seconds(5)` waits for 5 quiet ticks. What is searched for?
 */
