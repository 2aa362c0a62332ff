import ScriptMachine
import Stage

/// `XCTestCase`, what its tests wait for, and how they run.
enum TestCases {
  static let declaration = """
    typealias XCTestCaseEntry = (testCaseClass: XCTestCase.Type, allTests: [(String, (XCTestCase) throws -> Void)])
    func testCase<T: XCTestCase>(_ type: XCTestCase.Type, _ allTests: [(String, (T) -> () throws -> Void)]) -> XCTestCaseEntry {
      let tests: [(String, (XCTestCase) throws -> Void)] = allTests.map { name, body in (name, { test in try body(test as! T)() }) }
      return (type, tests)
    }
    func asyncTest<T: XCTestCase>(_ body: @escaping (T) -> () async throws -> Void) -> (T) -> () throws -> Void {
      { test in
        {
          var failure: (any Error)? = nil
          var isDone = false
          Task {
            do { try await body(test)() } catch { failure = error }
            isDone = true
          }
          XCTestRun.shared.wait(.infinity) { isDone }
          if let failure { throw failure }
        }
      }
    }
    struct XCTestError: Error {
      enum Code { case timeoutWhileWaiting, failureWhileWaiting }
      let code: Code
      init(code: Code) { self.code = code }
    }
    internal final class XCTestRun {
      static let shared: XCTestRun = XCTestRun()
      var entries: [XCTestCaseEntry] = []
      var hasRun: Bool = false
      var current: String?
      var failures: Int = 0
      var isReported: Bool = false
      var expectations: [XCTestExpectation] = []
      init() {}
      func fail(_ message: String, _ file: StaticString, _ line: UInt) { fail(message, at: "\\(file):\\(line)") }
      func fail(_ message: String, at place: String) {
        failures += 1
        let name = current.map { "\\($0) : " } ?? ""
        report("\\(place): error: \\(name)\\(message)")
      }
      func report(_ line: String)
      func wait(_ seconds: Double, _ isDone: @escaping () -> Bool)
      func wait(for wanted: [XCTestExpectation], _ seconds: Double, _ file: StaticString, _ line: UInt) -> Bool {
        wait(seconds) { wanted.allSatisfy { !$0.isInverted && $0.isFulfilled } }
        let late = wanted.filter { $0.isFulfilled == $0.isInverted }
        if late.isEmpty { return true }
        let names = late.map { "\\"\\($0.expectationDescription)\\"" }.joined(separator: ", ")
        fail("Asynchronous wait failed: Exceeded timeout of \\(seconds) seconds, with unfulfilled expectations: \\(names).", file, line)
        return false
      }
      func step(_ body: () throws -> Void) -> Bool {
        do {
          try body()
          return true
        } catch {
          if !isReported { fail("threw error \\"\\(error)\\"", at: "<unknown>:0") }
          isReported = false
          return false
        }
      }
      func runRemaining() {
        if hasRun { return }
        for entry in entries { run(entry) }
      }
      func run(_ type: XCTestCase.Type) {
        hasRun = true
        for entry in entries where entry.testCaseClass == type { run(entry) }
      }
      private var date: String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "yyyy-MM-dd HH:mm:ss.SSS"
        return formatter.string(from: Date())
      }
      private func seconds(since start: Date) -> Double { (Date().timeIntervalSince(start) * 1000).rounded() / 1000 }
      private func run(_ entry: XCTestCaseEntry) {
        let (type, tests) = entry
        let start = Date()
        var failed = 0
        report("Test Suite '\\(type)' started at \\(date)")
        if !tests.isEmpty { type.setUp() }
        for (name, body) in tests {
          let title = "\\(type).\\(name)"
          let start = Date()
          (current, failures, isReported, expectations) = (title, 0, false, [])
          report("Test Case '\\(title)' started at \\(date)")
          let test = type.init()
          let isReady = step { try test.setUpWithError() } && step { test.setUp() }
          if isReady { _ = step { try body(test) } }
          _ = step { test.tearDown() }
          _ = step { try test.tearDownWithError() }
          failed += failures
          report("Test Case '\\(title)' \\(failures == 0 ? "passed" : "failed") (\\(seconds(since: start)) seconds)")
        }
        current = nil
        if !tests.isEmpty { type.tearDown() }
        let time = seconds(since: start)
        report("Test Suite '\\(type)' \\(failed == 0 ? "passed" : "failed") at \\(date)")
        report("\\t Executed \\(tests.count) test\\(tests.count == 1 ? "" : "s"), with \\(failed) failure\\(failed == 1 ? "" : "s") (0 unexpected) in \\(time) (\\(time)) seconds")
      }
    }
    func XCTMain(_ testCases: [XCTestCaseEntry]) { XCTestRun.shared.entries += testCases }
    func XCTMain() { XCTestRun.shared.runRemaining() }
    open class XCTestCase: NSObject {
      required override init() { super.init() }
      open func setUp() {}
      open func tearDown() {}
      open func setUpWithError() throws {}
      open func tearDownWithError() throws {}
      open class func setUp() {}
      open class func tearDown() {}
      var continueAfterFailure: Bool = true
      class var defaultTestSuite: XCTestSuite { XCTestSuite(forTestCaseClass: self) }
      func expectation(description: String) -> XCTestExpectation {
        let expectation = XCTestExpectation(description: description)
        XCTestRun.shared.expectations.append(expectation)
        return expectation
      }
      func wait(for expectations: [XCTestExpectation], timeout: Double, file: StaticString = #filePath, line: UInt = #line) {
        XCTestRun.shared.expectations.removeAll { open in expectations.contains { $0 === open } }
        _ = XCTestRun.shared.wait(for: expectations, timeout, file, line)
      }
      func waitForExpectations(timeout: Double, file: StaticString = #filePath, line: UInt = #line, handler: (((any Error)?) -> Void)? = nil) {
        let wanted = XCTestRun.shared.expectations
        XCTestRun.shared.expectations = []
        let isDone = XCTestRun.shared.wait(for: wanted, timeout, file, line)
        handler?(isDone ? nil : XCTestError(code: .timeoutWhileWaiting))
      }
    }
    open class XCTestExpectation: NSObject {
      let expectationDescription: String
      var expectedFulfillmentCount: Int = 1
      var isInverted: Bool = false
      private var count: Int = 0
      init(description: String = "no description provided") {
        expectationDescription = description
        super.init()
      }
      internal var isFulfilled: Bool { count >= expectedFulfillmentCount }
      func fulfill() { count += 1 }
    }
    open class XCTestSuite: NSObject {
      private let type: XCTestCase.Type
      init(forTestCaseClass type: XCTestCase.Type) {
        self.type = type
        super.init()
      }
      func run() { XCTestRun.shared.run(type) }
    }
    """
}

extension LabContext {
  func registerTestCases(in table: inout NativeTable) {
    table.add("XCTestRun.report(_:)") { [self] call in
      finishLine()
      stage.recordPrint(try call.convert(1))
      return .void
    }
    table.add("XCTestRun.wait(_:_:)") { [self] call in
      let seconds: Double = try call.convert(1)
      let isDone: ScriptFunction<Bool> = try call.convert(2)
      guard stage.currentThread.isMain else { return .void }
      let deadline = seconds.isFinite ? stage.now + .seconds(seconds) : .never
      try stage.runMainQueue(until: deadline) {
        (try? !isDone()) ?? false
      }
      return .void
    }
  }
}
