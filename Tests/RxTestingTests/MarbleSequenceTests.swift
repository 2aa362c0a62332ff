import Rx
import RxTesting
import Testing

struct MarbleSequenceTests {
  private struct Broken: Error {}

  @Test func aHotSequenceBeginsWhereStartSubscribes() throws {
    let scheduler = TestScheduler(initialClock: 0)
    let source = try scheduler.createHotObservable(marbles: "-a-^-b-c-|")
    let result = scheduler.start { source.map { $0 + "!" } }
    #expect(source.recordedEvents.map(\.time) == [198, 202, 204, 206])
    #expect(try result.difference(from: "--<b!>-<c!>-|") == nil)
    #expect(try source.subscriptionDifference(from: "^-----!") == nil)
  }

  @Test func aColdSequenceBeginsWithEachSubscription() throws {
    let scheduler = TestScheduler(initialClock: 0)
    let source = try scheduler.createColdObservable(
      marbles: "-a-b#",
      ["a": 1, "b": 2],
      error: Broken()
    )
    let result = scheduler.start { source.retry(2) }
    #expect(
      try result.difference(from: "-a-b-a-b#", ["a": 1, "b": 2], error: Broken()) == nil
    )
    #expect(try source.subscriptionDifference(from: "^---!", "----^---!") == nil)
    #expect(try source.subscriptionDifference(from: "^---!", "----^----!") != nil)
  }

  @Test func namesStandForElements() throws {
    let events = try Recorded.events(marbles: "-a(b#)", ["a": 1, "b": 2], from: 10)
    #expect(events == [.next(11, 1), .next(12, 2), .error(12, MarbleFailure())])
    let numbers = try Recorded.events(marbles: "1<23>", MarbleAlphabet<Int>.literal)
    #expect(numbers == [.next(0, 1), .next(1, 23)])
  }

  @Test func elementsHaveTheirNames() {
    let events = Recorded.events(
      .next(1, 1),
      .next(2, 30),
      .error(3, Broken()),
      .error(4, RxError.timeout),
      .completed(30)
    )
    #expect(
      MarbleDiagram(events: events, ["a": 1], error: Broken()).picture
        == "-a<30>#<#Sequence timeout.>[25]|"
    )
    #expect(
      MarbleDiagram(events: [.next(8, "ab"), .next(11, "")], from: 10).picture
        == "<ab>-^<>"
    )
  }

  @Test func windowsAreSubscriptions() throws {
    let windows = try Subscription.windows(marbles: "-^--!-(^!)-^", from: 100)
    #expect(windows == [Subscription(101, 104), Subscription(106, 106), Subscription(108)])
    #expect(try Subscription.windows(marbles: "---") == [])
    #expect(
      windows.map { MarbleDiagram($0, from: 100).picture } == ["-^--!", "------(^!)", "--------^"]
    )
  }

  @Test(arguments: [
    ("-x", "the alphabet has no element for `x`; add one"),
    (
      "-a^#<#why>",
      "cannot create an error from its description `why`; write `#` and pass the error"
    ),
    ("^--!", "this is a picture of a subscription; expected events, such as `--a-b-|`"),
  ])
  func whatCannotBeSent(_ picture: String, _ message: String) {
    let scheduler = TestScheduler(initialClock: 0)
    let error = #expect(throws: MarbleSyntaxError.self) {
      try scheduler.createColdObservable(marbles: picture, ["a": 1])
    }
    #expect(error?.message == message)
  }

  @Test(arguments: [
    (
      "^-^",
      "a subscription starts before the previous one ended; end that with `!`, or draw it in a separate picture"
    ),
    ("^-!!", "no subscription has started; start it with `^`"),
    ("-a", "this is a picture of events; expected a subscription, such as `^--!`"),
  ])
  func whatIsNoSubscription(_ picture: String, _ message: String) {
    let error = #expect(throws: MarbleSyntaxError.self) {
      try Subscription.windows(marbles: picture)
    }
    #expect(error?.message == message)
  }
}
