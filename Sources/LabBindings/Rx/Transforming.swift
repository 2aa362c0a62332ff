import Rx
import SwiftScript

extension LabContext {
  /// Operators that make other elements of the source's.
  func declareTransforming() {
    library.type("ObservableType") { type in
      type.method("map<R>(_ transform: (Element) -> R) -> Observable<R>") { [self] in
        observable(try $0.source.map(throwing(try $0.function(0))), $0)
      }
      type.method("compactMap<R>(_ transform: (Element) -> R?) -> Observable<R>") { [self] in
        let transform = throwing(try $0.function(0))
        return observable(try $0.source.compactMap { try transform($0).wrapped }, $0)
      }
      type.method(
        "flatMap<R: ObservableConvertibleType>(_ selector: (Element) -> R) -> Observable<R.Element>"
      ) { [self] in
        observable(try $0.source.flatMap(sequence(try $0.function(0))), $0)
      }
      type.method(
        "flatMapLatest<R: ObservableConvertibleType>(_ selector: (Element) -> R) -> Observable<R.Element>"
      ) { [self] in
        observable(try $0.source.flatMapLatest(sequence(try $0.function(0))), $0)
      }
      type.method(
        "flatMapFirst<R: ObservableConvertibleType>(_ selector: (Element) -> R) -> Observable<R.Element>"
      ) { [self] in
        observable(try $0.source.flatMapFirst(sequence(try $0.function(0))), $0)
      }
      type.method(
        "concatMap<R: ObservableConvertibleType>(_ selector: (Element) -> R) -> Observable<R.Element>"
      ) { [self] in
        observable(try $0.source.concatMap(sequence(try $0.function(0))), $0)
      }
      type.method("switchLatest() -> Observable<Element.Element>") { [self] in
        observable(try inner($0).switchLatest(), $0)
      }
      type.method("merge() -> Observable<Element.Element>") { [self] in
        observable(try inner($0).merge(), $0)
      }
      type.method("merge(maxConcurrent: Int) -> Observable<Element.Element>") { [self] in
        observable(try inner($0).merge(maxConcurrent: try $0.count(0, atLeast: 1)), $0)
      }
      type.method("concat() -> Observable<Element.Element>") { [self] in
        observable(try inner($0).concat(), $0)
      }
      type.method("scan<A>(_ seed: A, accumulator: (A, Element) -> A) -> Observable<A>") { [self] in
        observable(try $0.source.scan($0[0], accumulator: throwing2(try $0.function(1))), $0)
      }
      type.method("reduce<A>(_ seed: A, accumulator: (A, Element) -> A) -> Observable<A>") {
        [self] in
        observable(try $0.source.reduce($0[0], accumulator: throwing2(try $0.function(1))), $0)
      }
      type.method(
        "reduce<A, R>(_ seed: A, accumulator: (A, Element) -> A, mapResult: (A) -> R) -> Observable<R>"
      ) { [self] in
        observable(
          try $0.source.reduce(
            $0[0],
            accumulator: throwing2(try $0.function(1)),
            mapResult: throwing(try $0.function(2))
          ),
          $0
        )
      }
      type.method("scan<A>(into seed: A, accumulator: (inout A, Element) -> Void) -> Observable<A>")
      {
        [self] in
        observable(
          try $0.source.scan(into: $0[0], accumulator: changing(try $0.function(1))),
          $0
        )
      }
      type.method("enumerated() -> Observable<(index: Int, element: Element)>") { [self] in
        let pairs = try $0.source.enumerated().map { index, element in
          Value.labelledTuple([("index", .int(index)), ("element", element)])
        }
        return observable(pairs, $0)
      }
      type.method("toArray() -> Any") { [self] in
        // It ended like any other operator until there were traits.
        let array = try $0.source.toArray().map(Value.array)
        return dialect == .rx6 ? primitive(array, $0) : observable(array.asObservable(), $0)
      }
      type.method("materialize() -> Observable<Event<Element>>") { [self] in
        observable(try $0.source.materialize().map { self.value("Event", $0) }, $0)
      }
      type.method("dematerialize() -> Observable") { [self] call in
        let events = try call.source.map { value -> Event<Value> in
          guard let event: Event<Value> = value.payload() else {
            throw call.trap("`dematerialize` takes a sequence of events")
          }
          return event
        }
        return observable(events.dematerialize(), call)
      }
      type.method(
        "buffer(timeSpan: RxTimeInterval, count: Int, scheduler: SchedulerType) -> Observable<[Element]>"
      ) {
        [self] in
        let buffers = try $0.source.buffer(
          timeSpan: try $0.interval(0),
          count: try $0.count(1, atLeast: 1),
          scheduler: try $0.scheduler(2)
        )
        return observable(buffers.map(Value.array), $0, .timed)
      }
      type.method(
        "window(timeSpan: RxTimeInterval, count: Int, scheduler: SchedulerType) -> Observable<Observable<Element>>"
      ) {
        [self] call in
        let windows = try call.source.window(
          timeSpan: try call.interval(0),
          count: try call.count(1, atLeast: 1),
          scheduler: try call.scheduler(2)
        )
        return observable(windows.map { self.observable($0, call) }, call, .timed)
      }
      type.method(
        "groupBy<K>(keySelector: (Element) -> K) -> Observable<GroupedObservable<K, Element>>"
      ) { [self] call in
        let key = throwing(try call.function(0))
        let groups = try call.source.groupBy { HashableValue(try key($0)) }
        return observable(
          groups.map { self.value("GroupedObservable", GroupedObservable($0)) },
          call
        )
      }
    }
  }

  /// What `groupBy` sends: a sequence and the key that its elements have in common.
  func declareGroups() {
    library.type(
      "GroupedObservable",
      kind: .structure,
      conformingTo: ["ObservableType"],
      generics: ["Key", "Element"]
    ) { type in
      type.initializer("(key: Key, source: ObservableType)") { [self] in
        value("GroupedObservable", GroupedObservable(key: $0[0], source: try $0.observable(1)))
      }
      type.property("key: Any") { $0.payload(GroupedObservable<Value, Value>.self)?.key ?? .void }
    }
  }

  /// The receiver as a sequence of sequences.
  private func inner(_ call: Call) throws -> Observable<Observable<Value>> {
    try call.source.map { value in
      guard let source = self.observable(of: value) else {
        throw call.trap("this takes a sequence of observables")
      }
      return source
    }
  }
}

extension GroupedObservable where Key == Value {
  /// A group whose key is a script's again.
  fileprivate init(_ group: GroupedObservable<HashableValue, Element>) {
    self.init(key: group.key.value, source: group.asObservable())
  }
}
