import Dispatch
import Rx
import RxTesting
import Testing

/// Operators that keep time.
struct TimedTicks {
  @Test(arguments: [
    Ticks(
      "later by 100, the source let go when it ends",
      ["150 x, 250 a, 350 b, 450 c, 550 |"],
      "350 a, 450 b, 550 c, 650 |",
      ["200-550"]
    ),
    Ticks(
      "at the same tick: one piece of work each",
      ["250 a, 250 b, 250 |"],
      "350 a, 351 b, 352 |"
    ),
    Ticks("an error is not delayed", ["250 a, 300 #"], "300 #", ["200-300"]),
    Ticks("an error drops what is on its way", ["250 a, 251 b, 350 c, 351 #"], "350 a, 351 #"),
    Ticks("empty", ["300 |"], "400 |", ["200-300"]),
    Ticks("disposed", ["250 a, 251 b"], "350 a", ["200-351"], disposedAt: 351),
  ])
  func delay(_ row: Ticks) {
    check(row) { $0[0].delay(.seconds(100), scheduler: $1) }
  }

  @Test func delayOfNothingTakesATickForEachEvent() {
    check(Ticks("delay 0", ["250 a, 251 b, 300 |"], "251 a, 252 b, 301 |", ["200-300"])) {
      $0[0].delay(.seconds(0), scheduler: $1)
    }
  }

  @Test(arguments: [
    Ticks(
      "after 50 of silence",
      ["210 a, 240 b, 300 c, 310 d, 400 |"],
      "290 b, 360 d, 400 |",
      ["200-400"]
    ),
    Ticks("completion brings what waits", ["250 a, 290 |"], "290 a, 290 |", ["200-290"]),
    Ticks("an error drops it", ["250 a, 290 #"], "290 #", ["200-290"]),
    Ticks("just in time", ["250 a, 299 b"], "349 b"),
    Ticks("just too late", ["250 a, 300 b"], "350 b"),
  ])
  func debounce(_ row: Ticks) {
    check(row) { $0[0].debounce(.seconds(50), scheduler: $1) }
  }

  @Test(arguments: [
    Ticks(
      "first at once, then the latest of those between",
      ["210 a, 250 b, 310 c, 350 d, 410 e, 450 f, 500 |"],
      "210 a, 410 e, 610 f, 610 |",
      ["200-500"]
    ),
    Ticks(
      "completion waits for what waits",
      ["210 a, 250 b, 260 |"],
      "210 a, 410 b, 410 |",
      ["200-260"]
    ),
    Ticks("an error drops it", ["210 a, 250 b, 260 #"], "210 a, 260 #", ["200-260"]),
  ])
  func throttle(_ row: Ticks) {
    check(row) { $0[0].throttle(.seconds(200), scheduler: $1) }
  }

  @Test(arguments: [
    Ticks(
      "first only",
      ["210 a, 250 b, 310 c, 350 d, 410 e, 450 f, 500 |"],
      "210 a, 410 e, 500 |",
      ["200-500"]
    ),
    Ticks("an error", ["210 a, 250 b, 410 #"], "210 a, 410 #", ["200-410"]),
  ])
  func throttleWithoutTheLatest(_ row: Ticks) {
    check(row) { $0[0].throttle(.seconds(200), latest: false, scheduler: $1) }
  }

  @Test(arguments: [
    Ticks(
      "full, or after 70",
      ["210 1, 240 2, 280 3, 320 4, 350 5, 380 6, 420 7, 470 8, 600 |"],
      """
      240 ["1", "2"], 310 ["3"], 350 ["4", "5"], 420 ["6", "7"], 490 ["8"], 560 [], 600 [], 600 |
      """,
      ["200-600"]
    ),
    Ticks("an error drops what is there", ["210 1, 220 #"], "220 #", ["200-220"]),
    Ticks("disposed", ["210 1, 280 2"], "270 [\"1\"]", ["200-300"], disposedAt: 300),
  ])
  func buffer(_ row: Ticks) {
    check(row) { $0[0].buffer(timeSpan: .seconds(70), count: 2, scheduler: $1) }
  }

