/// Operators and events of RxSwift 2 to 5.
///
/// The body of a declaration says how it is written today, and so does `renamed` where only the name changed.
enum OlderOperators: RxPart {
  static let declaration = """
    extension Event {
      @available(RxSwift, obsoleted: 3, renamed: "next(_:)") static func Next(_ element: Element) -> Event<Element> { .next(element) }
      @available(RxSwift, obsoleted: 3, renamed: "error(_:)") static func Error(_ error: any Swift.Error) -> Event<Element> { .error(error) }
      @available(RxSwift, obsoleted: 3, renamed: "completed") static var Completed: Event<Element> { .completed }
    }
    extension Event where Element == Void {
      @available(RxSwift, obsoleted: 3, message: "an event has its element: .next(())") static func Next() -> Event<Void> { .next(()) }
    }
    extension ObservableConvertibleType {
      @available(RxSwift, obsoleted: 6, renamed: "Element") typealias E = Element
    }
    extension ObserverType {
      @available(RxSwift, obsoleted: 6, renamed: "Element") typealias E = Element
    }
    extension RxError {
      @available(RxSwift, obsoleted: 3, renamed: "unknown") static var Unknown: RxError { .unknown }
      @available(RxSwift, obsoleted: 3, renamed: "overflow") static var Overflow: RxError { .overflow }
      @available(RxSwift, obsoleted: 3, renamed: "noElements") static var NoElements: RxError { .noElements }
      @available(RxSwift, obsoleted: 3, renamed: "argumentOutOfRange") static var ArgumentOutOfRange: RxError { .argumentOutOfRange }
      @available(RxSwift, obsoleted: 3, renamed: "timeout") static var Timeout: RxError { .timeout }
      @available(RxSwift, obsoleted: 3, renamed: "moreThanOneElement") static var MoreThanOneElement: RxError { .moreThanOneElement }
    }
    extension Result where Failure == any Error {
      @available(RxSwift, obsoleted: 6, renamed: "failure(_:)") static func error(_ error: any Error) -> Result<Success, any Error> { .failure(error) }
    }
    extension PrimitiveSequenceType where Trait == SingleTrait {
      @available(RxSwift, obsoleted: 6, renamed: "subscribe(onSuccess:onFailure:)") func subscribe(onSuccess: ((Element) -> Void)?, onError: Never?) -> any Disposable { self.subscribe(onSuccess: onSuccess, onFailure: nil) }
    }
    extension ObservableType {
      @available(RxSwift, obsoleted: 3, renamed: "subscribe(onNext:)")
      @discardableResult func subscribeNext(_ onNext: @escaping (Element) -> Void) -> any Disposable { self.subscribe(onNext: onNext) }
      @available(RxSwift, obsoleted: 3, renamed: "subscribe(onError:)")
      @discardableResult func subscribeError(_ onError: @escaping (any Error) -> Void) -> any Disposable { self.subscribe(onError: onError) }
      @available(RxSwift, obsoleted: 3, renamed: "subscribe(onCompleted:)")
      @discardableResult func subscribeCompleted(_ onCompleted: @escaping () -> Void) -> any Disposable { self.subscribe(onCompleted: onCompleted) }
      @available(RxSwift, obsoleted: 3, renamed: "do(onNext:)")
      func doOnNext(_ onNext: @escaping (Element) throws -> Void) -> Observable<Element> { self.do(onNext: onNext) }
      @available(RxSwift, obsoleted: 3, renamed: "do(onError:)")
      func doOnError(_ onError: @escaping (any Error) throws -> Void) -> Observable<Element> { self.do(onError: onError) }
      @available(RxSwift, obsoleted: 3, renamed: "do(onCompleted:)")
      func doOnCompleted(_ onCompleted: @escaping () throws -> Void) -> Observable<Element> { self.do(onCompleted: onCompleted) }
      @available(RxSwift, obsoleted: 3, renamed: "do(onNext:onError:onCompleted:)")
      func doOn(onNext: ((Element) throws -> Void)? = nil, onError: ((any Error) throws -> Void)? = nil, onCompleted: (() throws -> Void)? = nil) -> Observable<Element> { self.do(onNext: onNext, onError: onError, onCompleted: onCompleted) }
      @available(RxSwift, obsoleted: 3, renamed: "do(onNext:onError:onCompleted:)")
      func doOn(_ eventHandler: @escaping (Event<Element>) throws -> Void) -> Observable<Element> { self.materialize().do(onNext: eventHandler).dematerialize() }
      @available(RxSwift, obsoleted: 3, renamed: "subscribe(onNext:)")
      @discardableResult func driveNext(_ onNext: @escaping (Element) -> Void) -> any Disposable { self.subscribe(onNext: onNext) }
      @available(RxSwift, obsoleted: 6, renamed: "share(replay:scope:)") func shareReplay(_ bufferSize: Int) -> Observable<Element> { self.share(replay: bufferSize, scope: .forever) }
      @available(RxSwift, obsoleted: 6, renamed: "share(replay:)") func shareReplayLatestWhileConnected() -> Observable<Element> { self.share(replay: 1) }
      @available(RxSwift, obsoleted: 5, message: "toArray() gives a Single") func toArray() -> Observable<[Element]> { self.toArray().asObservable() }
      @available(RxSwift, obsoleted: 6, message: "use enumerated().map")
      func mapWithIndex<R>(_ selector: @escaping (Element, Int) -> R) -> Observable<R> { self.enumerated().map { index, element in selector(element, index) } }
      @available(RxSwift, obsoleted: 6, message: "use enumerated().flatMap")
      func flatMapWithIndex<Source: ObservableConvertibleType>(_ selector: @escaping (Element, Int) -> Source) -> Observable<Source.Element> { self.enumerated().flatMap { index, element in selector(element, index) } }
      @available(RxSwift, obsoleted: 6, message: "use enumerated().take(while:)")
      func takeWhileWithIndex(_ predicate: @escaping (Element, Int) -> Bool) -> Observable<Element> { self.enumerated().take(while: { index, element in predicate(element, index) }).map { $0.element } }
      @available(RxSwift, obsoleted: 6, message: "use enumerated().skip(while:)")
      func skipWhileWithIndex(_ predicate: @escaping (Element, Int) -> Bool) -> Observable<Element> { self.enumerated().skip(while: { index, element in predicate(element, index) }).map { $0.element } }
      @available(RxSwift, obsoleted: 3, renamed: "scan(_:accumulator:)")
      func scan<A>(_ seed: A, _ accumulator: @escaping (A, Element) throws -> A) -> Observable<A> { self.scan(seed, accumulator: accumulator) }
      @available(RxSwift, obsoleted: 3, renamed: "reduce(_:accumulator:)")
      func reduce<A>(_ seed: A, _ accumulator: @escaping (A, Element) throws -> A) -> Observable<A> { self.reduce(seed, accumulator: accumulator) }
      @available(RxSwift, obsoleted: 3, renamed: "sample(_:)") func sampleLatest<Source: ObservableType>(_ sampler: Source) -> Observable<Element> { self.sample(sampler) }
      @available(RxSwift, obsoleted: 6, renamed: "bind(to:)") func bindTo<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element { self.bind(to: observer) }
      @available(RxSwift, obsoleted: 6, renamed: "bind(to:)") func bindTo<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element? { self.bind(to: observer) }
      @available(RxSwift, obsoleted: 6, renamed: "bind(to:)") func bindTo<R>(_ binder: (Self) -> R) -> R { self.bind(to: binder) }
      @available(RxSwift, obsoleted: 6, renamed: "bind(to:curriedArgument:)") func bindTo<R1, R2>(_ binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 { self.bind(to: binder, curriedArgument: curriedArgument) }
      @available(RxSwift, obsoleted: 6, renamed: "bind(onNext:)") func bindNext(_ onNext: @escaping (Element) -> Void) -> any Disposable { self.bind(onNext: onNext) }
    }
    """
}

