import Rx
import RxTesting
import Testing

struct RecordedTests {
  private enum Plain: Error {
    case one(any Sendable)
  }

  private struct Loose: Error, Equatable {
    var note: String
    static func == (lhs: Loose, rhs: Loose) -> Bool { true }
  }

  @Test func eventsAreEqualByKindAndContent() {
    let events: [Event<Int>] = [
      .next(1), .next(2), .error(Plain.one(1)), .error(Plain.one("two")),
      .error(RxError.noElements),
      .error(RxError.timeout), .completed,
    ]
    for (first, left) in events.enumerated() {
      for (second, right) in events.enumerated() {
        #expect((left == right) == (first == second), "\(left) and \(right)")
      }
    }
  }

  @Test func anErrorThatCanBeComparedDecidesForItself() {
    #expect(Event<Int>.error(Loose(note: "a")) == .error(Loose(note: "b")))
    #expect(Event<Int>.error(Loose(note: "a")) != .error(RxError.unknown))
  }

  @Test func aRecordIsItsTimeAndItsValue() {
    let record = Recorded.next(210, "a")
    #expect(record.time == 210)
    #expect(record.value == .next("a"))
    #expect(record == .next(210, "a"))
    #expect(record != .next(211, "a"))
    #expect(record != .next(210, "b"))
  }

  @Test func listsNeedTheirTypeOnce() {
    let error = RxError.overflow
    let list = Recorded.events(.next(210, 1), .error(220, error), .completed(230))
    #expect(list == [.next(210, 1), .error(220, error), .completed(230)])
    #expect(Recorded.events(list) == list)
    let ended = Recorded.events(.completed(200, Int.self))
    #expect(ended == [.completed(200)])
  }

  @Test func describedAsTheyAreWritten() {
    let list = Recorded.events(.next(210, 1), .completed(230))
    #expect(list.map { "\($0)" } == ["next(1) @ 210", "completed @ 230"])
    #expect("\(Recorded<Event<Int>>.error(5, RxError.timeout))".hasSuffix("@ 5"))
    #expect("\([Subscription(200, 400), Subscription(200)])" == "[(200 : 400), (200 : infinity)]")
  }

  @Test func aSubscriptionRunsUntilItIsDisposed() {
    #expect(Subscription(200) == Subscription(200, .max))
    #expect(Set([Subscription(1, 2), Subscription(1, 2), Subscription(1)]).count == 2)
  }
}
