import Rx
import ScriptMachine

enum Filtering: RxPart {
  static let declaration = """
    enum TakeBehavior { case inclusive, exclusive }
    extension ObservableType {
      func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element>
      func ignoreElements() -> Observable<Never>
      func distinctUntilChanged(_ comparer: @escaping (Element, Element) throws -> Bool) -> Observable<Element>
      func distinctUntilChanged<K: Equatable>(_ keySelector: @escaping (Element) throws -> K) -> Observable<Element> { distinctUntilChanged(keySelector) { $0 == $1 } }
      func distinctUntilChanged<K>(_ keySelector: @escaping (Element) throws -> K, comparer: @escaping (K, K) throws -> Bool) -> Observable<Element>
      func distinctUntilChanged<Property: Equatable>(at keyPath: KeyPath<Element, Property>) -> Observable<Element> { distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] } }
      func element(at index: Int) -> Observable<Element>
      func single() -> Observable<Element>
      func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element>
      func skip(_ count: Int) -> Observable<Element>
      func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element>
      func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element>
      func skip<Source: ObservableType>(until other: Source) -> Observable<Element>
      func take(_ count: Int) -> Observable<Element>
      func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element>
      func take(while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive) -> Observable<Element>
      func take(until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive) -> Observable<Element>
      func take<Source: ObservableType>(until other: Source) -> Observable<Element>
      func takeLast(_ count: Int) -> Observable<Element>
      func sample<Source: ObservableType>(_ sampler: Source, defaultValue: Element? = nil) -> Observable<Element>
      func throttle(_ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType) -> Observable<Element>
      func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element>
    }
    extension ObservableType where Element: Equatable {
      func distinctUntilChanged() -> Observable<Element> { distinctUntilChanged { $0 == $1 } }
    }
    """

  static func register(in natives: inout RxNatives) {
    natives.observable("filter(_:)") { try $0.source.filter($0.function(1)) }
    natives.observable("ignoreElements()") { try $0.source.filter { _ in false } }
    natives.observable("distinctUntilChanged(_:)") {
      try $0.source.distinctUntilChanged($0.function(1))
    }
    natives.observable("distinctUntilChanged(_:comparer:)") {
      let key: (Value) throws -> Value = try $0.function(1)
      return try $0.source.distinctUntilChanged(key, comparer: $0.function(2))
    }
    natives.observable("element(at:)") { try $0.source.element(at: $0.count(1)) }
    natives.observable("single()") { try $0.source.single() }
    natives.observable("single(_:)") { try $0.source.single($0.function(1)) }
    natives.observable("skip(_:)") { try $0.source.skip($0.int(1)) }
    natives.observable("skip(_:scheduler:)", .timed) {
      try $0.source.skip($0.interval(1), scheduler: $0.scheduler(2))
    }
    natives.observable("skip(while:)") { try $0.source.skip(while: $0.function(1)) }
    natives.observable("skip(until:)") { try $0.source.skip(until: $0.observable(1)) }
    natives.observable("take(_:)") { try $0.source.take($0.count(1)) }
    natives.observable("take(for:scheduler:)", .timed) {
      try $0.source.take(for: $0.interval(1), scheduler: $0.scheduler(2))
    }
    natives.observable("take(while:behavior:)") {
      try $0.source.take(while: $0.function(1), behavior: behavior($0[2]))
    }
    natives.observable("take(until:behavior:)") {
      try $0.source.take(until: $0.function(1), behavior: behavior($0[2]))
    }
    natives.observable("take(until:)") { try $0.source.take(until: $0.observable(1)) }
    natives.observable("takeLast(_:)") { try $0.source.takeLast($0.count(1)) }
    natives.observable("sample(_:defaultValue:)") {
      try $0.source.sample($0.observable(1), defaultValue: $0.convert(2))
    }
    natives.observable("throttle(_:latest:scheduler:)", .timed) {
      try $0.source.throttle($0.interval(1), latest: $0.bool(2), scheduler: $0.scheduler(3))
    }
    natives.observable("debounce(_:scheduler:)", .timed) {
      try $0.source.debounce($0.interval(1), scheduler: $0.scheduler(2))
    }
  }

  private static func behavior(_ value: Value) -> TakeBehavior {
    value.caseNumber == 0 ? .inclusive : .exclusive
  }
}
