/// `XCTAssertEqual` and the other assertions, inside of a test case and without one.
enum TestAssertions {
  static let declaration = """
    internal func assertion(_ name: String, _ message: () -> String, _ file: StaticString, _ line: UInt, _ problem: () throws -> String?) {
      var outcome = "failed"
      do {
        guard let problem = try problem() else { return }
        if !problem.isEmpty { outcome += ": \\(problem)" }
      } catch {
        outcome = "threw error \\"\\(error)\\""
      }
      let words = message()
      XCTestRun.shared.fail("\\(name) \\(outcome)\\(words.isEmpty ? "" : " - \\(words)")", file, line)
    }
    \(assertions)
    func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {
      XCTestRun.shared.fail("failed\\(message.isEmpty ? "" : " - \\(message)")", file, line)
    }
    func XCTAssertThrowsError<T>(_ expression: @autoclosure () throws -> T, \(rest), _ errorHandler: (any Error) -> Void = { _ in }) {
      assertion("XCTAssertThrowsError", message, file, line) {
        var thrown: (any Error)?
        do { _ = try expression() } catch { thrown = error }
        guard let thrown else { return "did not throw an error" }
        errorHandler(thrown)
        return nil
      }
    }
    func XCTUnwrap<T>(_ expression: @autoclosure () throws -> T?, \(rest)) throws -> T {
      if let value = try expression() { return value }
      let words = message()
      XCTestRun.shared.fail("XCTUnwrap failed: expected non-nil value\\(words.isEmpty ? "" : " - \\(words)")", file, line)
      XCTestRun.shared.isReported = true
      throw XCTestUnwrapError()
    }
    internal struct XCTestUnwrapError: Error, CustomStringConvertible {
      init() {}
      var description: String { "expected non-nil value" }
    }
    """

  /// The parameters that end each assertion's list.
  private static let rest =
    "_ message: @autoclosure () -> String = \"\", file: StaticString = #filePath, line: UInt = #line"

  private static let assertions = [
    assertion("XCTAssert", on: "Bool", #"try first() ? nil : """#),
    assertion("XCTAssertTrue", on: "Bool", #"try first() ? nil : """#),
    assertion("XCTAssertFalse", on: "Bool", #"try first() ? "" : nil"#),
    assertion("XCTAssertNil", on: "Any?", #"try first().map { "\"\($0)\"" }"#),
    assertion("XCTAssertNotNil", on: "Any?", #"try first() == nil ? "" : nil"#),
    assertion(
      "XCTAssertNoThrow<T>",
      on: "T",
      #"do { _ = try first() } catch { return "threw error \"\(error)\"" }; return nil"#
    ),
    comparison("Equal", of: "Equatable", by: "==", "not equal to"),
    comparison("NotEqual", of: "Equatable", by: "!=", "equal to"),
    comparison("GreaterThan", of: "Comparable", by: ">", "not greater than"),
    comparison("GreaterThanOrEqual", of: "Comparable", by: ">=", "not greater than or equal to"),
    comparison("LessThan", of: "Comparable", by: "<", "not less than"),
    comparison("LessThanOrEqual", of: "Comparable", by: "<=", "not less than or equal to"),
    closeness(of: "FloatingPoint"),
    closeness(of: "SignedNumeric & Comparable"),
  ].joined(separator: "\n")

  /// An assertion about one value; its body gives what is wrong, or `nil`.
  private static func assertion(_ name: String, on type: String, _ body: String) -> String {
    """
    func \(name)(_ first: @autoclosure () throws -> \(type), \(rest)) {
      assertion("\(name.prefix { $0 != "<" })", message, file, line) { \(body) }
    }
    """
  }

  private static func comparison(
    _ name: String,
    of constraint: String,
    by comparison: String,
    _ words: String
  ) -> String {
    #"""
    func XCTAssert\#(name)<T: \#(constraint)>(_ first: @autoclosure () throws -> T, _ second: @autoclosure () throws -> T, \#(rest)) {
      assertion("XCTAssert\#(name)", message, file, line) {
        let (first, second) = (try first(), try second())
        return first \#(comparison) second ? nil : "(\"\(first)\") is \#(words) (\"\(second)\")"
      }
    }
    """#
  }

  private static func closeness(of constraint: String) -> String {
    #"""
    func XCTAssertEqual<T: \#(constraint)>(_ first: @autoclosure () throws -> T, _ second: @autoclosure () throws -> T, accuracy: T, \#(rest)) {
      assertion("XCTAssertEqual", message, file, line) {
        let (first, second) = (try first(), try second())
        let distance = first < second ? second - first : first - second
        return first == second || distance <= accuracy ? nil : "(\"\(first)\") is not equal to (\"\(second)\") +/- (\"\(accuracy)\")"
      }
    }
    """#
  }
}
