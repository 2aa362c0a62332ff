import Testing

/// A script's own tests run when it is over, or when it says so.
struct TestCaseTests {
  @Test(arguments: [
    ScriptRow(
      "assertions that hold say nothing",
      """
      import XCTest
      import RxTest
      enum Oops: Error { case bad }
      func fails() throws -> Int { throw Oops.bad }
      let scheduler = TestScheduler(initialClock: 0)
      let xs = scheduler.createColdObservable([.next(10, 1), .completed(20)])
      let result = scheduler.start { xs.map { $0 * 2 } }
      XCTAssertEqual(result.events, [.next(210, 2), .completed(220)])
      XCTAssertRecordedElements(result.events, [2])
      XCTAssertEqual(xs.subscriptions, [Subscription(200, 220)])
      XCTAssertEqual(0.1 + 0.2, 0.3, accuracy: 0.001)
      XCTAssertNotEqual([1], [2])
      XCTAssertThrowsError(try fails()) { XCTAssertEqual($0 as? Oops, .bad) }
      XCTAssertNoThrow(try XCTUnwrap(Optional(1)))
      XCTAssertNil(nil as Int?); XCTAssertGreaterThan(2, 1); XCTAssertFalse(false)
      print("over")
      """,
      "over"
    ),
    ScriptRow(
      "a failed assertion is reported where it stands",
      """
      import XCTest
      import RxTest
      let scheduler = TestScheduler(initialClock: 0)
      let result = scheduler.start { scheduler.createColdObservable([.next(10, 1)]) }
      XCTAssertEqual(result.events, [.next(210, 2), .completed(220)])
      XCTAssertEqual(1, 2, "one is not two")
      XCTAssertTrue(1 > 2)
      XCTFail("never here")
      XCTAssertThrowsError(try XCTUnwrap(Optional(1)))
      """,
      """
      test.swift:6: error: XCTAssertEqual failed: ("[next(1) @ 210]") is not equal to \
      ("[next(2) @ 210, completed @ 220]")
      """,
      #"test.swift:7: error: XCTAssertEqual failed: ("1") is not equal to ("2") - one is not two"#,
      "test.swift:8: error: XCTAssertTrue failed",
      "test.swift:9: error: failed - never here",
      "test.swift:10: error: XCTAssertThrowsError failed: did not throw an error"
    ),
    ScriptRow(
      "each test has an object of its own, and what is thrown fails it",
      """
      import XCTest
      class Tests: XCTestCase {
        var count = 0
        override func setUp() { super.setUp(); count += 1; print("up", count) }
        override func tearDown() { print("down"); super.tearDown() }
        func testB() throws { _ = try XCTUnwrap(nil as Int?) }
        func testA() { XCTAssertEqual(count, 1) }
        func helper() { print("never") }
      }
      print("main")
      """,
      "main",
      "Test Suite 'Tests' started at 2016-05-01 04:17:17.000",
      "Test Case 'Tests.testA' started at 2016-05-01 04:17:17.000",
      "up 1",
      "down",
      "Test Case 'Tests.testA' passed (0.0 seconds)",
      "Test Case 'Tests.testB' started at 2016-05-01 04:17:17.000",
      "up 1",
      "test.swift:7: error: Tests.testB : XCTUnwrap failed: expected non-nil value",
      "down",
      "Test Case 'Tests.testB' failed (0.0 seconds)",
      "Test Suite 'Tests' failed at 2016-05-01 04:17:17.000",
      "\t Executed 2 tests, with 1 failure (0 unexpected) in 0.0 (0.0) seconds"
    ),
    ScriptRow(
      "a class is set up once, a test whose set-up throws doesn't run, and none waits for what another one expects",
      """
      import XCTest
      enum Oops: Error { case bad }
      class Tests: XCTestCase {
        override class func setUp() { print("once before") }
        override class func tearDown() { print("once after") }
        override func setUpWithError() throws { throw Oops.bad }
        override func tearDown() { print("down") }
        func testA() { print("never") }
      }
      class Waits: XCTestCase {
        func testA() { _ = expectation(description: "never waited for") }
        func testB() { waitForExpectations(timeout: 1); print("at once") }
      }
      """,
      "Test Suite 'Tests' started at 2016-05-01 04:17:17.000",
      "once before",
      "Test Case 'Tests.testA' started at 2016-05-01 04:17:17.000",
      "<unknown>:0: error: Tests.testA : threw error \"bad\"",
      "down",
      "Test Case 'Tests.testA' failed (0.0 seconds)",
      "once after",
      "Test Suite 'Tests' failed at 2016-05-01 04:17:17.000",
      "\t Executed 1 test, with 1 failure (0 unexpected) in 0.0 (0.0) seconds",
      "Test Suite 'Waits' started at 2016-05-01 04:17:17.000",
      "Test Case 'Waits.testA' started at 2016-05-01 04:17:17.000",
      "Test Case 'Waits.testA' passed (0.0 seconds)",
      "Test Case 'Waits.testB' started at 2016-05-01 04:17:17.000",
      "at once",
      "Test Case 'Waits.testB' passed (0.0 seconds)",
      "Test Suite 'Waits' passed at 2016-05-01 04:17:17.000",
      "\t Executed 2 tests, with 0 failures (0 unexpected) in 0.0 (0.0) seconds"
    ),
    ScriptRow(
      "a suite that the script runs itself isn't run again, and a test waits for what comes later",
      """
      import XCTest
      import RxSwift
      class Tests: XCTestCase {
        func testWait() {
          let tick = expectation(description: "tick")
          _ = Observable<Int>.timer(.seconds(1), scheduler: MainScheduler.instance).subscribe(onNext: { _ in tick.fulfill() })
          waitForExpectations(timeout: 2)
          wait(for: [XCTestExpectation(description: "more")], timeout: 1)
        }
      }
      Tests.defaultTestSuite.run()
      print("main")
      """,
      "Test Suite 'Tests' started at 2016-05-01 04:17:17.000",
      "Test Case 'Tests.testWait' started at 2016-05-01 04:17:17.000",
      """
      test.swift:9: error: Tests.testWait : Asynchronous wait failed: Exceeded timeout of 1.0 seconds, \
      with unfulfilled expectations: "more".
      """,
      "Test Case 'Tests.testWait' failed (2.0 seconds)",
      "Test Suite 'Tests' failed at 2016-05-01 04:17:19.000",
      "\t Executed 1 test, with 1 failure (0 unexpected) in 2.0 (2.0) seconds",
      "main"
    ),
  ])
  func prints(_ row: ScriptRow) { expectLines(row) }
}
