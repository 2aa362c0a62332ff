import RxCocoa
import RxSwift

// `debug` of a shared sequence reports once for all subscribers.
let numbers = PublishRelay<Int>()
let driver = numbers.asDriver(onErrorJustReturn: 0).debug("driver")
let first = driver.drive(onNext: { print("first", $0) })
// expect: driver -> subscribed
let second = driver.map { $0 * 2 }.drive(onNext: { print("second", $0) })
numbers.accept(1)
// expect: driver -> Event next(1)
// expect: first 1
// expect: second 2
first.dispose()
second.dispose()
// expect: driver -> isDisposed
let signal = Signal.of("a").debug("signal")
_ = signal.emit(onNext: { print($0) })
// expect: signal -> subscribed
// expect: signal -> Event next(a)
// expect: a
// expect: signal -> Event completed
// expect: signal -> isDisposed