/// Times, which were numbers of seconds, and schedulers, which had no label at first.
enum OlderTimes: RxPart {
  static var declaration: String {
    let operators = [
      ("delay", ""), ("delaySubscription", ""), ("debounce", ""), ("timeout", ""), ("skip", ""),
      ("take", "for: "),
    ]
    var members: [String] = []
    func add(
      _ signature: String,
      _ call: String,
      _ version: Int,
      _ name: String,
      _ result: String = "Observable<Element>",
      isStatic: Bool = false
    ) {
      let age =
        "@available(RxSwift, obsoleted: \(version), message: \"times are intervals: .seconds(1)\")"
      let keyword = isStatic ? "static func" : "func"
      members.append(
        "\(age) \(keyword) \(name)(\(signature)) -> \(result) { self.\(call) }"
      )
    }
    let interval = ".milliseconds(Int(dueTime * 1000))"
    for (name, lead) in operators {
      let call = "\(name)(\(lead)\(interval), scheduler: scheduler)"
      add("_ dueTime: Double, scheduler: any SchedulerType", call, 5, name)
      add("_ dueTime: Double, _ scheduler: any SchedulerType", call, 3, name)
      add(
        "_ dueTime: RxTimeInterval, _ scheduler: any SchedulerType",
        "\(name)(\(lead)dueTime, scheduler: scheduler)",
        3,
        name
      )
    }
    // Up to RxSwift 2 `throttle` was what `debounce` is.
    let debounce = "debounce(\(interval), scheduler: scheduler)"
    add("_ dueTime: Double, _ scheduler: any SchedulerType", debounce, 3, "throttle")
    add("_ dueTime: Double, scheduler: any SchedulerType", debounce, 3, "throttle")
    add(
      "_ dueTime: Double, latest: Bool = true, scheduler: any SchedulerType",
      "throttle(\(interval), latest: latest, scheduler: scheduler)",
      5,
      "throttle"
    )
    for name in ["buffer", "window"] {
      let result = name == "buffer" ? "Observable<[Element]>" : "Observable<Observable<Element>>"
      add(
        "timeSpan: Double, count: Int, scheduler: any SchedulerType",
        "\(name)(timeSpan: .milliseconds(Int(timeSpan * 1000)), count: count, scheduler: scheduler)",
        5,
        name,
        result
      )
    }
    let own = members
    members = []
    for (first, version) in [("scheduler: any", 5), ("_ scheduler: any", 3)] {
      for name in ["interval", "timer"] {
        add(
          "_ dueTime: Double, \(first) SchedulerType",
          "\(name)(\(interval), scheduler: scheduler)",
          version,
          name,
          isStatic: true
        )
      }
    }
    add(
      "_ dueTime: Double, period: Double, scheduler: any SchedulerType",
      "timer(\(interval), period: .milliseconds(Int(period * 1000)), scheduler: scheduler)",
      5,
      "timer",
      isStatic: true
    )
    return """
      extension ObservableType {
        \(own.joined(separator: "\n"))
      }
      extension ObservableType where Element: RxAbstractInteger {
        \(members.joined(separator: "\n"))
      }
      """
  }
}
