enum Infallibles: RxPart {
  static let declaration = """
    protocol InfallibleType<Element>: ObservableConvertibleType {}
    struct Infallible<Element>: InfallibleType, CustomStringConvertible {
      typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void
      internal init(raw source: Observable<Element>)
      internal init(_ source: Observable<Element>) { self.init(raw: source) }
      var description: String { "Infallible" }
      func asObservable() -> Observable<Element>
      static func create(subscribe: @escaping (@escaping InfallibleObserver) -> any Disposable) -> Infallible<Element> {
        Infallible(raw: Observable<Element>.create { observer in subscribe { observer.on($0.event) } })
      }
      static func of(_ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Infallible<Element>
      static func from(_ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Infallible<Element>
      static func from<S: Sequence>(_ sequence: S, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Infallible<Element> where S.Element == Element { Infallible(raw: Observable<Element>.from(sequence, scheduler: scheduler)) }
      func `do`(onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil) -> Infallible<Element> {
        Infallible(raw: asObservable().do(onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
      }
    \(Combining.selected("combineLatest", "Infallible<", "I", ": InfallibleType"))
    }
    extension InfallibleType where Element == Any {
    \(Combining.paired("combineLatest", "Infallible<", "I", ": InfallibleType"))
    }
    extension InfallibleType {
      func subscribe(_ on: @escaping (InfallibleEvent<Element>) -> Void) -> any Disposable {
        subscribe(onNext: { on(.next($0)) }, onCompleted: { on(.completed) })
      }
      func subscribe(onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable
      func subscribe<Object: AnyObject>(with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil) -> any Disposable {
        subscribe(onNext: weakly(object, onNext), onCompleted: weakly(object, onCompleted), onDisposed: weakly(object, onDisposed))
      }
      static func just(_ element: Element) -> Infallible<Element>
      static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Infallible<Element>
      static func never() -> Infallible<Element>
      static func empty() -> Infallible<Element>
      static func deferred(_ observableFactory: @escaping () throws -> Infallible<Element>) -> Infallible<Element>
      func filter(_ predicate: @escaping (Element) -> Bool) -> Infallible<Element>
      func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result>
      func compactMap<Result>(_ transform: @escaping (Element) -> Result?) -> Infallible<Result>
      func distinctUntilChanged(_ comparer: @escaping (Element, Element) throws -> Bool) -> Infallible<Element>
      func distinctUntilChanged<K: Equatable>(_ keySelector: @escaping (Element) throws -> K) -> Infallible<Element> { distinctUntilChanged(keySelector) { $0 == $1 } }
      func distinctUntilChanged<K>(_ keySelector: @escaping (Element) throws -> K, comparer: @escaping (K, K) throws -> Bool) -> Infallible<Element>
      func distinctUntilChanged<Property: Equatable>(at keyPath: KeyPath<Element, Property>) -> Infallible<Element> { distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] } }
      func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element>
      func throttle(_ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType) -> Infallible<Element>
      func flatMap<Source: ObservableConvertibleType>(_ selector: @escaping (Element) -> Source) -> Infallible<Source.Element>
      func flatMapLatest<Source: ObservableConvertibleType>(_ selector: @escaping (Element) -> Source) -> Infallible<Source.Element>
      func flatMapFirst<Source: ObservableConvertibleType>(_ selector: @escaping (Element) -> Source) -> Infallible<Source.Element>
      func concatMap<Source: ObservableConvertibleType>(_ selector: @escaping (Element) -> Source) -> Infallible<Source.Element>
      func concat<Source: ObservableConvertibleType>(_ second: Source) -> Infallible<Element> where Source.Element == Element
      static func concat<S: Sequence>(_ sequence: S) -> Infallible<Element> where S.Element == Infallible<Element> { Infallible(raw: Observable<Element>.concat(sequence.map { $0.asObservable() })) }
      static func concat<C: Collection>(_ collection: C) -> Infallible<Element> where C.Element == Infallible<Element> { Infallible(raw: Observable<Element>.concat(collection.map { $0.asObservable() })) }
      static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> { Infallible(raw: Observable<Element>.concat(sources.map { $0.asObservable() })) }
      static func merge<C: Collection>(_ sources: C) -> Infallible<Element> where C.Element == Infallible<Element> { merge(Array(sources)) }
      static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element>
      static func merge(_ sources: Infallible<Element>...) -> Infallible<Element>
      func scan<Seed>(into seed: Seed, accumulator: @escaping (inout Seed, Element) -> Void) -> Infallible<Seed>
      func scan<Seed>(_ seed: Seed, accumulator: @escaping (Seed, Element) -> Seed) -> Infallible<Seed>
      func startWith(_ element: Element) -> Infallible<Element> { Infallible(raw: asObservable().startWith(element)) }
      func take<Source: InfallibleType>(until other: Source) -> Infallible<Element>
      func take<Source: ObservableType>(until other: Source) -> Infallible<Element>
      func take(until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive) -> Infallible<Element>
      func take(while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive) -> Infallible<Element>
      func take(_ count: Int) -> Infallible<Element>
      func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element>
      func skip(while predicate: @escaping (Element) throws -> Bool) -> Infallible<Element>
      func skip<Source: ObservableType>(until other: Source) -> Infallible<Element>
      func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element>
      func debug(_ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line, function: String = #function) -> Infallible<Element>
      func withUnretained<Object: AnyObject, Out>(_ obj: Object, resultSelector: @escaping (Object, Element) -> Out) -> Infallible<Out>
      func withUnretained<Object: AnyObject>(_ obj: Object) -> Infallible<(Object, Element)> { withUnretained(obj) { ($0, $1) } }
      func withLatestFrom<Source: InfallibleType, ResultType>(_ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType) -> Infallible<ResultType>
      func withLatestFrom<Source: InfallibleType>(_ second: Source) -> Infallible<Source.Element>
      static func combineLatest<C: Collection>(_ collection: C, resultSelector: @escaping ([C.Element.Element]) throws -> Element) -> Infallible<Element> where C.Element: InfallibleType { Infallible(raw: Observable<Element>.combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector)) }
      static func combineLatest<C: Collection>(_ collection: C) -> Infallible<[Element]> where C.Element: InfallibleType, C.Element.Element == Element { Infallible<[Element]>(raw: Observable<Element>.combineLatest(collection.map { $0.asObservable() })) }
    \(Combining.selected("zip", "Infallible<", "E", nil))
    }
    extension InfallibleType where Element: Equatable {
      func distinctUntilChanged() -> Infallible<Element> { distinctUntilChanged { $0 == $1 } }
    }
    extension ObservableConvertibleType {
      func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> { Infallible(raw: asObservable().catchAndReturn(element)) }
      func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element> { asInfallible { _ in infallible } }
      func asInfallible(onErrorRecover: @escaping (any Error) -> Infallible<Element>) -> Infallible<Element> {
        Infallible(raw: asObservable().catch { onErrorRecover($0).asObservable() })
      }
    }
    """
}
