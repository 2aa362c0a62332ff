import RxSwift
import RxTest
import XCTest

// Assertions that hold print nothing.
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
XCTAssertNil(nil as Int?)
XCTAssertGreaterThan(2, 1)
XCTAssertFalse(false)

// One that fails says where it stands.
XCTAssertEqual(1, 2, "one is not two", file: "test.swift", line: 7)
// expect: test.swift:7: error: XCTAssertEqual failed: ("1") is not equal to ("2") - one is not two
XCTAssertTrue(1 > 2, file: "test.swift", line: 8)
// expect: test.swift:8: error: XCTAssertTrue failed
XCTFail("never here", file: "test.swift", line: 9)
// expect: test.swift:9: error: failed - never here
XCTAssertThrowsError(try XCTUnwrap(Optional(1)), file: "test.swift", line: 10)
// expect: test.swift:10: error: XCTAssertThrowsError failed: did not throw an error

// Test cases run when the script is over, each test with an object of its own.
class Tests: XCTestCase {
  var count = 0
  override class func setUp() { print("once before") }
  override class func tearDown() { print("once after") }
  override func setUp() {
    super.setUp()
    count += 1
    print("up", count)
  }
  override func tearDown() {
    print("down")
    super.tearDown()
  }
  func testB() throws { throw Oops.bad }
  func testA() { XCTAssertEqual(count, 1) }
  func helper() { print("never") }
}
class Unready: XCTestCase {
  override func setUpWithError() throws { throw Oops.bad }
  func testA() { print("never") }
}
class Waits: XCTestCase {
  func testA() { _ = expectation(description: "never waited for") }
  func testB() { waitForExpectations(timeout: 1) { print("at once", $0 == nil) } }
  func testC() {
    let tick = expectation(description: "tick")
    _ = Observable<Int>.timer(.seconds(1), scheduler: MainScheduler.instance).subscribe(onNext: {
      _ in tick.fulfill()
    })
    waitForExpectations(timeout: 2)
  }
  func testD() async throws {
    try await Task.sleep(nanoseconds: 1_000_000_000)
    throw Oops.bad
  }
}
print("main")
// expect: main
// expect: Test Suite 'Tests' started at 2016-05-01 04:17:17.000
// expect: once before
// expect: Test Case 'Tests.testA' started at 2016-05-01 04:17:17.000
// expect: up 1
// expect: down
// expect: Test Case 'Tests.testA' passed (0.0 seconds)
// expect: Test Case 'Tests.testB' started at 2016-05-01 04:17:17.000
// expect: up 1
// expect: <unknown>:0: error: Tests.testB : threw error "bad"
// expect: down
// expect: Test Case 'Tests.testB' failed (0.0 seconds)
// expect: once after
// expect: Test Suite 'Tests' failed at 2016-05-01 04:17:17.000
// expect: 	 Executed 2 tests, with 1 failure (0 unexpected) in 0.0 (0.0) seconds
// expect: Test Suite 'Unready' started at 2016-05-01 04:17:17.000
// expect: Test Case 'Unready.testA' started at 2016-05-01 04:17:17.000
// expect: <unknown>:0: error: Unready.testA : threw error "bad"
// expect: Test Case 'Unready.testA' failed (0.0 seconds)
// expect: Test Suite 'Unready' failed at 2016-05-01 04:17:17.000
// expect: 	 Executed 1 test, with 1 failure (0 unexpected) in 0.0 (0.0) seconds
// expect: Test Suite 'Waits' started at 2016-05-01 04:17:17.000
// expect: Test Case 'Waits.testA' started at 2016-05-01 04:17:17.000
// expect: Test Case 'Waits.testA' passed (0.0 seconds)
// expect: Test Case 'Waits.testB' started at 2016-05-01 04:17:17.000
// expect: at once true
// expect: Test Case 'Waits.testB' passed (0.0 seconds)
// expect: Test Case 'Waits.testC' started at 2016-05-01 04:17:17.000
// expect: Test Case 'Waits.testC' passed (1.0 seconds)
// expect: Test Case 'Waits.testD' started at 2016-05-01 04:17:18.000
// expect: <unknown>:0: error: Waits.testD : threw error "bad"
// expect: Test Case 'Waits.testD' failed (1.0 seconds)
// expect: Test Suite 'Waits' failed at 2016-05-01 04:17:19.000
// expect: 	 Executed 4 tests, with 1 failure (0 unexpected) in 2.0 (2.0) seconds
