// not compiled: spellings of older versions
import ReactiveSwift
import Result

let (signal, observer) = Signal<Int, NoError>.pipe()
signal.observeNext { print("next \($0)") }
signal.take(1).map { $0 * 10 }.observeCompleted { print("one") }
observer.sendNext(1)
// expect: next 1
// expect: one
let producer = SignalProducer<Int, NoError>([1, 2, 3])
producer.flatMap(.Latest) { SignalProducer<Int, NoError>(value: $0 * 2) }.takeLast(2)
  .startWithNext { print($0) }
// expect: 4
// expect: 6
producer.skip(2).times(2).startWithValues { print("rest", $0) }
// expect: rest 3
// expect: rest 3
let action = Action<Int, Int, NoError> { SignalProducer(value: $0) }
print(action.enabled.value)  // expect: true

// `NoError` of the module Result, and that of the older library, are one type.
SignalProducer<Int, NoError>(values: [7, 8]).startWithValues { print("values", $0) }
// expect: values 7
// expect: values 8
