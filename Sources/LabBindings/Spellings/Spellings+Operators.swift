import SwiftScript

extension Spellings {
  /// Operators of traits, which a sequence has too.
  static let traits = ["Single", "Maybe", "Completable"].flatMap { type in
    rows(
      .values(of: type),
      3...5,
      [
        ("observeOn(_ scheduler: ImmediateSchedulerType)", "self.observe(on: scheduler)"),
        ("subscribeOn(_ scheduler: ImmediateSchedulerType)", "self.subscribe(on: scheduler)"),
        ("catchError(_ handler: (Error) -> Any)", "self.catch(handler)"),
        (
          "retryWhen(_ notificationHandler: (ObservableType) -> Any)",
          "self.retry(when: notificationHandler)"
        ),
      ]
        + (type == "Completable"
          ? []
          : [("catchErrorJustReturn(_ element: Element)", "self.catchAndReturn(element)")])
    )
  }

  /// Operators of one sequence.
  static let operators =
    rows(
      .values(of: "ObservableType"),
      2...5,
      [
        ("observeOn(_ scheduler: ImmediateSchedulerType)", "self.observe(on: scheduler)"),
        ("subscribeOn(_ scheduler: ImmediateSchedulerType)", "self.subscribe(on: scheduler)"),
        ("catchError(_ handler: (Error) -> Any)", "self.catch(handler)"),
        ("catchErrorJustReturn(_ element: Element)", "self.catchAndReturn(element)"),
        (
          "retryWhen(_ notificationHandler: (ObservableType) -> Any)",
          "self.retry(when: notificationHandler)"
        ),
        ("elementAt(_ index: Int)", "self.element(at: index)"),
        ("takeUntil(_ other: ObservableConvertibleType)", "self.take(until: other)"),
        (
          "takeUntil(_ behavior: TakeBehavior, predicate: (Element) -> Bool)",
          "self.take(until: predicate, behavior: behavior)"
        ),
        ("takeWhile(_ predicate: (Element) -> Bool)", "self.take(while: predicate)"),
        ("skipUntil(_ other: ObservableConvertibleType)", "self.skip(until: other)"),
        ("skipWhile(_ predicate: (Element) -> Bool)", "self.skip(while: predicate)"),
        ("shareReplay(_ bufferSize: Int)", "self.share(replay: bufferSize, scope: .forever)"),
        ("shareReplayLatestWhileConnected()", "self.share(replay: 1)"),
      ]
    )
    + [
      Spelling(
        .values(of: "ObservableType"),
        "toArray()",
        "self.toArray().asObservable()",
        2...4,
        isAnswered: false,
        twist: .ofSequences
      ),
      Spelling(
        .values(of: "ObservableType"),
        "mapWithIndex(_ selector: (Element, Int) -> Any)",
        "self.enumerated().map(selector)",
        2...5,
        isAnswered: false,
        twist: .swapsPair
      ),
      Spelling(
        .values(of: "ObservableType"),
        "flatMapWithIndex(_ selector: (Element, Int) -> Any)",
        "self.enumerated().flatMap(selector)",
        2...5,
        isAnswered: false,
        twist: .swapsPair
      ),
      Spelling(
        .values(of: "ObservableType"),
        "takeWhileWithIndex(_ predicate: (Element, Int) -> Bool)",
        "self.enumerated().take(while: predicate).map { $0.element }",
        2...5,
        isAnswered: false,
        twist: .swapsPair
      ),
      Spelling(
        .values(of: "ObservableType"),
        "skipWhileWithIndex(_ predicate: (Element, Int) -> Bool)",
        "self.enumerated().skip(while: predicate).map { $0.element }",
        2...5,
        isAnswered: false,
        twist: .swapsPair
      ),
    ]
    + rows(
      .values(of: "ObservableType"),
      1...2,
      twist: .ofUnseenTypes,
      [
        (
          "scan(_ seed: Any, _ accumulator: (Any, Element) -> Any)",
          "self.scan(seed, accumulator: accumulator)"
        ),
        (
          "reduce(_ seed: Any, _ accumulator: (Any, Element) -> Any)",
          "self.reduce(seed, accumulator: accumulator)"
        ),
        (
          "reduce(_ seed: Any, _ accumulator: (Any, Element) -> Any, _ mapResult: (Any) -> Any)",
          "self.reduce(seed, accumulator: accumulator, mapResult: mapResult)"
        ),
        ("sampleLatest(_ sampler: ObservableConvertibleType)", "self.sample(sampler)"),
      ]
    )

