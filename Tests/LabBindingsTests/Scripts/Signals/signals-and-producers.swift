import ReactiveSwift

// A pipe, an operator, and observers that come early and late.
let (signal, input) = Signal<Int, Never>.pipe()
let doubled = signal.map { $0 * 2 }
doubled.observeValues { print("doubled", $0) }
input.send(value: 1)  // expect: doubled 2
input.sendCompleted()
signal.observe { print($0) }  // expect: INTERRUPTED

// A recipe runs for each start.
let producer = SignalProducer<Int, Never> { observer, lifetime in
  print("start")
  observer.send(value: 1)
  observer.sendCompleted()
}
producer.start { print("a", $0) }
// expect: start
// expect: a VALUE 1
// expect: a COMPLETED
producer.startWithValues { print("b", $0) }
// expect: start
// expect: b 1
let endless = SignalProducer<Int, Never>.never.start { print("never", $0) }
endless.dispose()  // expect: never INTERRUPTED

// Properties and bindings.
let name = MutableProperty("Ada")
let length = name.map { $0.count }
let target = MutableProperty(0)
target <~ length
print(target.value)  // expect: 3
name.value = "Grace"
print(target.value)  // expect: 5
print(length.value)  // expect: 5

// Errors, strategies and combinations.
enum Broken: Error { case once }
let failing = SignalProducer<Int, Broken>(error: .once)
failing.flatMapError { _ in SignalProducer(value: 7) }.startWithValues { print($0) }  // expect: 7
failing.startWithResult { print($0) }  // expect: failure(main.Broken.once)
SignalProducer<Int, Never>([1, 2]).flatMap(.concat) { SignalProducer([$0, $0 * 10]) }.collect()
  .startWithValues { print($0) }  // expect: [1, 10, 2, 20]
SignalProducer.combineLatest(SignalProducer<Int, Never>([1, 2, 3]), SignalProducer(["x", "y"]))
  .startWithValues { print($0) }
// expect: (3, "x")
// expect: (3, "y")

print(SignalProducer<Int, Never>([4, 5]).last().map { "\($0)" } ?? "none")
// expect: success(5)

// A call on a stream may give a number.
print(SignalProducer<String, Never>(value: "a").startWithSignal { _, _ in 5 })  // expect: 5
let counted: Int = SignalProducer<Int, Never>([1, 2]).startWithSignal { signal, _ in
  signal.observeValues { print("value", $0) }
  return 2
}
// expect: value 1
// expect: value 2
print(counted)  // expect: 2

// Who is disposed of by an earlier observer of a value still gets that value.
let (numbers, sendNumber) = Signal<Int, Never>.pipe()
var later: (any Disposable)?
numbers.observeValues { print("earlier", $0); later?.dispose() }
later = numbers.observeValues { print("later", $0) }
sendNumber.send(value: 1)
// expect: earlier 1
// expect: later 1
sendNumber.send(value: 2)  // expect: earlier 2
