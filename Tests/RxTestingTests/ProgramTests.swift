import Foundation
import Rx
import RxTesting
import XCTest

/// The library as a test case in XCTest uses it, with the assertions that a program brings along.
final class ProgramTests: XCTestCase {
  private let scheduler = TestScheduler(initialClock: 0)
  private let failure = NSError(domain: "program", code: -1)

  func testRecordedEventsAndSubscriptions() {
    let xs = scheduler.createHotObservable([
      .next(150, 1),
      .next(210, 2),
      .error(230, failure),
    ])
    let res = scheduler.start { xs.map { $0 * 2 } }
    XCTAssertEqual(res.events, [.next(210, 4), .error(230, failure)])
    XCTAssertEqual(xs.subscriptions, [Subscription(200, 230)])
    XCTAssertRecordedElements(res.events, [4])
  }

  func testEventsOfASequenceOfSequences() {
    let xs = scheduler.createColdObservable([
      Recorded.next(10, "a"), Recorded.next(20, "b"), Recorded.completed(30, String.self),
    ])
    let res: TestableObserver<String> = scheduler.start(
      created: TestScheduler.Defaults.created,
      subscribed: TestScheduler.Defaults.subscribed,
      disposed: TestScheduler.Defaults.disposed
    ) {
      xs.flatMap { Observable.of($0, $0) }
    }
    let correct = Recorded.events([
      .next(210, "a"), .next(210, "a"), .next(220, "b"), .next(220, "b"),
      .completed(TestScheduler.Defaults.subscribed + 30),
    ])
    XCTAssertEqual(res.events, correct)
  }

  func testEventsWithoutTime() {
    let observer = scheduler.createObserver(Int?.self)
    observer.onNext(nil)
    observer.on(.error(failure))
    XCTAssertEqual(observer.events.map(\.value), [.next(nil), .error(failure)])
    XCTAssertEqual(observer.events.map(\.time), [0, 0])
  }
}

// Named as XCTest names its own.
// swift-format-ignore: AlwaysUseLowerCamelCase
private func XCTAssertEqual<Element: Equatable>(
  _ lhs: [Recorded<Event<Element>>],
  _ rhs: [Recorded<Event<Element>>],
  file: StaticString = #filePath,
  line: UInt = #line
) {
  XCTAssertTrue(lhs == rhs, "\(lhs) is not \(rhs)", file: file, line: line)
}

// Named as XCTest names its own.
// swift-format-ignore: AlwaysUseLowerCamelCase
private func XCTAssertRecordedElements<Element: Equatable>(
  _ stream: [Recorded<Event<Element>>],
  _ elements: [Element],
  file: StaticString = #filePath,
  line: UInt = #line
) {
  XCTAssertEqual(stream.compactMap(\.value.element), elements, file: file, line: line)
}
