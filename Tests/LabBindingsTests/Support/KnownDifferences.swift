import Testing

/// Rows of older programs that the lab does not run as they ran then; one that does again fails until it leaves the list.
enum KnownDifferences {
  private static let rows: [String: String] = [
    "Mistakes/closures.swift":
      "other words of a closure's result, and of which argument `reduce` lacks",
    "Decimal(Double.infinity)":
      "not refused, or in other words",
    "[Float.infinity].map(Decimal.init)":
      "not refused, or in other words",
    "NSRange(location: 3, length: .max).upperBound":
      "not refused, or in other words",
    "Decimal(1) < Double.infinity":
      "not refused, or in other words",
    "Range(NSRange(location: 1, length: .max), in: \"abc\")":
      "not refused, or in other words",
    "Range(NSRange(location: -1, length: 1), in: \"abc\")":
      "not refused, or in other words",
    "Range(NSRange(location: 0, length: -5), in: \"abc\")":
      "not refused, or in other words",
    "digits -1":
      "not refused, or in other words",
    "digits [5, 2]":
      "not refused, or in other words",
    "digits 100":
      "not refused, or in other words",
    "digits \"two\"":
      "not refused, or in other words",
    "digits []":
      "not refused, or in other words",
    "a loop that waits for the clock": "is told as one that never ends",
    "let t = Task { throw RxError.unknown }\n_ = try await t.value":
      "a task that only throws has no type",
    "Tests/SwiftScriptTests/Scripts/extensions/types-of-the-receiver.swift":
      "another mistake beside the one that was added",
    "Tests/SwiftScriptTests/Scripts/generics/where-clauses.swift":
      "another mistake beside the one that was added",
    "_ = Timer.scheduledTimer(withTimeInterval: .nan, repeats: true) { _ in print(1) }":
      "timers take the interval as Foundation does",
    "_ = Timer.scheduledTimer(withTimeInterval: -1, repeats: true) { _ in print(1) }":
      "timers take the interval as Foundation does",
    "_ = Timer(timeInterval: .nan, repeats: false) { _ in print(1) }":
      "timers take the interval as Foundation does",
    "let t = DispatchSource.makeTimerSource(); t.schedule(deadline: .now(), repeating: .seconds(-1))":
      "not looked at",
    "_ = Observable.just(1).toBlocking(timeout: -1)": "not looked at",
    "try await Task.sleep(for: .seconds(-1))": "not looked at",
    "a date and its parts": "parts of dates were no optionals in Swift 2",
    "errors": "what is thrown through a function of the library is not caught",
    "timers of Dispatch": "`dispatch_once` has no place to keep what it has done",
    "an interval made by hand": "`scheduleRepeating` is not declared",
    "Foundation and Swift": "`rx_notification` is not declared",
    "an overload with a label beside calls without one is of today: run":
      "`??` with an event on its right side",
    "an interval was a number: run": "a number where a type of intervals is written",
    "an interval was a number: age": "a number where a type of intervals is written",
    "an interval was a number: today": "a number where a type of intervals is written",
    "functions by themselves: run": "`AnonymousDisposable` and `resourceCount` are not declared",
    "functions by themselves: today": "`AnonymousDisposable` and `resourceCount` are not declared",
    "what came of toArray was a sequence: today": "`toArray` without `asObservable`",
    "1:33 nowhere": "`sort` of a constant, beside another mistake",
    "debug of RxSwift 2": "a subscriber's `debug` ended when it was disposed of",
  ]

  static func run(_ name: String, _ body: () -> Void) {
    guard let cause = rows[name] else { return body() }
    withKnownIssue("\(cause)", body)
  }
}
