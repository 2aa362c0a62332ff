// RxSwift-like mini framework (as in articles)
protocol Disposable { func dispose() }
final class AnonymousDisposable: Disposable { private var action: (() -> Void)?; init(_ a: @escaping () -> Void) { action = a }; func dispose() { action?(); action = nil } }
final class CompositeDisposable: Disposable {
  private var list: [Disposable] = []; private var isDisposed = false
  func add(_ d: Disposable) { if isDisposed { d.dispose() } else { list.append(d) } }
  func dispose() { guard !isDisposed else { return }; isDisposed = true; list.forEach { $0.dispose() }; list.removeAll() }
}
enum Event<Element> { case next(Element), error(Error), completed
  func map<T>(_ f: (Element) throws -> T) -> Event<T> {
    switch self {
    case .next(let e): do { return .next(try f(e)) } catch { return .error(error) }
    case .error(let e): return .error(e)
    case .completed: return .completed
    }
  }
}
protocol ObserverType { associatedtype Element; func on(_ event: Event<Element>) }
extension ObserverType { func onNext(_ e: Element) { on(.next(e)) }; func onCompleted() { on(.completed) }; func onError(_ e: Error) { on(.error(e)) } }
struct AnyObserver<Element>: ObserverType { let handler: (Event<Element>) -> Void; init(_ h: @escaping (Event<Element>) -> Void) { handler = h }; init<O: ObserverType>(_ o: O) where O.Element == Element { handler = o.on }; func on(_ e: Event<Element>) { handler(e) } }
protocol ObservableType { associatedtype Element; func subscribe<O: ObserverType>(_ o: O) -> Disposable where O.Element == Element }
extension ObservableType {
  func asObservable() -> Observable<Element> { Observable { self.subscribe($0) } }
  func subscribe(onNext: ((Element) -> Void)? = nil, onError: ((Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil) -> Disposable {
    subscribe(AnyObserver { event in
      switch event {
      case .next(let e): onNext?(e)
      case .error(let e): onError?(e)
      case .completed: onCompleted?()
      }
    })
  }
  func map<R>(_ f: @escaping (Element) throws -> R) -> Observable<R> { Observable { o in self.subscribe(AnyObserver { o.on($0.map(f)) }) } }
  func filter(_ p: @escaping (Element) -> Bool) -> Observable<Element> { Observable { o in self.subscribe(AnyObserver { if case .next(let e) = $0, !p(e) { return }; o.on($0) }) } }
  func scan<A>(_ seed: A, _ f: @escaping (A, Element) -> A) -> Observable<A> { Observable { o in var acc = seed; return self.subscribe(onNext: { acc = f(acc, $0); o.onNext(acc) }, onError: o.onError, onCompleted: o.onCompleted) } }
  func flatMap<O: ObservableType>(_ f: @escaping (Element) -> O) -> Observable<O.Element> {
    Observable { o in
      let bag = CompositeDisposable()
      bag.add(self.subscribe(onNext: { e in bag.add(f(e).subscribe(onNext: { o.onNext($0) })) }, onCompleted: { o.onCompleted() }))
      return bag
    }
  }
  func take(_ n: Int) -> Observable<Element> { Observable { o in var left = n; return self.subscribe(onNext: { if left > 0 { left -= 1; o.onNext($0); if left == 0 { o.onCompleted() } } }, onCompleted: { if left > 0 { o.onCompleted() } }) } }
}
final class Observable<Element>: ObservableType {
  private let factory: (AnyObserver<Element>) -> Disposable
  init(_ f: @escaping (AnyObserver<Element>) -> Disposable) { factory = f }
  func subscribe<O: ObserverType>(_ o: O) -> Disposable where O.Element == Element { factory(AnyObserver(o)) }
  static func of(_ e: Element...) -> Observable { from(e) }
  static func from<S: Sequence>(_ s: S) -> Observable where S.Element == Element { Observable { o in s.forEach(o.onNext); o.onCompleted(); return AnonymousDisposable {} } }
  static func just(_ e: Element) -> Observable<Element> { .of(e) }
  static func merge(_ list: Observable...) -> Observable { Observable { o in let c = CompositeDisposable(); list.forEach { c.add($0.subscribe(onNext: o.onNext)) }; o.onCompleted(); return c } }
  static func combineLatest<A, B>(_ a: Observable<A>, _ b: Observable<B>, _ f: @escaping (A, B) -> Element) -> Observable<Element> {
    Observable { o in
      var (x, y): (A?, B?) = (nil, nil)
      func emit() { if let x, let y { o.onNext(f(x, y)) } }
      let c = CompositeDisposable()
      c.add(a.subscribe(onNext: { x = $0; emit() }))
      c.add(b.subscribe(onNext: { y = $0; emit() }))
      return c
    }
  }
}
class PublishSubject<Element>: ObservableType, ObserverType {
  private var observers: [Int: AnyObserver<Element>] = [:]; private var key = 0
  func on(_ e: Event<Element>) { for (_, o) in observers.sorted(by: { $0.key < $1.key }) { o.on(e) } }
  func subscribe<O: ObserverType>(_ o: O) -> Disposable where O.Element == Element { key += 1; let k = key; observers[k] = AnyObserver(o); return AnonymousDisposable { [weak self] in self?.observers.removeValue(forKey: k) } }
}
final class BehaviorSubject<Element>: PublishSubject<Element> {
  private(set) var value: Element
  init(_ v: Element) { value = v }
  override func on(_ e: Event<Element>) { if case .next(let v) = e { value = v }; super.on(e) }
  override func subscribe<O: ObserverType>(_ o: O) -> Disposable where O.Element == Element { o.onNext(value); return super.subscribe(o) }
}
struct Bad: Error { let n: Int }
_ = Observable.of(1, 2, 3, 4).filter { $0 % 2 == 0 }.map { "#\($0)" }.subscribe(onNext: { print($0) }, onCompleted: { print("done") })
_ = Observable.from(1...5).scan(0, +).take(3).subscribe(onNext: { print("sum", $0) }, onCompleted: { print("taken") })
_ = Observable.of(1, 2).map { n -> Int in if n == 2 { throw Bad(n: n) }; return n }.subscribe(onNext: { print($0) }, onError: { print("err", $0) })
let s = PublishSubject<Int>(), b = BehaviorSubject("a")
let d = Observable.combineLatest(s.asObservable(), b.asObservable()) { "\($0)\($1)" }.subscribe(onNext: { print("cl", $0) })
s.onNext(1); b.onNext("b"); s.onNext(2); d.dispose(); s.onNext(3)
_ = s.flatMap { n in Observable.of(n, n * 10) }.subscribe(onNext: { print("fm", $0) }, onCompleted: { print("fm done") })
s.onNext(4); s.onCompleted()
_ = Observable<Int>.merge(.just(1), .of(2, 3)).subscribe(onNext: { print($0, terminator: " ") }, onCompleted: { print("|") })
print(b.value, type(of: s.map { "\($0)" }), type(of: b))

// expect: #2
// expect: #4
// expect: done
// expect: sum 1
// expect: sum 3
// expect: sum 6
// expect: taken
// expect: 1
// expect: err Bad(n: 2)
// expect: cl 1a
// expect: cl 1b
// expect: cl 2b
// expect: fm 4
// expect: fm 40
// expect: fm done
// expect: 1 2 3 |
// expect: b Observable<String> BehaviorSubject<String>
