import Rx
import ScriptMachine
import ScriptTypes

enum Transforming: RxPart {
  static let declaration = """
    extension ObservableType {
      func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result>
      func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result>
      func flatMap<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source) -> Observable<Source.Element>
      func flatMapFirst<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source) -> Observable<Source.Element>
      func flatMapLatest<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source) -> Observable<Source.Element>
      func flatMapLatest<Source: InfallibleType>(_ selector: @escaping (Element) throws -> Source) -> Infallible<Source.Element>
      func concatMap<Source: ObservableConvertibleType>(_ selector: @escaping (Element) throws -> Source) -> Observable<Source.Element>
      func scan<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A>
      func scan<A>(into seed: A, accumulator: @escaping (inout A, Element) throws -> Void) -> Observable<A>
      func reduce<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A>
      func reduce<A, Result>(_ seed: A, accumulator: @escaping (A, Element) throws -> A, mapResult: @escaping (A) throws -> Result) -> Observable<Result>
      func toArray() -> Single<[Element]>
      func enumerated() -> Observable<(index: Int, element: Element)>
      func groupBy<Key: Hashable>(keySelector: @escaping (Element) throws -> Key) -> Observable<GroupedObservable<Key, Element>>
      func buffer(timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType) -> Observable<[Element]>
      func window(timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType) -> Observable<Observable<Element>>
      func materialize() -> Observable<Event<Element>>
      func withUnretained<Object: AnyObject, Out>(_ obj: Object, resultSelector: @escaping (Object, Element) -> Out) -> Observable<Out>
      func withUnretained<Object: AnyObject>(_ obj: Object) -> Observable<(Object, Element)> { withUnretained(obj) { ($0, $1) } }
    }
    extension ObservableType where Element: ObservableConvertibleType {
      func merge() -> Observable<Element.Element>
      func merge(maxConcurrent: Int) -> Observable<Element.Element>
      func concat() -> Observable<Element.Element>
      func switchLatest() -> Observable<Element.Element>
    }
    extension ObservableType where Element: EventConvertible {
      func dematerialize() -> Observable<Element.Element>
    }
    struct GroupedObservable<Key, Element>: ObservableType {
      let key: Key
      private let source: Observable<Element>
      init(key: Key, source: Observable<Element>) {
        self.key = key
        self.source = source
      }
      func asObservable() -> Observable<Element> { source }
      func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element { source.subscribe(observer) }
    }
    protocol DataDecoder {
      func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
    }
    extension JSONDecoder: DataDecoder {}
    extension ObservableType where Element == Data {
      func decode<Item: Decodable, Decoder: DataDecoder>(type: Item.Type, decoder: Decoder) -> Observable<Item> { map { try decoder.decode(type, from: $0) } }
    }
    """

