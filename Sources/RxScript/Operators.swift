import Rx
import ScriptMachine

extension RxLibrary {
  static let operators = """
    extension ObservableType {
      func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result>
      func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result>
      func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element>
      func flatMap<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source) -> Observable<Source.Element>
      func flatMapLatest<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source) -> Observable<Source.Element>
      func concatMap<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source) -> Observable<Source.Element>
      func scan<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A>
      func reduce<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A>
      func take(_ count: Int) -> Observable<Element>
      func takeLast(_ count: Int) -> Observable<Element>
      func skip(_ count: Int) -> Observable<Element>
      func startWith(_ elements: Element...) -> Observable<Element>
      func share() -> Observable<Element>
      func catchAndReturn(_ element: Element) -> Observable<Element>
      func `catch`(_ handler: @escaping (any Error) throws -> Observable<Element>) -> Observable<Element>
      func retry(_ maxAttemptCount: Int) -> Observable<Element>
      func distinctUntilChanged(_ comparer: @escaping (Element, Element) throws -> Bool) -> Observable<Element>
    }
    extension ObservableType where Element: Equatable {
      func distinctUntilChanged() -> Observable<Element> { distinctUntilChanged { $0 == $1 } }
    }
    """

  static func registerOperators(in table: inout NativeTable) {
    typealias Transform = ScriptFunction<Value, Value>
    typealias Selector = ScriptFunction<Source, Value>
    typealias Accumulator = ScriptFunction<Value, Value, Value>
    table.function("ObservableType.map(_:)") { (source: Source, transform: Transform) in
      source.observable.map { try transform($0) }
    }
    table.function("ObservableType.compactMap(_:)") {
      (source: Source, transform: ScriptFunction<Value?, Value>) in
      source.observable.compactMap { try transform($0) }
    }
    table.function("ObservableType.filter(_:)") {
      (source: Source, predicate: ScriptFunction<Bool, Value>) in
      source.observable.filter { try predicate($0) }
    }
    table.function("ObservableType.flatMap(_:)") { (source: Source, selector: Selector) in
      source.observable.flatMap { try selector($0).observable }
    }
    table.function("ObservableType.flatMapLatest(_:)") { (source: Source, selector: Selector) in
      source.observable.flatMapLatest { try selector($0).observable }
    }
    table.function("ObservableType.concatMap(_:)") { (source: Source, selector: Selector) in
      source.observable.concatMap { try selector($0).observable }
    }
    table.function("ObservableType.scan(_:accumulator:)") {
      (source: Source, seed: Value, accumulator: Accumulator) in
      source.observable.scan(seed) { try accumulator($0, $1) }
    }
    table.function("ObservableType.reduce(_:accumulator:)") {
      (source: Source, seed: Value, accumulator: Accumulator) in
      source.observable.reduce(seed) { try accumulator($0, $1) }
    }
    table.function("ObservableType.take(_:)") { (source: Source, count: Int) in
      source.observable.take(count)
    }
    table.function("ObservableType.takeLast(_:)") { (source: Source, count: Int) in
      source.observable.takeLast(count)
    }
    table.function("ObservableType.skip(_:)") { (source: Source, count: Int) in
      source.observable.skip(count)
    }
    table.function("ObservableType.startWith(_:)") { (source: Source, elements: [Value]) in
      Observable.concat(Observable.from(elements), source.observable)
    }
    table.function("ObservableType.share()") { (source: Source) in source.observable.share() }
    table.function("ObservableType.catchAndReturn(_:)") { (source: Source, element: Value) in
      source.observable.catchAndReturn(element)
    }
    table.function("ObservableType.catch(_:)") {
      (source: Source, handler: ScriptFunction<Source, AnyScriptError>) in
      source.observable.catch { try handler(AnyScriptError($0)).observable }
    }
    table.function("ObservableType.retry(_:)") { (source: Source, count: Int) in
      source.observable.retry(count)
    }
    table.function("ObservableType.distinctUntilChanged(_:)") {
      (source: Source, comparer: ScriptFunction<Bool, Value, Value>) in
      source.observable.distinctUntilChanged { try comparer($0, $1) }
    }
  }
}
