import Foundation
import Stage
import SwiftScript

/// The tests that a script declares, as they run.
final class TestRun {
  /// The test that runs: `LoginTests.testSuccess`.
  var current: String?
  /// How many assertions of it have failed.
  var failures = 0
  /// Whether what the test is about to throw is reported already.
  var isTold = false
  /// Whether the script has run tests itself, so that they are not run for it.
  var hasRun = false
}

extension LabContext {
  /// `XCTestCase`, its suite, and what a test waits for.
  func declareTestCases() {
    library.module("XCTest")
    library.type("XCTestCase", kind: .class, conformingTo: ["NSObject"]) { type in
      type.initializer("()") { $0.receiver }
      for name in ["setUp", "tearDown", "setUpWithError", "tearDownWithError"] {
        type.method("\(name)()") { _ in .void }
      }
      for name in ["setUp", "tearDown"] { type.staticMethod("\(name)()") { _ in .void } }
      type.property("continueAfterFailure: Bool") { _ in
        .bool(true)
      } set: { _, _ in
      }
      type.classProperty("defaultTestSuite: Any") { [self] in value("XCTestSuite", $0) }
      type.method("expectation(description: String) -> XCTestExpectation") { [self] in
        let expectation = TestExpectation($0[0].description)
        expectations.append(expectation)
        return value("XCTestExpectation", expectation)
      }
      type.method("wait(for expectations: [XCTestExpectation], timeout: Double)") { [self] call in
        let wanted = (call[0].elements ?? []).compactMap { $0.payload(TestExpectation.self) }
        expectations.removeAll { open in wanted.contains { $0 === open } }
        return try wait(for: wanted, call[1].number ?? 0, call)
      }
      type.method("waitForExpectations(timeout: Double, handler: ((Error?) -> Void)? = nil)") {
        [self] call in
        let wanted = expectations
        expectations = []
        return try wait(for: wanted, call[0].number ?? 0, call)
      }
    }
    library.type("XCTestExpectation", kind: .class) { type in
      type.initializer("(description: String = \"\")") { [self] in
        value("XCTestExpectation", TestExpectation($0[0].description))
      }
      type.method("fulfill()") {
        try $0.this(TestExpectation.self).count += 1
        return .void
      }
      type.property("expectedFulfillmentCount: Int") {
        .int($0.payload(TestExpectation.self)?.wanted ?? 1)
      } set: { expectation, count in
        if case .int(let count) = count {
          expectation.payload(TestExpectation.self)?.wanted = count
        }
      }
      type.property("isInverted: Bool") {
        .bool($0.payload(TestExpectation.self)?.isInverted ?? false)
      } set: { expectation, new in
        if case .bool(let new) = new {
          expectation.payload(TestExpectation.self)?.isInverted = new
        }
      }
    }
    library.type("XCTestSuite", kind: .class) { type in
      type.method("run()") { [self] call in
        tests.hasRun = true
        if case .type(let type)? = call.receiver.payload(Value.self) { try runTests(of: type) }
        return .void
      }
    }
    declareAssertions()
  }

  private func wait(for wanted: [TestExpectation], _ seconds: Double, _ call: Call) throws -> Value
  {
    let deadline = stage.now + .seconds(seconds)
    let isDone = { wanted.allSatisfy { $0.isInverted ? false : $0.isFulfilled } }
    if stage.currentThread.isMain {
      try stage.runMainQueue(until: deadline) { !isDone() }
    }
    let late = wanted.filter { $0.isFulfilled == $0.isInverted }
    if !late.isEmpty {
      let names = late.map { "\"\($0.name)\"" }.joined(separator: ", ")
      fail(
        "Asynchronous wait failed: Exceeded timeout of \(seconds) seconds, with unfulfilled expectations: \(names).",
        at: call.site
      )
    }
    return .void
  }

  /// Runs the tests that a script declares and has not run itself.
  func runRemainingTests() throws {
    guard !tests.hasRun, let interpreter = reports.interpreter else { return }
    for type in interpreter.classes(inheritingFrom: "XCTestCase") { try runTests(of: type) }
  }

  private func runTests(of type: TypeObject) throws {
    guard let interpreter = reports.interpreter else { return }
    let names = interpreter.methods(of: type, beginningWith: "test")
    let start = stage.now
    var failures = 0
    say("Test Suite '\(type.name)' started at \(date)")
    if !names.isEmpty { _ = try step("setUp", of: .type(type)) }
    for name in names {
      let test = "\(type.name).\(name)"
      let start = stage.now
      tests.current = test
      tests.failures = 0
      tests.isTold = false
      expectations = []
      say("Test Case '\(test)' started at \(date)")
      let object = try interpreter.instance(of: type)
      let isReady = try step("setUpWithError", of: object) && step("setUp", of: object)
      if isReady { _ = try step(name, of: object) }
      for name in ["tearDown", "tearDownWithError"] { _ = try step(name, of: object) }
      failures += tests.failures
      let outcome = tests.failures == 0 ? "passed" : "failed"
      say("Test Case '\(test)' \(outcome) (\(seconds(start)) seconds)")
    }
    tests.current = nil
    if !names.isEmpty { _ = try step("tearDown", of: .type(type)) }
    say("Test Suite '\(type.name)' \(failures == 0 ? "passed" : "failed") at \(date)")
    say(
      "\t Executed \(names.count) test\(names.count == 1 ? "" : "s"), with \(failures)"
        + " failure\(failures == 1 ? "" : "s") (0 unexpected) in \(seconds(start))"
        + " (\(seconds(start))) seconds"
    )
  }

  /// Takes one step of a test; whether it threw nothing.
  private func step(_ name: String, of object: Value) throws -> Bool {
    do {
      try reports.interpreter?.callMethod(name, of: object, [])
      return true
    } catch  where !Self.endsTheRun(error) {
      if !tests.isTold { fail("threw error \"\(error)\"", at: nil) }
      tests.isTold = false
      return false
    }
  }

  /// Whether an error is none that a script throws and catches.
  static func endsTheRun(_ error: any Error) -> Bool {
    error is ScriptTrap || error is ScriptStopped || error is StageEnded
  }

  /// Reports a failed assertion where it stands.
  func fail(_ message: String, at site: SourceSpan?) {
    tests.failures += 1
    let place = site.map(SourcePosition.init)
    let name = tests.current.map { "\($0) : " } ?? ""
    let text = place.map { "\($0.file):\($0.line)" } ?? "<unknown>:0"
    say("\(text): error: \(name)\(message)", place)
  }

  private func say(_ line: String, _ place: SourcePosition? = nil) {
    reports.interpreter?.finishLine()
    stage.recordPrint(line, at: place)
  }

  private func seconds(_ start: StageTime) -> String {
    let thousandths = (stage.now - start).nanoseconds / 1_000_000
    return "\(Double(thousandths) / 1000)"
  }

  private var date: String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
    return formatter.string(from: stage.date)
  }
}

/// What a test waits for.
final class TestExpectation {
  let name: String
  var wanted = 1
  var isInverted = false
  var count = 0

  init(_ name: String) { self.name = name }

  var isFulfilled: Bool { count >= wanted }
}
