import Rx
import RxTesting
import SwiftScript

extension LabContext {
  /// `XCTAssertEqual` and the other assertions, inside of a test case and without one.
  func declareAssertions() {
    let rest = "_ message: Any = \"\", file: Any? = nil, line: Any? = nil"
    func assertion(
      _ name: String,
      _ parameters: String,
      _ problem: @escaping (Call) throws -> String?
    ) {
      library.function("\(name)(\(parameters), \(rest))") { [self] call in
        if let problem = try problem(call) {
          let words = call[call.arguments.count - 3].description
          let reason = problem.isEmpty ? "" : ": \(problem)"
          fail("\(name) failed\(reason)\(words.isEmpty ? "" : " - \(words)")", at: call.site)
        }
        return .void
      }
    }
    assertion("XCTAssertEqual", "_ first: Any, _ second: Any") { [self] call in
      let (first, second) = alike(call[0], call[1])
      return try call.isEqual(first, second)
        ? nil : "(\"\(first)\") is not equal to (\"\(second)\")"
    }
    assertion("XCTAssertEqual", "_ first: Any, _ second: Any, accuracy: Double") { call in
      guard let first = call[0].number, let second = call[1].number, let most = call[2].number
      else { throw call.trap("numbers are expected here") }
      return abs(first - second) <= most
        ? nil : "(\"\(call[0])\") is not equal to (\"\(call[1])\") +/- (\"\(call[2])\")"
    }
    assertion("XCTAssertNotEqual", "_ first: Any, _ second: Any") { [self] call in
      let (first, second) = alike(call[0], call[1])
      return try call.isEqual(first, second)
        ? "(\"\(first)\") is equal to (\"\(second)\")" : nil
    }
    assertion("XCTAssertTrue", "_ expression: Bool") { $0.bool(0) ? nil : "" }
    assertion("XCTAssert", "_ expression: Bool") { $0.bool(0) ? nil : "" }
    assertion("XCTAssertFalse", "_ expression: Bool") { $0.bool(0) ? "" : nil }
    assertion("XCTAssertNil", "_ expression: Any?") { $0[0].wrapped.map { "\"\($0)\"" } }
    assertion("XCTAssertNotNil", "_ expression: Any?") { $0[0].wrapped == nil ? "" : nil }
    for (name, comparison, words) in [
      ("XCTAssertGreaterThan", ">", "greater than"),
      ("XCTAssertGreaterThanOrEqual", ">=", "greater than or equal to"),
      ("XCTAssertLessThan", "<", "less than"),
      ("XCTAssertLessThanOrEqual", "<=", "less than or equal to"),
    ] {
      assertion(name, "_ first: Any, _ second: Any") { call in
        try call.holds(comparison, call[0], call[1])
          ? nil : "(\"\(call[0])\") is not \(words) (\"\(call[1])\")"
      }
    }
    assertion("XCTAssertRecordedElements", "_ stream: Any, _ elements: [Any]") { [self] call in
      let records = (call[0].elements ?? []).compactMap { $0.payload(Recorded<Event<Value>>.self) }
      let seen = Value.array(records.compactMap(\.value.element))
      let (first, second) = alike(seen, call[1])
      return try call.isEqual(first, second)
        ? nil : "(\"\(first)\") is not equal to (\"\(second)\")"
    }
    declareErrorAssertions(rest)
    library.function("XCTFail(\(rest))") { [self] call in
      let words = call[0].description
      fail("failed\(words.isEmpty ? "" : " - \(words)")", at: call.site)
      return .void
    }
  }

  private func declareErrorAssertions(_ rest: String) {
    library.function(
      """
      XCTAssertThrowsError(_ expression: @autoclosure () -> Any, \(rest), \
      _ errorHandler: ((Error) -> Void)? = nil)
      """
    ) { [self] call in
      let thrown = try outcome(call)
      guard let thrown else {
        fail("XCTAssertThrowsError failed: did not throw an error", at: call.site)
        return .void
      }
      if let handler = call.functionIfAny(4) { run(handler, [library.value(of: thrown)]) }
      return .void
    }
    library.function("XCTAssertNoThrow(_ expression: @autoclosure () -> Any, \(rest))") {
      [self] call in
      if let thrown = try outcome(call) {
        fail("XCTAssertNoThrow failed: threw error \"\(thrown)\"", at: call.site)
      }
      return .void
    }
    library.function("XCTUnwrap(_ expression: Any?, \(rest)) -> Any") { [self] call in
      if let value = call[0].wrapped { return value }
      fail("XCTUnwrap failed: expected non-nil value", at: call.site)
      tests.isTold = true
      throw ScriptError(.string("expected non-nil value"), at: call.site)
    }
  }

  /// What an unevaluated expression throws.
  private func outcome(_ call: Call) throws -> (any Error)? {
    do {
      _ = try call.function(0).call([])
      return nil
    } catch  where !Self.endsTheRun(error) {
      return error
    }
  }

  /// Two values of which one may only name its cases, as `[.next(210, 1)]` beside recorded events.
  private func alike(_ first: Value, _ second: Value) -> (Value, Value) {
    (resolved(first, like: second), resolved(second, like: first))
  }

  private func resolved(_ value: Value, like other: Value) -> Value {
    guard let elements = value.elements, let others = other.elements else {
      return (try? settled(value, like: other)) ?? value
    }
    guard let known = others.first else {
      return .array(elements.map { (try? $0.resolved(as: library["Recorded"])) ?? $0 })
    }
    return .array(elements.map { (try? settled($0, like: known)) ?? $0 })
  }
}