  static func register(in natives: inout RxNatives) {
    natives.observable("map(_:)") { try $0.source.map($0.function(1)) }
    natives.observable("compactMap(_:)") { try $0.source.compactMap($0.function(1)) }
    for key in ["flatMap(_:)", "flatMapMaybe(_:)", "flatMapCompletable(_:)"] {
      natives.observable(key) { try $0.source.flatMap($0.selector(1)) }
    }
    natives.observable("flatMapFirst(_:)") { try $0.source.flatMapFirst($0.selector(1)) }
    natives.observable("flatMapLatest(_:)") { try $0.source.flatMapLatest($0.selector(1)) }
    natives.observable("concatMap(_:)") { try $0.source.concatMap($0.selector(1)) }
    natives.observable("merge()") { try $0.source.map(inner($0)).merge() }
    natives.observable("merge(maxConcurrent:)") {
      try $0.source.map(inner($0)).merge(maxConcurrent: $0.int(1))
    }
    natives.observable("concat()") { try $0.source.map(inner($0)).concat() }
    natives.observable("switchLatest()") { try $0.source.map(inner($0)).switchLatest() }
    natives.observable("dematerialize()") { try $0.source.map(event($0)).dematerialize() }
    natives.observable("scan(_:accumulator:)") {
      try $0.source.scan($0[1], accumulator: $0.function(2))
    }
    natives.observable("scan(into:accumulator:)") { call in
      let accumulate: (Value, Value) throws -> Value = try call.function(2)
      return try call.source.scan(into: call[1]) { state, element in
        try withUnsafeMutablePointer(to: &state) { _ = try accumulate(.pointer($0), element) }
      }
    }
    natives.observable("reduce(_:accumulator:)") {
      try $0.source.reduce($0[1], accumulator: $0.function(2))
    }
    natives.observable("reduce(_:accumulator:mapResult:)") {
      try $0.source.reduce($0[1], accumulator: $0.function(2), mapResult: $0.function(3))
    }
    natives.observable("toArray()") { try $0.source.toArray().asObservable().map(Value.array) }
    natives.observable("enumerated()") {
      try $0.source.enumerated().map { .record(.of([.int($0.index), $0.element])) }
    }
    natives.observable("groupBy(keySelector:)") { call in
      let select: (Value) throws -> Value = try call.function(1)
      let (type, runtime) = (call.type(1), call.machine.runtime)
      let hand = call.handingOut(call.elementType)
      return try call.source.groupBy { try HashedValue(select($0), type, runtime.machine) }
        .map { .record(.of([$0.key.value, hand($0.asObservable())])) }
    }
    natives.observable("buffer(timeSpan:count:scheduler:)", .timed) {
      try $0.source.buffer(
        timeSpan: $0.interval(1),
        count: $0.count(2, atLeast: 1),
        scheduler: $0.scheduler(3)
      ).map(Value.array)
    }
    natives.observable("window(timeSpan:count:scheduler:)", .timed) { call in
      try call.source.window(
        timeSpan: call.interval(1),
        count: call.count(2, atLeast: 1),
        scheduler: call.scheduler(3)
      ).map(call.handingOut(call.elementType))
    }
    natives.observable("materialize()") { call in
      let machine = call.machine
      return try call.source.materialize().map { try $0.scriptValue(machine.runtime.machine) }
    }
    natives.observable("withUnretained(_:resultSelector:)") { call in
      let select: (Value, Value) throws -> Value = try call.function(2)
      guard let object = call[1].hostObject else { throw call[1].unexpected(call.machine) }
      return try call.source.withUnretained(object).map { try select(.host($0), $1) }
    }
  }

  /// Turns an element into the observable that it is or can be seen as.
  private static func inner(_ call: Call) -> (Value) throws -> Observable<Value> {
    let (type, runtime) = (call.elementType, call.machine.runtime)
    return { try $0.observable(type, runtime.machine) }
  }

  /// Turns an element into the event that it is or stands for.
  private static func event(_ call: Call) -> (Value) throws -> Event<Value> {
    let (type, runtime) = (call.elementType, call.machine.runtime)
    return { element in
      let machine = runtime.machine
      let adopter = Adopter(machine.erased(element, type), "EventConvertible", runtime)
      return try Event.make(from: adopter.call("event", .getter), machine)
    }
  }
}

extension Call {
  /// `Self.Element` of the receiver's type.
  var elementType: TypeMetadata {
    type(0).registry.metadata(of: type(0).type.associatedType("Element"))
  }
}

/// A key of a script, which compares and hashes as its type says.
struct HashedValue: Hashable {
  let value: Value
  private let type: TypeMetadata
  private let hash: Int

  init(_ value: Value, _ type: TypeMetadata, _ machine: Machine) throws {
    let state = HasherState()
    try machine.hash(value, type, into: state)
    (self.value, self.type, hash) = (value, type, state.result)
  }

  static func == (left: HashedValue, right: HashedValue) -> Bool {
    let runtime = left.type.registry.runtime
    do { return try runtime.machine.equal(left.value, right.value, left.type) } catch {
      runtime.fail(error)
      return false
    }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
