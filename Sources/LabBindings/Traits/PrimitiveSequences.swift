import Rx
import ScriptMachine
import ScriptTypes

/// The traits as scripts see them.
///
/// A value of a trait is the observable that it wraps, so an operator of a trait is that of `ObservableType` with the same labels,
/// unless the text has a body.
enum PrimitiveSequences: RxPart {
  static let declaration = """
    struct PrimitiveSequence<Trait, Element>: ObservableConvertibleType, PrimitiveSequenceType, CustomStringConvertible {
      internal init(raw source: Observable<Element>)
      var description: String { get }
      var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
      func asObservable() -> Observable<Element>
      static func deferred(_ observableFactory: @escaping () throws -> PrimitiveSequence<Trait, Element>) -> PrimitiveSequence<Trait, Element>
      static func using<Resource: Disposable>(_ resourceFactory: @escaping () throws -> Resource, primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence<Trait, Element>) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: Observable<Element>.using(resourceFactory) { try primitiveSequenceFactory($0).asObservable() })
      }
      func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element>
      func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element>
      func observe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element>
      func subscribe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element>
      func `catch`(_ handler: @escaping (any Error) throws -> PrimitiveSequence<Trait, Element>) -> PrimitiveSequence<Trait, Element>
      func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element>
      func retry<TriggerObservable: ObservableType, Failure: Error>(when notificationHandler: @escaping (Observable<Failure>) -> TriggerObservable) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: asObservable().retry(when: notificationHandler))
      }
      func retry<TriggerObservable: ObservableType>(when notificationHandler: @escaping (Observable<any Error>) -> TriggerObservable) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: asObservable().retry(when: notificationHandler))
      }
      func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element>
      func timeout(_ dueTime: RxTimeInterval, other: PrimitiveSequence<Trait, Element>, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element>
    }
    protocol PrimitiveSequenceType<Trait, Element> {
      associatedtype Trait
      associatedtype Element
      var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
    }
    extension PrimitiveSequenceType {
      func asObservable() -> Observable<Element> { primitiveSequence.asObservable() }
      func debug(_ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line, function: String = #function) -> PrimitiveSequence<Trait, Element>
      static func error(_ error: any Error) -> PrimitiveSequence<Trait, Element>
      static func never() -> PrimitiveSequence<Trait, Element>
    }
    extension PrimitiveSequenceType where Element: FixedWidthInteger {
      static func timer(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element> {
        PrimitiveSequence(raw: Observable<Element>.timer(dueTime, scheduler: scheduler))
      }
    }
    protocol ElementTrait {}
    enum SingleTrait: ElementTrait {}
    enum MaybeTrait: ElementTrait {}
    enum CompletableTrait {}
    extension PrimitiveSequenceType where Trait: ElementTrait {
      static func just(_ element: Element) -> PrimitiveSequence<Trait, Element>
      static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element>
      func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element>
    \(Combining.selected("zip", "PrimitiveSequence<Trait, ", "E", nil))
    \(Combining.paired("zip", "PrimitiveSequence<Trait, ", "E", nil))
    }
    """

  /// The conversions between sequences, which change nothing in a value.
  private static func registerConversions(in table: inout NativeTable) {
    for (trait, key) in [
      "PrimitiveSequence": ["init(raw:)", "asObservable()"],
      "Infallible": ["init(raw:)", "asObservable()"],
      "PrimitiveSequenceType": ["asMaybe()"],
      "ObservableType": ["asCompletable()"],
    ] {
      for name in key { table.add("\(trait).\(name)") { $0[0] } }
    }
    for trait in ["PrimitiveSequence", "PrimitiveSequenceType", "Infallible", "InfallibleType"] {
      table.serve(trait, with: "ObservableType")
    }
    table.add("PrimitiveSequence.description") { call in
      .string(call.type(0).symbol.map { $0.name.replacing("Trait", with: "") } ?? "")
    }
  }

  static func register(in natives: inout RxNatives) {
    registerConversions(in: &natives.table)
    natives.observable("asSingle()") { try $0.source.asSingle().asObservable() }
    natives.observable("ObservableType.asMaybe()") { try $0.source.asMaybe().asObservable() }
    natives.observable("first()") { call in
      let machine = call.machine
      return try call.source.first().asObservable().map { try $0.scriptValue(machine) }
    }
    natives.subscription("subscribe(onSuccess:onFailure:onDisposed:)") {
      try Single(raw: $1).subscribe(
        onSuccess: $0.handler(1),
        onFailure: $0.lastErrorHandler(2),
        onDisposed: $0.handler(3)
      )
    }
    natives.subscription("subscribe(onSuccess:onError:onCompleted:onDisposed:)") {
      try Maybe(raw: $1).subscribe(
        onSuccess: $0.handler(1),
        onError: $0.lastErrorHandler(2),
        onCompleted: $0.handler(3),
        onDisposed: $0.handler(4)
      )
    }
    natives.subscription("subscribe(onCompleted:onError:onDisposed:)") {
      try Maybe(raw: $1).subscribe(
        onError: $0.lastErrorHandler(2),
        onCompleted: $0.handler(1),
        onDisposed: $0.handler(3)
      )
    }
    natives.subscription("subscribe(onNext:onCompleted:onDisposed:)") {
      try Infallible($1).subscribe(
        onNext: $0.handler(1),
        onCompleted: $0.handler(2),
        onDisposed: $0.handler(3)
      )
    }
    natives.observable("zip(collection:resultSelector:)") { call in
      let select: (Value) throws -> Value = try call.function(2)
      let singles = try call.observables(1).map { Single(raw: $0) }
      return Single.zip(singles) { try select(.array($0)) }.asObservable()
    }
    natives.observable("andThen(_:)") {
      try $0.source.ignoreElements().asCompletable().andThen($0.observable(1))
    }
  }
}