  @Test(arguments: [
    Ticks(
      "full, or after 70",
      ["210 1, 240 2, 280 3, 320 4, 350 5, 380 6, 420 7, 470 8, 600 |"],
      """
      210 0:1, 240 0:2, 240 0:|, 280 1:3, 310 1:|, 320 2:4, 350 2:5, 350 2:|, 380 3:6, 420 3:7, 420 3:|, 470 4:8, \
      490 4:|, 560 5:|, 600 6:|, 600 |
      """,
      ["200-600"]
    ),
    Ticks(
      "an error ends the open one too",
      ["210 1, 220 #"],
      "210 0:1, 220 0:#, 220 #",
      ["200-220"]
    ),
  ])
  func window(_ row: Ticks) {
    check(row) {
      $0[0].window(timeSpan: .seconds(70), count: 2, scheduler: $1).enumerated().flatMap {
        number,
        window in
        window.materialize().map { event in
          switch event {
          case .next(let element): "\(number):\(element)"
          case .error: "\(number):#"
          case .completed: "\(number):|"
          }
        }
      }
    }
  }

  @Test(arguments: [
    Ticks("in time", ["210 a, 300 b, 400 |"], "210 a, 300 b, 400 |", ["200-400"]),
    Ticks("too late at first", ["310 a"], "300 #Sequence timeout.", ["200-300"]),
    Ticks("too late later", ["250 a, 351 b"], "250 a, 350 #Sequence timeout.", ["200-350"]),
    Ticks("completed in time", ["250 |"], "250 |", ["200-250"]),
    Ticks("failed in time", ["250 #"], "250 #", ["200-250"]),
  ])
  func timeout(_ row: Ticks) {
    check(row) { $0[0].timeout(.seconds(100), scheduler: $1) }
  }

  @Test(arguments: [
    Ticks(
      "goes on elsewhere",
      ["250 a, 400 b", "+10 x, 20 |"],
      "250 a, 360 x, 370 |",
      ["200-350", "350-370"]
    ),
    Ticks("never needs it", ["250 a, 260 |", "+10 x"], "250 a, 260 |", ["200-260", ""]),
    Ticks("elsewhere is not timed", ["350 a", "+500 x"], "800 x", ["200-300", "300-1000"]),
  ])
  func timeoutWithAnother(_ row: Ticks) {
    check(row) { $0[0].timeout(.seconds(100), other: $0[1], scheduler: $1) }
  }

  @Test(arguments: [
    Ticks("for 50", ["210 a, 249 b, 251 c"], "210 a, 249 b, 250 |", ["200-250"]),
    Ticks("over before", ["210 a, 220 |"], "210 a, 220 |", ["200-220"]),
    Ticks("failed before", ["210 a, 220 #"], "210 a, 220 #", ["200-220"]),
    Ticks("what was scheduled first goes first", ["250 a"], "250 a, 250 |", ["200-250"]),
  ])
  func takeFor(_ row: Ticks) {
    check(row) { $0[0].take(for: .seconds(50), scheduler: $1) }
  }

  @Test func takeForNothingEndsOneTickLater() {
    check(Ticks("take for 0", ["201 a, 202 b"], "201 a, 201 |", ["200-201"])) {
      $0[0].take(for: .seconds(0), scheduler: $1)
    }
  }

  @Test(arguments: [
    Ticks("for 50", ["210 a, 249 b, 251 c, 300 |"], "251 c, 300 |", ["200-300"]),
    Ticks("over before", ["210 a, 220 |"], "220 |", ["200-220"]),
    Ticks("failed before", ["210 a, 220 #"], "220 #", ["200-220"]),
  ])
  func skipFor(_ row: Ticks) {
    check(row) { $0[0].skip(.seconds(50), scheduler: $1) }
  }

  @Test(arguments: [
    Ticks(
      "the latest, once",
      ["220 a, 240 b, 290 c, 400 |", "250 x, 260 y, 320 z, 450 w"],
      "250 b, 320 c, 450 |",
      ["200-400", "200-450"]
    ),
    Ticks(
      "the sampler's end is a sample",
      ["220 a, 240 b, 300 c, 400 |", "230 x, 260 |"],
      "230 a, 260 b",
      ["200-400", "200-260"]
    ),
    Ticks(
      "the source's error",
      ["220 a, 240 #", "230 x"],
      "230 a, 240 #",
      ["200-240", "200-240"]
    ),
    Ticks(
      "the sampler's error",
      ["220 a", "230 x, 240 #"],
      "230 a, 240 #",
      ["200-240", "200-240"]
    ),
  ])
  func sample(_ row: Ticks) {
    check(row) { sources, _ in sources[0].sample(sources[1]) }
  }

  @Test func sampleWithADefault() {
    check(
      Ticks(
        "default",
        ["220 a, 400 |", "210 x, 250 y, 260 z, 450 w"],
        "210 d, 250 a, 260 d, 450 d, 450 |"
      )
    ) { sources, _ in sources[0].sample(sources[1], defaultValue: "d") }
  }
}
