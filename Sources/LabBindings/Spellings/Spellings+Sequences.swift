import SwiftScript

extension Spellings {
  /// Sequences made of collections, which collections made themselves.
  static let joining =
    rows(.values(of: "Optional"), 2...2, [("toObservable()", "Observable.from(optional: self)")])
    + ["Array", "Set", "Dictionary", "Range", "ClosedRange", "String"].flatMap { type in
      rows(
        .values(of: type),
        2...2,
        [
          ("toObservable()", "Observable.from(self)"),
          (
            "toObservable(_ scheduler: ImmediateSchedulerType)",
            "Observable.from(self, scheduler: scheduler)"
          ),
        ]
      )
    }
    + rows(
      .values(of: "Array"),
      1...2,
      twist: .ofPlainCollections,
      [
        ("asObservable()", "Observable.from(self)"),
        (
          "combineLatest(_ resultSelector: ([Any]) -> Any)",
          "Observable.combineLatest(self, resultSelector: resultSelector)"
        ),
        (
          "zip(_ resultSelector: ([Any]) -> Any)",
          "Observable.zip(self, resultSelector: resultSelector)"
        ),
        ("concat()", "Observable.concat(self)"), ("merge()", "Observable.merge(self)"),
        ("amb()", "Observable.amb(self)"), ("catchError()", "Observable.catch(sequence: self)"),
      ]
    )
    + rows(
      .statics(of: "Observable"),
      2...5,
      [
        (
          "catchError(_ sequence: [ObservableConvertibleType])",
          "Observable.catch(sequence: sequence)"
        )
      ]
    )
    + rows(
      .statics(of: "Observable"),
      1...2,
      [
        ("range(_ start: Int, _ count: Int)", "Observable.range(start: start, count: count)"),
        ("sequenceOf(_ elements: Any...)", "Observable.of(elements)"),
        ("fail(_ error: Error)", "Observable.error(error)"),
        (
          "generate(_ initialState: Any, condition: (Any) -> Bool, iterate: (Any) -> Any)",
          "Observable.generate(initialState: initialState, condition: condition, iterate: iterate)"
        ),
      ]
    )

  /// What RxSwift 1 and the first betas of 2 had as functions by themselves.
  static let functions =
    timedFunctions("Seconds", isAnswered: false) + timedFunctions("RxTimeInterval")
    + plainFunctions

  private static func timedFunctions(_ time: String, isAnswered: Bool = true) -> [Spelling] {
    rows(
      .anywhere,
      1...2,
      isAnswered: isAnswered,
      [
        (
          "interval(_ period: \(time), _ scheduler: SchedulerType)",
          "Observable.interval(period, scheduler: scheduler)"
        ),
        (
          "interval(_ period: \(time), scheduler: SchedulerType)",
          "Observable.interval(period, scheduler: scheduler)"
        ),
        (
          "timer(_ dueTime: \(time), _ scheduler: SchedulerType)",
          "Observable.timer(dueTime, scheduler: scheduler)"
        ),
        (
          "timer(_ dueTime: \(time), scheduler: SchedulerType)",
          "Observable.timer(dueTime, scheduler: scheduler)"
        ),
        (
          "timer(_ dueTime: \(time), _ period: \(time), _ scheduler: SchedulerType)",
          "Observable.timer(dueTime, period: period, scheduler: scheduler)"
        ),
        (
          "timer(_ dueTime: \(time), period: \(time), scheduler: SchedulerType)",
          "Observable.timer(dueTime, period: period, scheduler: scheduler)"
        ),
      ]
    )
  }

  private static let plainFunctions = rows(
    .anywhere,
    1...2,
    [
      ("just(_ element: Any)", "Observable.just(element)"),
      ("returnElement(_ element: Any)", "Observable.just(element)"),
      ("sequenceOf(_ elements: Any...)", "Observable.of(elements)"),
      ("from(_ elements: Any)", "Observable.from(elements)"), ("empty()", "Observable.empty()"),
      ("never()", "Observable.never()"), ("failWith(_ error: Error)", "Observable.error(error)"),
      ("create(_ subscribe: (AnyObserver) -> Disposable)", "Observable.create(subscribe)"),
      ("deferred(_ factory: () -> Any)", "Observable.deferred(factory)"),
      ("range(_ start: Int, _ count: Int)", "Observable.range(start: start, count: count)"),
      ("repeatElement(_ element: Any)", "Observable.repeatElement(element)"),
      (
        "generate(_ initialState: Any, condition: (Any) -> Bool, iterate: (Any) -> Any)",
        "Observable.generate(initialState: initialState, condition: condition, iterate: iterate)"
      ),
      (
        "combineLatest(_ sources: ObservableConvertibleType..., resultSelector: Any)",
        "Observable.combineLatest(sources, resultSelector: resultSelector)"
      ),
      (
        "zip(_ sources: ObservableConvertibleType..., resultSelector: Any)",
        "Observable.zip(sources, resultSelector: resultSelector)"
      ),
    ]
  )
}
