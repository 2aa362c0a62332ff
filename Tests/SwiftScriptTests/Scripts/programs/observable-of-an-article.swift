// what 2016-2020 articles do
import Foundation
struct Observable<T> {
  let subscribe: (@escaping (Event<T>) -> Void) -> Disposable
  init(_ s: @escaping (@escaping (Event<T>) -> Void) -> Disposable) { subscribe = s }
  static func just(_ v: T) -> Observable<T> { Observable { o in o(.next(v)); o(.completed); return Disposable {} } }
  static func of(_ vs: T...) -> Observable { Observable { o in vs.forEach { o(.next($0)) }; o(.completed); return Disposable {} } }
  static func empty() -> Observable { Observable { o in o(.completed); return Disposable {} } }
  func map<R>(_ f: @escaping (T) throws -> R) -> Observable<R> { Observable<R> { o in self.subscribe { e in switch e { case .next(let v): do { o(.next(try f(v))) } catch { o(.error(error)) }; case .error(let x): o(.error(x)); case .completed: o(.completed) } } } }
  func filter(_ p: @escaping (T) -> Bool) -> Observable<T> { flatMap { p($0) ? .just($0) : .empty() } }
  func flatMap<R>(_ f: @escaping (T) -> Observable<R>) -> Observable<R> { Observable<R> { o in self.subscribe { e in switch e { case let .next(v): _ = f(v).subscribe { if case .next(let r) = $0 { o(.next(r)) } }; case .error(let x): o(.error(x)); case .completed: o(.completed) } } } }
  func catchError(_ f: @escaping (Error) -> Observable<T>) -> Observable<T> { Observable { o in self.subscribe { e in if case .error(let x) = e { _ = f(x).subscribe(o) } else { o(e) } } } }
}
enum Event<T> { case next(T), error(Error), completed
  var element: T? { if case .next(let v) = self { return v }; return nil } }
extension Event: CustomStringConvertible { var description: String { switch self { case .next(let v): return "next(\(v))"; case .error(let e): return "error(\(e))"; case .completed: return "completed" } } }
final class Disposable { let f: () -> Void; init(_ f: @escaping () -> Void) { self.f = f }; func dispose() { f() } }
struct MyErr: Error {}
_ = Observable.of(1, 2, 3).map { $0 * 2 }.filter { $0 > 2 }.subscribe { print($0) }
_ = Observable<Double>.just(1).map { $0 / 2 }.subscribe { print($0) }
_ = Observable.of("a", "b").map { s -> Int in if s == "b" { throw MyErr() }; return s.count }.catchError { _ in .just(-1) }.subscribe { print($0, $0.element as Any) }
_ = Observable<[Double]>.of([1], [2, 3]).subscribe { print($0) }
print(type(of: Observable.of(1).map { "\($0)" }), Event<Int>.completed, Event.next(1), [Event.next("x")], Event<Double>.next(1))
class Subject<T> { private var obs: [(Event<T>) -> Void] = []; private(set) var last: T?; func on(_ e: Event<T>) { if case .next(let v) = e { last = v }; obs.forEach { $0(e) } }; func onNext(_ v: T) { on(.next(v)) }; func subscribe(_ f: @escaping (Event<T>) -> Void) { obs.append(f) }
  func asObservable() -> Observable<T> { Observable { o in self.subscribe(o); return Disposable {} } } }
let s = Subject<Double>(); s.subscribe { print("sub", $0) }; s.onNext(1); s.on(.next(2)); s.on(.completed); print(s.last as Any, type(of: s))
let si = Subject<(Int, String)>(); si.subscribe { e in if case .next(let (n, t)) = e { print(n, t) } }; si.onNext((1, "x"))
let so = Subject<String?>(); so.subscribe { print($0) }; so.onNext(nil); so.onNext("q")
func combine<A, B, R>(_ a: Observable<A>, _ b: Observable<B>, _ f: @escaping (A, B) -> R) -> Observable<R> { a.flatMap { x in b.map { f(x, $0) } } }
_ = combine(.of(1, 2), .of("a", "b")) { "\($0)\($1)" }.subscribe { print($0) }
struct Reducer<S, A> { let reduce: (inout S, A) -> Void }
struct AppState { var count = 0; var log: [String] = [] }
enum Action { case inc(Int), reset }
final class Store<S, A> { private(set) var state: S; let r: Reducer<S, A>; var listeners: [(S) -> Void] = []; init(_ s: S, _ r: Reducer<S, A>) { state = s; self.r = r }; func send(_ a: A) { r.reduce(&state, a); listeners.forEach { $0(state) } } }
let store = Store(AppState(), Reducer<AppState, Action> { s, a in switch a { case .inc(let n): s.count += n; s.log.append("inc\(n)"); case .reset: s = AppState() } })
store.listeners.append { print("state", $0.count, $0.log) }; store.send(.inc(2)); store.send(.inc(3)); store.send(.reset); print(type(of: store))
extension Array { func parallelMap<R>(_ f: (Element) -> R) -> [R] { map(f) } }; print([1, 2].parallelMap { Double($0) })

// expect: next(4)
// expect: next(6)
// expect: completed
// expect: next(0.5)
// expect: completed
// expect: next(1) Optional(1)
// expect: next(-1) Optional(-1)
// expect: completed nil
// expect: completed nil
// expect: next([1.0])
// expect: next([2.0, 3.0])
// expect: completed
// expect: Observable<String> completed next(1) [next(x)] next(1.0)
// expect: sub next(1.0)
// expect: sub next(2.0)
// expect: sub completed
// expect: Optional(2.0) Subject<Double>
// expect: 1 x
// expect: next(nil)
// expect: next(Optional("q"))
// expect: next(1a)
// expect: next(1b)
// expect: next(2a)
// expect: next(2b)
// expect: completed
// expect: state 2 ["inc2"]
// expect: state 5 ["inc2", "inc3"]
// expect: state 0 []
// expect: Store<AppState, Action>
// expect: [1.0, 2.0]
