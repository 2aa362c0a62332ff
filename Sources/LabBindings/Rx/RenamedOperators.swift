/// The names that RxSwift 5 gave to operators.
enum RenamedOperators: RxPart {
  static let declaration = """
    extension ObservableType {
      @available(*, deprecated, renamed: "catch(_:)") func catchError(_ handler: @escaping (any Error) throws -> Observable<Element>) -> Observable<Element> { self.`catch`(handler) }
      @available(*, deprecated, renamed: "catch(sequence:)") static func catchError<S: Sequence>(_ sequence: S) -> Observable<Element> where S.Element == Observable<Element> { self.`catch`(sequence: sequence) }
      @available(*, deprecated, renamed: "catchAndReturn(_:)") func catchErrorJustReturn(_ element: Element) -> Observable<Element> { self.catchAndReturn(element) }
      @available(*, deprecated, renamed: "retry(when:)") func retryWhen<TriggerObservable: ObservableType, Failure: Error>(_ notificationHandler: @escaping (Observable<Failure>) -> TriggerObservable) -> Observable<Element> { self.retry(when: notificationHandler) }
      @available(*, deprecated, renamed: "retry(when:)") func retryWhen<TriggerObservable: ObservableType>(_ notificationHandler: @escaping (Observable<any Error>) -> TriggerObservable) -> Observable<Element> { self.retry(when: notificationHandler) }
      @available(*, deprecated, renamed: "element(at:)") func elementAt(_ index: Int) -> Observable<Element> { self.element(at: index) }
      @available(*, deprecated, renamed: "skip(until:)") func skipUntil<Source: ObservableType>(_ other: Source) -> Observable<Element> { self.skip(until: other) }
      @available(*, deprecated, renamed: "skip(while:)") func skipWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> { self.skip(while: predicate) }
      @available(*, deprecated, renamed: "take(until:)") func takeUntil<Source: ObservableType>(_ other: Source) -> Observable<Element> { self.take(until: other) }
      @available(*, deprecated, renamed: "take(until:behavior:)") func takeUntil(_ behavior: TakeBehavior, predicate: @escaping (Element) throws -> Bool) -> Observable<Element> { self.take(until: predicate, behavior: behavior) }
      @available(*, deprecated, renamed: "take(while:)") func takeWhile(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> { self.take(while: predicate) }
      @available(*, deprecated, renamed: "take(while:behavior:)") func takeWhile(_ behavior: TakeBehavior, predicate: @escaping (Element) throws -> Bool) -> Observable<Element> { self.take(while: predicate, behavior: behavior) }
      @available(*, deprecated, renamed: "take(for:scheduler:)") func take(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> { self.take(for: duration, scheduler: scheduler) }
      @available(*, deprecated, renamed: "observe(on:)") func observeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> { self.observe(on: scheduler) }
      @available(*, deprecated, renamed: "subscribe(on:)") func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> { self.subscribe(on: scheduler) }
    }
    extension PrimitiveSequence {
      @available(*, deprecated, renamed: "catch(_:)") func catchError(_ handler: @escaping (any Error) throws -> PrimitiveSequence<Trait, Element>) -> PrimitiveSequence<Trait, Element> { self.`catch`(handler) }
      @available(*, deprecated, renamed: "retry(when:)") func retryWhen<TriggerObservable: ObservableType, Failure: Error>(_ notificationHandler: @escaping (Observable<Failure>) -> TriggerObservable) -> PrimitiveSequence<Trait, Element> { self.retry(when: notificationHandler) }
      @available(*, deprecated, renamed: "retry(when:)") func retryWhen<TriggerObservable: ObservableType>(_ notificationHandler: @escaping (Observable<any Error>) -> TriggerObservable) -> PrimitiveSequence<Trait, Element> { self.retry(when: notificationHandler) }
      @available(*, deprecated, renamed: "observe(on:)") func observeOn(_ scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> { self.observe(on: scheduler) }
      @available(*, deprecated, renamed: "subscribe(on:)") func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> { self.subscribe(on: scheduler) }
    }
    extension PrimitiveSequenceType where Trait: ElementTrait {
      @available(*, deprecated, renamed: "catchAndReturn(_:)") func catchErrorJustReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> { self.catchAndReturn(element) }
    }
    extension PrimitiveSequenceType where Trait == SingleTrait {
      @available(*, deprecated, renamed: "subscribe(onSuccess:onFailure:onDisposed:)") func subscribe(onSuccess: ((Element) -> Void)? = nil, onError: @escaping (any Error) -> Void, onDisposed: (() -> Void)? = nil) -> any Disposable { self.subscribe(onSuccess: onSuccess, onFailure: onError, onDisposed: onDisposed) }
    }
    """
}
