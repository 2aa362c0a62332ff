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

  @Test func soAreTheEventsOfTraits() {
    let error = MaybeEvent<Int>.error(RxError.timeout)
    let events: [MaybeEvent<Int>] = [
      .success(1), .success(2), error, .error(RxError.unknown), .completed,
    ]
    for event in events { #expect(events.filter { $0 == event }.count == 1, "\(event)") }
    let ends: [CompletableEvent] = [.completed, .error(RxError.timeout), .error(RxError.unknown)]
    for end in ends { #expect(ends.filter { $0 == end }.count == 1, "\(end)") }
    let outcomes: [SingleEvent<Int>] = [
      .success(1), .success(2), .failure(RxError.timeout), .failure(RxError.unknown),
    ]
    for outcome in outcomes {
      #expect(outcomes.filter { $0 == outcome }.count == 1)
      #expect(outcomes.filter { $0 != outcome }.count == outcomes.count - 1)
    }
    #expect(outcomes == outcomes)
    #expect(!(outcomes == Array(outcomes.dropLast())))
  }

  @Test func elementsAreComparedWithoutTheirTimes() {
    let scheduler = TestScheduler(initialClock: 0)
    let events = Recorded.events(.next(210, 1), .next(220, 2), .error(230, RxError.unknown))
    #expect(events.elements() == [1, 2])
    let result = scheduler.start { scheduler.createHotObservable(events) }
    #expect(result.elements == [1, 2])
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
    #expect("\([Subscription(200, 400), Subscription(200)])" == "[(200: 400), (200: infinity)]")
  }

  @Test func aSubscriptionRunsUntilItIsDisposed() {
    #expect(Subscription(200) == Subscription(200, .max))
    #expect(Set([Subscription(1, 2), Subscription(1, 2), Subscription(1)]).count == 2)
  }
}
