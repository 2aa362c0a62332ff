import ReactiveSwift

enum Broken: Error { case once }
let failing = SignalProducer<Int, Broken>(error: .once)
failing.startWithValues { print($0) }  // expect error: 'startWithValues(_:)' is unavailable: this producer can fail: use `startWithResult`
let (signal, _) = Signal<Int, Broken>.pipe()
signal.observeValues { print($0) }  // expect error: 'observeValues(_:)' is unavailable: this signal can fail: use `observeResult`
failing.map { $0 + 1 }.startWithValues { print($0) }  // expect error: 'startWithValues(_:)' is unavailable: this producer can fail: use `startWithResult`
signal.map { $0 + 1 }.observeValues { print($0) }  // expect error: 'observeValues(_:)' is unavailable: this signal can fail: use `observeResult`
failing.retry(upTo: 2).startWithValues { print($0) }  // expect error: 'startWithValues(_:)' is unavailable: this producer can fail: use `startWithResult`