  /// Times, which were numbers of seconds, and schedulers, which had no label at first.
  static let times =
    rows(
      .typeName,
      1...4,
      isAnswered: false,
      twist: .ofNumbers,
      [("RxTimeInterval", "TimeInterval")]
    )
    + ["interval(%, ~)", "timer(%, ~)", "timer(%, period: %, ~)"].flatMap {
      timed(.statics(of: "Observable"), "Observable", $0)
    }
    + [
      "delay(%, ~)", "delaySubscription(%, ~)", "debounce(%, ~)", "throttle(%, ~)",
      "throttle(%, latest: Bool, ~)", "timeout(%, ~)",
      "timeout(%, other: ObservableConvertibleType, ~)",
      "take(%, ~)", "skip(%, ~)", "buffer(timeSpan: %, count: Int, ~)",
      "window(timeSpan: %, count: Int, ~)",
    ].flatMap { timed(.values(of: "ObservableType"), "self", $0) }
    + rows(
      .values(of: "SchedulerType"),
      1...4,
      isAnswered: false,
      [
        (
          "scheduleRelative(_ state: Any, dueTime: Seconds, action: (Any) -> Disposable)",
          "self.scheduleRelative(state, dueTime: dueTime, action: action)"
        ),
        (
          "schedulePeriodic(_ state: Any, startAfter: Seconds, period: Seconds, action: (Any) -> Any)",
          "self.schedulePeriodic(state, startAfter: startAfter, period: period, action: action)"
        ),
      ]
    )

  /// The rows of one operator: `%` is a time, `~` a scheduler.
  private static func timed(_ home: Spelling.Home, _ base: String, _ shape: String) -> [Spelling] {
    let name = String(shape.prefix { $0 != "(" })
    let parts = shape.dropFirst(name.count + 1).dropLast().split(separator: ",").map {
      String($0.drop { $0 == " " })
    }
    func old(time: String, scheduler: String) -> String {
      let parameters = parts.map { part -> String in
        switch part {
        case "%": "_ dueTime: \(time)"
        case "~": scheduler
        default: part.hasSuffix("%") ? String(part.dropLast()) + time : part
        }
      }
      return "\(name)(\(parameters.listed))"
    }
    func new(_ name: String) -> String {
      let arguments = parts.map { part -> String in
        switch part {
        case "%": return name == "take" ? "for: dueTime" : "dueTime"
        case "~": return "scheduler: scheduler"
        default:
          let label = part.prefix { $0 != ":" }
          return "\(label): \(label)"
        }
      }
      return "\(base).\(name)(\(arguments.listed))"
    }
    // Up to RxSwift 2 `throttle` was what `debounce` is.
    let first = name == "throttle" && !shape.hasSuffix("latest: Bool, ~)") ? "debounce" : name
    return [
      Spelling(
        home,
        old(time: "Seconds", scheduler: "_ scheduler: SchedulerType"),
        new(first),
        1...2,
        isAnswered: false
      ),
      Spelling(
        home,
        old(time: "RxTimeInterval", scheduler: "_ scheduler: SchedulerType"),
        new(first),
        1...2
      ),
      Spelling(
        home,
        old(time: "Seconds", scheduler: "scheduler: SchedulerType"),
        new(first),
        2...2,
        isAnswered: false,
        twist: .ofOldPrograms
      ),
      Spelling(
        home,
        old(time: "Seconds", scheduler: "scheduler: SchedulerType"),
        new(name),
        2...4,
        isAnswered: false
      ),
    ]
      + (name == "take"
        ? [
          Spelling(
            home,
            old(time: "RxTimeInterval", scheduler: "scheduler: SchedulerType"),
            new(name),
            2...5
          )
        ] : [])
  }
}
