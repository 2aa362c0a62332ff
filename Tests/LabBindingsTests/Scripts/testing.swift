import RxBlocking
import RxSwift
import RxTest

struct Oops: Error {}

let scheduler = TestScheduler(initialClock: 0)
let hot = scheduler.createHotObservable([
  .next(150, 1), .next(210, 2), .next(220, 3), .completed(300),
])
let result = scheduler.start { hot.map { $0 * 10 } }
print(result.events)
print(hot.subscriptions)
print(result.events == [.next(210, 20), .next(220, 30), .completed(300)])
print(result.events == Recorded.events(.next(210, 20), .next(220, 31), .completed(300)))

let second = TestScheduler(initialClock: 0)
let cold = second.createColdObservable([.next(10, "a"), .error(20, Oops())])
let observer = second.createObserver(String.self)
second.scheduleAt(100) { _ = cold.subscribe(observer) }
second.scheduleAt(105) { print("clock", second.clock) }
second.start()
print(observer.events.map { $0.time }, cold.subscriptions.map { $0.subscribe })
print(observer.events[0].value.element ?? "-")

let third = TestScheduler(initialClock: 0)
let timed = third.start(disposed: 500) { Observable<Int>.interval(.seconds(100), scheduler: third) }
print(timed.events)

print(try Observable.of(1, 2, 3).toBlocking().toArray())
print(try Observable.of(1, 2, 3).toBlocking().last() ?? 0, try Observable.just(4).toBlocking().single())
let background = ConcurrentDispatchQueueScheduler(qos: .background)
print(try Observable<Int>.timer(.milliseconds(20), scheduler: background).toBlocking().first() ?? -1)
do { _ = try Observable<Int>.never().toBlocking(timeout: 0.05).first() } catch { print(error) }
do { _ = try Observable.of(1, 2).toBlocking().single() } catch { print(error) }
switch Observable.of(1).concat(Observable<Int>.error(Oops())).toBlocking().materialize() {
case .completed(let elements): print("completed", elements)
case .failed(let elements, let error): print("failed", elements, error)
}

// expect: [next(20) @ 210, next(30) @ 220, completed @ 300]
// expect: [(200: 300)]
// expect: true
// expect: false
// expect: clock 105
// expect: [110, 120] [100]
// expect: a
// expect: [next(0) @ 300, next(1) @ 400]
// expect: [1, 2, 3]
// expect: 3 4
// expect: 0
// expect: Sequence timeout.
// expect: Sequence contains more than one element.
// expect: failed [1] Oops()
