import RxCocoa
import RxSwift

let publish = PublishSubject<Int>()
print(publish.hasObservers)
let first = publish.subscribe { print("publish", $0) }
print(publish.hasObservers)
publish.onNext(1)
publish.asObserver().onNext(2)
first.dispose()
publish.onNext(3)
publish.dispose()
print(publish.isDisposed)
_ = publish.subscribe(onError: { _ in print("subscribed too late") })

let behavior = BehaviorSubject(value: "a")
_ = behavior.subscribe { print("behavior", $0) }
behavior.onNext("b")
print(try! behavior.value())
_ = behavior.subscribe { print("behavior late", $0) }
behavior.onCompleted()
_ = behavior.subscribe { print("behavior too late", $0) }

let replay = ReplaySubject<Int>.create(bufferSize: 2)
for n in 1...3 { replay.onNext(n) }
_ = replay.subscribe { print("replay", $0) }
print(replay.hasObservers, replay.isDisposed)
replay.onError(RxError.unknown)
_ = replay.subscribe { print("replay late", $0) }
let unbounded = ReplaySubject<Int>.createUnbounded()
for n in 1...3 { unbounded.onNext(n) }
_ = unbounded.subscribe { print("unbounded", $0) }

let async = AsyncSubject<Int>()
_ = async.subscribe { print("async", $0) }
async.onNext(1)
async.onNext(2)
print(async.hasObservers)
async.onCompleted()
_ = async.subscribe { print("async late", $0) }

let relay = PublishRelay<Int>()
_ = relay.subscribe { print("relay", $0) }
relay.accept(1)
let value = BehaviorRelay(value: 10)
_ = value.subscribe { print("value", $0) }
value.accept(11)
print(value.value)
let replayRelay = ReplayRelay<Int>.create(bufferSize: 1)
replayRelay.accept(5)
replayRelay.accept(6)
_ = replayRelay.subscribe { print("replay relay", $0) }
let unbound = ReplayRelay<Int>.createUnbound()
unbound.accept(7)
_ = unbound.asObservable().subscribe { print("unbound", $0) }
_ = Observable.of(12, 13).bind(to: value)
_ = Observable.of(2, 3).concat(Observable.never()).bind(to: relay, relay)
_ = Observable.of("x").bind(onNext: { print("bound", $0) })

// expect: false
// expect: true
// expect: publish next(1)
// expect: publish next(2)
// expect: true
// expect: subscribed too late
// expect: behavior next(a)
// expect: behavior next(b)
// expect: b
// expect: behavior late next(b)
// expect: behavior completed
// expect: behavior late completed
// expect: behavior too late completed
// expect: replay next(2)
// expect: replay next(3)
// expect: true false
// expect: replay error(Unknown error occurred.)
// expect: replay late next(2)
// expect: replay late next(3)
// expect: replay late error(Unknown error occurred.)
// expect: unbounded next(1)
// expect: unbounded next(2)
// expect: unbounded next(3)
// expect: true
// expect: async next(2)
// expect: async completed
// expect: async late next(2)
// expect: async late completed
// expect: relay next(1)
// expect: value next(10)
// expect: value next(11)
// expect: 11
// expect: replay relay next(6)
// expect: unbound next(7)
// expect: value next(12)
// expect: value next(13)
// expect: relay next(2)
// expect: relay next(2)
// expect: relay next(3)
// expect: relay next(3)
// expect: bound x

// An error names the type of the object, with its argument.
let closed = PublishSubject<Int>()
closed.dispose()
_ = closed.subscribe { print($0) }
// expect: error(Object `PublishSubject<Int>` was already disposed.)
let closedReplay = ReplaySubject<[String]>.create(bufferSize: 1)
closedReplay.dispose()
_ = closedReplay.subscribe { print($0) }
// expect: error(Object `ReplaySubject<Array<String>>` was already disposed.)
let closedState = BehaviorSubject(value: 1)
closedState.dispose()
do { print(try closedState.value()) } catch { print(error) }
// expect: Object `BehaviorSubject<Int>` was already disposed.
