import SwiftScript

extension Spellings {
  /// Events and errors, whose cases had capitals.
  static let events =
    rows(
      .cases(of: "Event"),
      1...2,
      [
        ("Next(_ element: Any)", ".next(element)"), ("Error(_ error: Any)", ".error(error)"),
        ("Completed", ".completed"),
      ]
    )
    + rows(
      .cases(of: "RxError"),
      2...2,
      [
        ("Unknown", ".unknown"), ("Overflow", ".overflow"), ("NoElements", ".noElements"),
        ("ArgumentOutOfRange", ".argumentOutOfRange"), ("Timeout", ".timeout"),
        ("MoreThanOneElement", ".moreThanOneElement"),
      ]
    )

  /// The end of a `Single`, which was no `Result` up to RxSwift 5.
  static let singleEvents = rows(
    .cases(of: "Result"),
    3...5,
    twist: .ofSingles,
    [("error(_ error: Any)", ".failure(error)")]
  )

  /// Subscribing and side effects, by the kind of event.
  static let subscribing =
    // A closure alone is the handler of events, not that of elements.
    rows(
      .values(of: "ObservableType"),
      1...2,
      isAnswered: false,
      [
        (
          "doOn(_ eventHandler: (Event) -> Void)",
          "self.materialize().do(onNext: eventHandler).dematerialize()"
        )
      ]
    )
    + rows(
      .values(of: "ObservableType"),
      1...2,
      [
        ("subscribeNext(_ onNext: (Element) -> Void)", "self.subscribe(onNext: onNext)"),
        ("subscribeError(_ onError: (Error) -> Void)", "self.subscribe(onError: onError)"),
        (
          "subscribeCompleted(_ onCompleted: () -> Void)",
          "self.subscribe(onCompleted: onCompleted)"
        ),
        ("doOnNext(_ onNext: (Element) -> Void)", "self.do(onNext: onNext)"),
        ("doOnError(_ onError: (Error) -> Void)", "self.do(onError: onError)"),
        ("doOnCompleted(_ onCompleted: () -> Void)", "self.do(onCompleted: onCompleted)"),
        (
          """
          doOn(onNext: ((Element) -> Void)? = nil, onError: ((Error) -> Void)? = nil, \
          onCompleted: (() -> Void)? = nil)
          """,
          "self.do(onNext: onNext, onError: onError, onCompleted: onCompleted)"
        ),
        ("driveNext(_ onNext: (Element) -> Void)", "self.subscribe(onNext: onNext)"),
      ]
    )
    + rows(
      .values(of: "ObservableType"),
      2...5,
      [
        ("bindTo(_ observer: Any)", "self.bind(to: observer)"),
        (
          "bindTo(_ binder: Any, curriedArgument: Any)",
          "self.bind(to: binder, curriedArgument: curriedArgument)"
        ),
        ("bindNext(_ onNext: (Element) -> Void)", "self.bind(onNext: onNext)"),
      ]
    )
}
