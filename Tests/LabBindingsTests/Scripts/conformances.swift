import RxSwift

/// An observer of the script's own.
final class Collector: ObserverType {
  typealias Element = Int
  var seen: [String] = []
  func on(_ event: Event<Int>) { seen.append("\(event)") }
}

let collector = Collector()
_ = Observable.of(1, 2).subscribe(collector)
print(collector.seen)
collector.onNext(3)
collector.asObserver().onCompleted()
print(collector.seen)

/// A sequence of the script's own.
struct Countdown: ObservableType {
  typealias Element = Int
  let start: Int

  func subscribe<Observer: ObserverType>(_ observer: Observer) -> Disposable
  where Observer.Element == Int {
    for n in stride(from: start, to: 0, by: -1) { observer.onNext(n) }
    observer.onCompleted()
    return Disposables.create()
  }
}

_ = Countdown(start: 3).map { $0 * 2 }.subscribe { print($0) }
_ = Observable.just(0).concat(Countdown(start: 1)).subscribe { print("concat", $0) }
_ = Countdown(start: 1).asObservable().subscribe { print("as", $0) }

/// A disposable of the script's own.
final class Switch: Disposable {
  func dispose() { print("switched off") }
}

let bag = CompositeDisposable()
_ = bag.insert(Switch())
bag.dispose()
_ = Observable<Int>.create { _ in Switch() }.subscribe().dispose()

// expect: ["next(1)", "next(2)", "completed"]
// expect: ["next(1)", "next(2)", "completed", "next(3)", "completed"]
// expect: next(6)
// expect: next(4)
// expect: next(2)
// expect: completed
// expect: concat next(0)
// expect: concat next(1)
// expect: concat completed
// expect: as next(1)
// expect: as completed
// expect: switched off
// expect: switched off
