import FoundationEssentials
import Rx
import Testing

struct DebugTests {
  /// The lines without their date, which is checked for its shape.
  private func lines(_ name: String, _ source: Observable<String>) -> [String] {
    _ = DiagnosticsLog.shared
    source.subscribe(onError: { _ in }).dispose()
    return DiagnosticsLog.shared.lines(containing: name).map { line in
      #expect(line.prefixMatch(of: #/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}: /#) != nil)
      return String(line.dropFirst(25))
    }
  }

  @Test func everythingHasItsLine() {
    #expect(
      lines("first-debug", Observable.of("a").debug("first-debug")) == [
        "first-debug -> subscribed",
        "first-debug -> Event next(a)",
        "first-debug -> Event completed",
        "first-debug -> isDisposed",
      ]
    )
    #expect(
      lines("failing-debug", Observable.error(TestError()).debug("failing-debug")) == [
        "failing-debug -> subscribed",
        "failing-debug -> Event error(TestError(name: \"#\"))",
        "failing-debug -> isDisposed",
      ]
    )
  }

  @Test(arguments: [
    (String(repeating: "x", count: 34), "next(" + String(repeating: "x", count: 34) + ")"),
    (
      String(repeating: "x", count: 35),
      "next(" + String(repeating: "x", count: 15) + "..." + String(repeating: "x", count: 19) + ")"
    ),
  ])
  func trimming(_ element: String, _ text: String) {
    let name = "trim-\(element.count)"
    let source = Observable.just(element).debug(name, trimOutput: true)
    #expect(lines(name, source).contains("\(name) -> Event \(text)"))
  }

  @Test func theDefaultNameIsThePlace() {
    let source = Observable.just("a").debug(file: "/a/b/Here.swift", line: 7, function: "f()")
    #expect(lines("Here.swift:7", source).first == "Here.swift:7 (f()) -> subscribed")
  }

  @Test func disposalGoesUpstream() {
    let source = Observable.just("a").debug("order-upper").debug("order-lower")
    let order = lines("order-", source).filter { $0.hasSuffix("isDisposed") }
    #expect(order == ["order-lower -> isDisposed", "order-upper -> isDisposed"])
  }

  @Test func unhandledErrorsAreReported() {
    _ = DiagnosticsLog.shared
    _ = Observable<Int>.error(TestError(name: "unhandled-one")).subscribe(onNext: { _ in })
    #expect(
      DiagnosticsLog.shared.lines(containing: "unhandled-one")
        == ["Unhandled error happened: TestError(name: \"unhandled-one\")"]
    )
  }

  @Test func timestampsRoundDown() {
    let text = timestamp(Date(timeIntervalSince1970: 1.999_9))
    #expect(text.hasSuffix(":01.999"))
    #expect(timestamp(Date(timeIntervalSince1970: -0.001)).hasSuffix(":59.999"))
  }
}
