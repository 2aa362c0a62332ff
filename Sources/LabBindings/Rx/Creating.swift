import Rx
import ScriptMachine

enum Creating: RxPart {
  static let declaration = """
    extension ObservableType {
      static func create(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) -> Observable<Element>
      static func just(_ element: Element) -> Observable<Element>
      static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Observable<Element>
      static func of(_ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Observable<Element> { from(elements, scheduler: scheduler) }
      static func from(_ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Observable<Element>
      static func from<S: Sequence>(_ sequence: S, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Observable<Element> where S.Element == Element {
        from(iterators: {
          var iterator = sequence.makeIterator()
          return { iterator.next() }
        }, scheduler: scheduler)
      }
      internal static func from(iterators: @escaping () -> () -> Element?, scheduler: any ImmediateSchedulerType) -> Observable<Element>
      static func from(optional: Element?) -> Observable<Element>
      static func from(optional: Element?, scheduler: any ImmediateSchedulerType) -> Observable<Element>
      static func empty() -> Observable<Element>
      static func never() -> Observable<Element>
      static func error(_ error: any Error) -> Observable<Element>
      static func deferred(_ observableFactory: @escaping () throws -> Observable<Element>) -> Observable<Element>
      static func generate(initialState: Element, condition: @escaping (Element) throws -> Bool, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance, iterate: @escaping (Element) throws -> Element) -> Observable<Element>
      static func repeatElement(_ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Observable<Element>
      static func using<Resource: Disposable>(_ resourceFactory: @escaping () throws -> Resource, observableFactory: @escaping (Resource) throws -> Observable<Element>) -> Observable<Element>
    }
    extension ObservableType where Element: FixedWidthInteger {
      static func range(start: Element, count: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance) -> Observable<Element>
      static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element>
      static func timer(_ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType) -> Observable<Element>
    }
    """

  static func register(in natives: inout RxNatives) {
    natives.observable("create(_:)", .source) { call in
      let subscribe: ScriptFunction<AnyDisposable, AnyObserver<Value>> = try call.convert(1)
      return .create { subscribe.disposable($0) }
    }
    natives.observable("just(_:)", .source) { .just($0[1]) }
    natives.source("just(_:scheduler:)", scheduler: 2) { .just($0[1], scheduler: $1) }
    for key in ["of(_:scheduler:)", "from(_:scheduler:)"] {
      natives.source(key, scheduler: 2) { call, scheduler in
        let elements = try call.array(1)
        // Up to RxSwift 2 none was used where none was named.
        let isAtOnce = call.dialect == .rx2 && scheduler is CurrentThreadScheduler
        return isAtOnce ? .from(allAtOnce: elements) : .from(elements, scheduler: scheduler)
      }
    }
    natives.source("from(iterators:scheduler:)", scheduler: 2) { call, scheduler in
      let make: ScriptFunction<ScriptFunction<Value?>> = try call.convert(1)
      return .from(
        AnySequence {
          let next = make.result()
          return AnyIterator { next?.result() ?? nil }
        },
        scheduler: scheduler
      )
    }
    natives.observable("from(optional:)", .source) { .from(optional: try $0.convert(1)) }
    natives.source("from(optional:scheduler:)", scheduler: 2) {
      .from(optional: try $0.convert(1), scheduler: $1)
    }
    natives.observable("empty()", .source) { _ in .empty() }
    natives.observable("never()", .source) { _ in .never() }
    natives.observable("error(_:)", .source) { .error(try $0.error(1)) }
    natives.observable("deferred(_:)") { .deferred(try $0.selector(1)) }
    natives.source("generate(initialState:condition:scheduler:iterate:)", scheduler: 3) {
      .generate(
        initialState: $0[1],
        condition: try $0.function(2),
        scheduler: $1,
        iterate: try $0.function(4)
      )
    }
    natives.source("repeatElement(_:scheduler:)", scheduler: 2) {
      .repeatElement($0[1], scheduler: $1)
    }
    natives.observable("using(_:observableFactory:)") { call in
      let make: () throws -> Value = try call.function(1)
      let (type, runtime) = (call.type(1), call.machine.runtime)
      let use: (Value) throws -> Observable<Value> = try call.selector(2)
      return .using {
        let resource = try make()
        let box = runtime.machine.erased(resource, type)
        return Resource(
          value: resource,
          disposable: try AnyDisposable.make(from: .existential(box), runtime.machine).disposable
        )
      } observableFactory: {
        try use($0.value)
      }
    }
    natives.source("range(start:count:scheduler:)", scheduler: 3) {
      Observable<Int>.range(start: try $0.int(1), count: try $0.count(2), scheduler: $1)
        .map(Value.int)
    }
    natives.observable("interval(_:scheduler:)", .timedSource) {
      Observable<Int>.interval(try $0.interval(1), scheduler: try $0.scheduler(2)).map(Value.int)
    }
    natives.observable("timer(_:period:scheduler:)", .timedSource) {
      Observable<Int>.timer(
        try $0.interval(1),
        period: $0[2].isNil ? nil : try $0.interval(2),
        scheduler: try $0.scheduler(3)
      ).map(Value.int)
    }
  }
}

/// What a script's function made for `using`.
private struct Resource: Disposable {
  let value: Value
  let disposable: any Disposable

  func dispose() { disposable.dispose() }
}
