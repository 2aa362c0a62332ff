import RxSwift

final class Screen {
  let title = "screen"
  deinit { print("screen is gone") }
}

let subject = PublishSubject<Int>()
var screen: Screen? = Screen()
let subscription = subject.subscribe(
  with: screen!,
  onNext: { screen, n in print(screen.title, n) },
  onCompleted: { _ in print("completed") },
  onDisposed: { _ in print("disposed") })
subject.onNext(1)
screen = nil
subject.onNext(2)
subscription.dispose()

let printer = AnyObserver<String> { event in print("printer", event) }
_ = Observable.of("a").subscribe(printer)
let wrapped = AnyObserver(printer)
wrapped.onNext("wrapped")
let numbers = printer.mapObserver { (n: Int) in "number \(n)" }
numbers.onNext(4)
numbers.onCompleted()
let failing = printer.mapObserver { (n: Int) -> String in throw RxError.overflow }
failing.onNext(4)

let event = Event.next(2)
print(event.map { $0 * 2 }, event.element ?? 0, event.isStopEvent, event.event)
print(Event<Int>.completed.isCompleted, Event<Int>.error(RxError.timeout).error.map { "\($0)" } ?? "")
print(event.debugDescription)
switch event {
case .next(let n) where n > 1: print("more than one")
default: print("else")
}

_ = Observable.of(1, 2).do(
  onNext: { print("do next", $0) }, afterNext: { print("after", $0) },
  onCompleted: { print("do completed") }, onSubscribe: { print("do subscribe") },
  onSubscribed: { print("do subscribed") }, onDispose: { print("do dispose") }
).subscribe(
  onNext: { print("next", $0) }, onError: { print($0) }, onCompleted: { print("completed") },
  onDisposed: { print("disposed") })

// expect: screen 1
// expect: screen is gone
// expect: printer next(a)
// expect: printer completed
// expect: printer next(wrapped)
// expect: printer next(number 4)
// expect: printer completed
// expect: printer error(Arithmetic overflow occurred.)
// expect: next(4) 2 false next(2)
// expect: true Sequence timeout.
// expect: next(2)
// expect: more than one
// expect: do subscribe
// expect: do subscribed
// expect: do next 1
// expect: next 1
// expect: after 1
// expect: do next 2
// expect: next 2
// expect: after 2
// expect: do completed
// expect: completed
// expect: disposed
// expect: do dispose
