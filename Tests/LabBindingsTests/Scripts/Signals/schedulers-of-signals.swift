import Foundation
import ReactiveSwift

// The queue scheduler runs in the time of the stage.
let start = Date()
func after() -> Double { (Date().timeIntervalSince(start) * 10).rounded() / 10 }
SignalProducer.interval(.seconds(1), on: QueueScheduler.main).take(first: 2)
  .start { print(after(), $0) }
SignalProducer(value: "late").delay(1.5, on: QueueScheduler(name: "worker"))
  .observe(on: UIScheduler())
  .startWithValues { print(after(), $0, Thread.isMainThread) }
RunLoop.main.run(until: Date().addingTimeInterval(3))
// expect: 1.0 VALUE 0
// expect: 1.5 late true
// expect: 2.0 VALUE 1
// expect: 2.0 COMPLETED

// UIScheduler runs at once on main, the queue of main does not.
UIScheduler().schedule { print("ui") }
QueueScheduler.main.schedule { print("queue") }
print("here")
RunLoop.main.run(until: Date().addingTimeInterval(0.1))
// expect: ui
// expect: here
// expect: queue

// A test scheduler's time stands still until it is advanced.
let test = TestScheduler()
SignalProducer.interval(.seconds(10), on: test).startWithValues { print("lap", $0) }
test.advance(by: .seconds(25))
// expect: lap 0
// expect: lap 1
let (values, input) = Signal<Int, Never>.pipe()
values.debounce(1, on: test).observeValues { print("debounced", $0) }
input.send(value: 1)
input.send(value: 2)
test.advance(by: 2)  // expect: debounced 2
