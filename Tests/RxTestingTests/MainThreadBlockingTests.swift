import Dispatch
import FoundationEssentials
import Rx
import RxTesting
import XCTest

/// Reads on the main thread, which only XCTest's tests run on outside the main queue.
final class MainThreadBlockingTests: XCTestCase {
  func testTheMainQueueGoesOn() throws {
    let delayed = Observable.of(1, 2, 3).observe(on: MainScheduler.asyncInstance)
      .delay(.milliseconds(1), scheduler: MainScheduler.instance)
    XCTAssertEqual(try delayed.toBlocking(timeout: 60).toArray(), [1, 2, 3])
    XCTAssertEqual(try delayed.toBlocking(timeout: 60).first(), 1)
  }

  func testElementsOfOtherQueuesArrive() throws {
    let scheduler = SerialDispatchQueueScheduler(qos: .default)
    for count in 0..<50 {
      let numbers = Observable.range(start: 0, count: count, scheduler: scheduler)
      XCTAssertEqual(try numbers.toBlocking().toArray(), Array(0..<count))
    }
  }

  func testTheTimeIsUp() {
    XCTAssertThrowsError(try Observable<Int>.never().toBlocking(timeout: 0.02).toArray()) { error in
      guard case RxError.timeout = error else { return XCTFail("\(error)") }
    }
  }
}
