// not compiled: spellings of older versions
import Foundation
import ReactiveSwift

enum Failure: Error { case offline }

let (signal, observer) = Signal<Int, Failure>.pipe()
let (other, otherObserver) = Signal<String, Failure>.pipe()
signal.combineLatestWith(other).observeResult { print($0) }
signal.observe { event in
  switch event {
  case .Next(let value): print("next", value)
  case .Failed(let error): print("failed", error)
  case .Completed: print("completed")
  case .Interrupted: print("interrupted")
  }
}
otherObserver.send(value: "a")
observer.sendNext(1)
// expect: success(1, "a")
// expect: next 1
observer.action(.Failed(.offline))
// expect: failure(main.Failure.offline)
// expect: failed offline

let constant = ConstantProperty(3)
print(constant.value)  // expect: 3
let property = MutableProperty(false)
property.put(true)
print(property.negated.value)  // expect: false
let counted = AnyProperty(initialValue: 0, producer: SignalProducer<Int, Never>(values: [1, 2]))
print(counted.value)  // expect: 2

let bin = CompositeDisposable()
bin.addDisposable(ActionDisposable { print("cleaned") })
let serial = SerialDisposable()
serial.innerDisposable = ActionDisposable(action: { print("replaced") })
serial.innerDisposable = nil  // expect: replaced
bin.dispose()  // expect: cleaned
print(bin.disposed)  // expect: true

let work = SignalProducer<Int, Failure> { observer, disposable in
  disposable.add { print("ended") }
  observer.sendNext(1)
  if !disposable.isDisposed { observer.sendFailed(.offline) }
}
work.startWithResult { print($0) }
// expect: success(1)
// expect: failure(main.Failure.offline)
// expect: ended

let clock = TestScheduler()
clock.scheduleAfter(clock.currentDate.addingTimeInterval(1)) { print("due") }
SignalProducer<Int, Failure>.never.timeoutWithError(.offline, afterInterval: 2, onScheduler: clock)
  .startWithFailed { print("late", $0) }
clock.advanceByInterval(1)  // expect: due
clock.advanceByInterval(1)  // expect: late offline

let save = Action<Int, Int, Failure>(enabledIf: ConstantProperty(false)) {
  SignalProducer(value: $0)
}
save.apply(1).startWithFailed {
  if case .NotEnabled = $0 { print("not enabled") }
}
// expect: not enabled
