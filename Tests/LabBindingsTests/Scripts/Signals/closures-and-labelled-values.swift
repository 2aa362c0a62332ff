import ReactiveSwift

// A trailing closure is a function that `map` calls before it is a value that `map(value:)` sends.
SignalProducer([1, 2]).flatMap(.concat) { n in
  SignalProducer(0..<n).map { "\(n).\($0)" }
}
.startWithValues { print($0) }
// expect: 1.0
// expect: 2.0
// expect: 2.1
