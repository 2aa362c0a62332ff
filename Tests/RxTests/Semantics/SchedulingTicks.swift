import Dispatch
import Rx
import RxTesting
import Testing

/// Where work is scheduled: one tick for each piece of work.
struct SchedulingTicks {
  @Test(arguments: [
    Ticks(
      "one tick later, the end too, while the source is let go at once",
      ["210 a, 250 b, 300 |"],
      "211 a, 251 b, 301 |",
      ["200-300"]
    ),
    Ticks("an error waits its turn", ["210 a, 250 #"], "211 a, 251 #", ["200-250"]),
    Ticks(
      "what gathers is sent one event a piece of work",
      ["210 a, 210 b, 210 c, 210 |"],
      "211 a, 212 b, 213 c, 214 |",
      ["200-210"]
    ),
    Ticks(
      "what comes while the queue is worked off joins it",
      ["210 a, 210 b, 211 c, 230 d"],
      "211 a, 212 b, 213 c, 231 d",
      ["200-1000"]
    ),
    Ticks("disposal takes what waits", ["398 a, 399 b"], "399 a", ["200-400"], disposedAt: 400),
  ])
  func observeOn(_ row: Ticks) {
    check(row) { $0[0].observe(on: $1) }
  }

  @Test(arguments: [
    Ticks("the end lets go at once", ["210 a, 300 |"], "210 a, 300 |", ["201-300"]),
    Ticks("as does an error", ["150 a, 300 #"], "300 #", ["201-300"]),
    Ticks("disposal is a piece of work", ["150 a"], "", ["201-1001"]),
    Ticks("misses what comes before its turn", ["200 a, 201 b, 202 c"], "202 c", ["201-1001"]),
  ])
  func subscribeOn(_ row: Ticks) {
    check(row) { $0[0].subscribe(on: $1) }
  }

  @Test func subscribeOnMovesBothEndsOfACreatedSequence() {
    let scheduler = TestScheduler(initialClock: 0)
    var (subscribed, disposed) = (0, 0)
    let source = Observable<Int>.create { _ in
      subscribed = scheduler.clock
      return Disposables.create { disposed = scheduler.clock }
    }
    let result = scheduler.start { source.subscribe(on: scheduler) }
    #expect(result.events.isEmpty)
    #expect([subscribed, disposed] == [201, 1001])
  }

  @Test(arguments: [
    Ticks("shifts the subscription", ["+10 a, 20 |"], "240 a, 250 |", ["230-250"]),
    Ticks("an error is not delayed", ["+10 a, 20 #"], "240 a, 250 #", ["230-250"]),
    Ticks("disposed before", ["+10 a"], "", [""], disposedAt: 220),
    Ticks("disposed after", ["+10 a, 20 b"], "240 a", ["230-245"], disposedAt: 245),
  ])
  func delaySubscription(_ row: Ticks) {
    check(row) { $0[0].delaySubscription(.seconds(30), scheduler: $1) }
  }
}
