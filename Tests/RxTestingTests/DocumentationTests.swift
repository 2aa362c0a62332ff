import Dispatch
import Rx
import RxTesting
import Testing

/// What the documentation's examples say is so.
struct DocumentationTests {
  @Test func inVirtualTime() {
    let scheduler = TestScheduler(initialClock: 0)
    let keys = scheduler.createHotObservable([.next(210, "s"), .next(215, "sw"), .next(240, "swi")])
    let result = scheduler.start { keys.debounce(.seconds(10), scheduler: scheduler) }
    #expect(result.events == [.next(225, "sw"), .next(250, "swi")])
    #expect(keys.subscriptions == [Subscription(200, 1000)])
  }

  @Test func asPictures() throws {
    let scheduler = TestScheduler(initialClock: 0)
    let keys = try scheduler.createHotObservable(marbles: "--a-b-----c")
    let result = scheduler.start { keys.debounce(.seconds(3), scheduler: scheduler) }
    let difference = try result.difference(from: "-------b-----c")
    #expect(difference == nil)
    let subscriptions = try keys.subscriptionDifference(from: "^[799]!")
    #expect(subscriptions == nil)
  }

  @Test func theDifference() throws {
    let received = try MarbleDiagram("----a----b-----c")
    #expect(
      received.difference(from: try MarbleDiagram("-------b-----c"))?.description == """

        expected  -------b-----c
        received  ----a----b-----c
                      ^ tick 4: expected nothing, received a
        """
    )
  }
}
