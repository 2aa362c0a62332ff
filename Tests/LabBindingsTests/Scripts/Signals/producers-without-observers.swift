// A producer whose handler has let go of its observer is interrupted when nobody holds what `start` returned.
import ReactiveSwift

let unsent = SignalProducer<Int, Never> { observer, lifetime in
  lifetime.observeEnded { print("ended") }
  observer.send(value: 1)
}
unsent.on(started: { print("started") }).start { print("dropped", $0) }
// expect: dropped VALUE 1
// expect: started
// expect: dropped INTERRUPTED
// expect: ended
var disposable: Disposable? = unsent.map { $0 * 2 }.start { print("held", $0) }
print("still running")
disposable = nil
// expect: held VALUE 2
// expect: still running
// expect: held INTERRUPTED
// expect: ended

// An operator holds what it starts.
let (signal, input) = Signal<Int, Never>.pipe()
signal.flatMap(.latest) { _ in unsent }.observe { print("latest", $0) }
input.send(value: 1)  // expect: latest VALUE 1
input.send(value: 2)
// expect: ended
// expect: latest VALUE 1
input.sendCompleted()

// A run of an action holds the action.
var action: Action<Int, Int, Never>? = Action { _ in unsent }
action?.events.observe { print("events", $0) }
var run: Disposable? = action?.apply(1).start()
// expect: events VALUE VALUE 1
action = nil
print("still executing")  // expect: still executing
run?.dispose()
// expect: events VALUE INTERRUPTED
// expect: ended
// expect: events COMPLETED
run = nil

// The value that fails the condition is the last one.
SignalProducer<Int, Never>([1, 2, 3, 4]).take(until: { $0 < 3 }).startWithValues { print($0) }
// expect: 1
// expect: 2
// expect: 3
