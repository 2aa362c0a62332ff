// traits and schedulers with tests
import Foundation
import RxSwift
import RxTest
struct Boom: Error, Equatable {}
func check<T: Equatable>(_ name: String, _ a: [Recorded<Event<T>>], _ b: [Recorded<Event<T>>]) { print(a == b ? "pass" : "FAIL", name); if a != b { print(a) } }
let scheduler = TestScheduler(initialClock: 0)
let hot = scheduler.createHotObservable([.next(150, 1), .next(210, 2), .next(220, 3), .next(240, 3), .completed(300)])
let cold: TestableObservable<String> = scheduler.createColdObservable([.next(10, "a"), .next(20, "b"), .error(30, Boom())])
let first = scheduler.start { hot.distinctUntilChanged().map { $0 * 10 } }
check("distinct", first.events, [.next(210, 20), .next(220, 30), .completed(300)])
print(hot.subscriptions, first.events.map { $0.time }, first.events.compactMap { $0.value.element })
let s2 = TestScheduler(initialClock: 0, resolution: 0.1)
let xs = s2.createColdObservable([.next(10, "a"), .next(20, "b"), .error(30, Boom())])
let res = s2.start(created: 100, subscribed: 200, disposed: 400) { xs.retry(2).asObservable() }
print(res.events)
check("retry", res.events, [.next(210, "a"), .next(220, "b"), .next(240, "a"), .next(250, "b"), .error(260, Boom())])
let s3 = TestScheduler(initialClock: 0)
let bag = DisposeBag()
let observer = s3.createObserver(Int.self), flags = s3.createObserver(Bool.self)
let subject = PublishSubject<Int>()
subject.debounce(.seconds(2), scheduler: s3).subscribe(observer).disposed(by: bag)
subject.map { $0 > 1 }.subscribe(flags).disposed(by: bag)
s3.scheduleAt(5) { subject.onNext(1) }; s3.scheduleAt(6) { subject.onNext(2) }; s3.scheduleAt(20) { subject.onCompleted() }
s3.start()
print(observer.events, flags.events.map(\.value), s3.clock)
let correct = Recorded.events(.next(8, 2), .completed(20))
check("debounce", observer.events, correct)
func load(_ id: Int) -> Single<String> { id > 0 ? .just("#\(id)") : .error(Boom()) }
Single.zip(load(1), load(2)) { $0 + $1 }.subscribe(onSuccess: { print($0) }, onFailure: { print($0) }).disposed(by: bag)
load(-1).catch { _ in .just("saved") }.map(\.count).subscribe { result in if case let .success(n) = result { print(n) } }.disposed(by: bag)
load(0).subscribe { switch $0 { case .success(let s): print(s); case .failure(let e): print("failure", e) } }.disposed(by: bag)
load(3).flatMapCompletable { s in Completable.create { c in print("saving", s); c(.completed); return Disposables.create() } }.subscribe(onCompleted: { print("saved") }).disposed(by: bag)
let maybe = Maybe<Int>.create { m in m(.success(4)); return Disposables.create {} }
maybe.filter { $0 > 9 }.ifEmpty(default: -1).subscribe(onSuccess: { print("maybe", $0) }).disposed(by: bag)
Completable.empty().andThen(Single.just(5)).asObservable().concat(Observable.just(6)).subscribe(onNext: { print($0) }, onCompleted: { print("end") }).disposed(by: bag)
Infallible<Int>.create { o in o(.next(1)); o(.next(2)); o(.completed); return Disposables.create() }.map { $0 + 1 }.filter { $0 > 2 }.subscribe(onNext: { print("infallible", $0) }).disposed(by: bag)
Infallible.of(1, 2).flatMap { Infallible.just($0 * 100) }.asObservable().subscribe { print($0) }.disposed(by: bag)
Observable.of(1).asInfallible(onErrorJustReturn: 0).subscribe(onNext: { print($0) }, onCompleted: { print("ok") }).disposed(by: bag)
let either: Observable<Int> = .deferred { .range(start: 1, count: 3) }
print(try either.asSingle().map { $0 }.asObservable().materialize().map { "\($0)" }.toBlocking().toArray())
extension ObservableType { func toBlocking() -> Blocker<Element> { Blocker(source: asObservable()) } }
struct Blocker<E> { let source: Observable<E>; func toArray() throws -> [E] { var out: [E] = []; var failure: Error?; _ = source.subscribe(onNext: { out.append($0) }, onError: { failure = $0 }); if let failure { throw failure }; return out } }

// expect: pass distinct
// expect: [(200: 300)] [210, 220, 300] [20, 30]
// expect: [next(a) @ 210, next(b) @ 220, next(a) @ 240, next(b) @ 250, error(Boom()) @ 260]
// expect: pass retry
// expect: [next(2) @ 8, completed @ 20] [next(false), next(true), completed] 20
// expect: pass debounce
// expect: #1#2
// expect: 5
// expect: failure Boom()
// expect: saving #3
// expect: saved
// expect: maybe -1
// expect: 5
// expect: 6
// expect: end
// expect: infallible 3
// expect: next(100)
// expect: next(200)
// expect: completed
// expect: 1
// expect: ok
// expect: ["error(Sequence contains more than one element.)"]
