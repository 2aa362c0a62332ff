import Rx
import ScriptMachine

enum ErrorHandling: RxPart {
  static let declaration = """
    extension ObservableType {
      func `catch`(_ handler: @escaping (any Error) throws -> Observable<Element>) -> Observable<Element>
      static func `catch`<S: Sequence>(sequence: S) -> Observable<Element> where S.Element == Observable<Element> { firstThatSucceeds(Array(sequence)) }
      internal static func firstThatSucceeds(_ sources: [Observable<Element>]) -> Observable<Element>
      func catchAndReturn(_ element: Element) -> Observable<Element>
      func retry() -> Observable<Element>
      func retry(_ maxAttemptCount: Int) -> Observable<Element>
      func retry<TriggerObservable: ObservableType, Failure: Error>(when notificationHandler: @escaping (Observable<Failure>) -> TriggerObservable) -> Observable<Element> {
        retry(when: { notificationHandler($0).asObservable() }) { $0 as? Failure }
      }
      func retry<TriggerObservable: ObservableType>(when notificationHandler: @escaping (Observable<any Error>) -> TriggerObservable) -> Observable<Element> {
        retry(when: { notificationHandler($0).asObservable() }) { $0 as (any Error)? }
      }
      internal func retry<Failure, Trigger>(when notificationHandler: @escaping (Observable<Failure>) -> Observable<Trigger>, match: @escaping (any Error) -> Failure?) -> Observable<Element>
      func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element>
      func timeout<Source: ObservableConvertibleType>(_ dueTime: RxTimeInterval, other: Source, scheduler: any SchedulerType) -> Observable<Element> where Source.Element == Element
    }
    """

  static func register(in natives: inout RxNatives) {
    natives.observable("catch(_:)") { call in
      let handler: (AnyScriptError) throws -> Observable<Value> = try call.selector(1)
      return try call.source.catch { try handler(AnyScriptError($0)) }
    }
    natives.observable("firstThatSucceeds(_:)") { .catch(sequence: try $0.observables(1)) }
    natives.observable("catchAndReturn(_:)") { try $0.source.catchAndReturn($0[1]) }
    natives.observable("retry()") { try $0.source.retry() }
    natives.observable("retry(_:)") { try $0.source.retry($0.count(1)) }
    natives.observable("retry(when:match:)") { call in
      let handler: ScriptFunction<Value, Value> = try call.convert(1)
      let match: (AnyScriptError) throws -> Value? = try call.function(2)
      let (runtime, hand) = (call.machine.runtime, call.handingOut(call.type(1)))
      return try call.source.retry { (errors: Observable<any Error>) in
        let failures = errors.map { error in
          guard let failure = try match(AnyScriptError(error)) else { throw error }
          return failure
        }
        do {
          return try handler(hand(failures)).observable(call.type(1), runtime.machine)
        } catch { return .error(error) }
      }
    }
    natives.observable("timeout(_:scheduler:)", .timed) {
      try $0.source.timeout($0.interval(1), scheduler: $0.scheduler(2))
    }
    natives.observable("timeout(_:other:scheduler:)", .timed) {
      try $0.source.timeout($0.interval(1), other: $0.observable(2), scheduler: $0.scheduler(3))
    }
  }
}
