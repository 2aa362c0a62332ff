import Dispatch
import Rx
import Testing

struct TakeTests {
  @Test(arguments: [
    Marbles("ends at the first that fails", "--1--2--3--1--|", "--1--2--|", window: "^-------!"),
    Marbles("ends with the source", "--1--|", "--1--|"),
    Marbles("passes an error on", "--1--#", "--1--#"),
  ])
  func takeWhile(_ row: Marbles) {
    expect(row) { $0.take(while: { $0 != "3" }) }
    expect(row) { $0.take(until: { $0 == "3" }) }
    expect(row) { $0.take(until: { $0 == "3" }, behavior: .exclusive) }
  }

  @Test(arguments: [
    Marbles("passes the first that fails", "--1--2--3--1--|", "--1--2--(3|)", window: "^-------!")
  ])
  func takeWhileInclusive(_ row: Marbles) {
    expect(row) { $0.take(while: { $0 != "3" }, behavior: .inclusive) }
    expect(row) { $0.take(until: { $0 == "3" }, behavior: .inclusive) }
  }

  @Test(arguments: [
    Marbles(
      "ends with the other's element",
      ["--1--2--3--4--|", "-------x-------"],
      "--1--2-|",
      windows: ["^------!", "^------!"]
    ),
    Marbles(
      "goes on when the other completes",
      ["--1--2--|", "---|"],
      "--1--2--|",
      windows: ["^-------!", "^--!"]
    ),
    Marbles(
      "an error of the other ends it",
      ["--1--2--|", "---#"],
      "--1#",
      windows: ["^--!", "^--!"]
    ),
    Marbles(
      "an error of the source ends it",
      ["--1-#", "------x"],
      "--1-#",
      windows: ["^---!", "^---!"]
    ),
    Marbles("the other goes first in a tie", ["--1--2--|", "-----x"], "--1--|"),
  ])
  func takeUntil(_ row: Marbles) {
    expect(row) { sources, _ in sources[0].take(until: sources[1]) }
  }

  @Test(arguments: [
    Marbles("keeps the last", "--a--b--c--|", "-----------(bc|)", window: "^----------!"),
    Marbles("passes a short source whole", "--a--|", "-----(a|)"),
    Marbles("drops what it kept at an error", "--a--b--#", "--------#"),
  ])
  func takeLast(_ row: Marbles) { expect(row) { $0.takeLast(2) } }

  @Test func takeLastStopsWhereTheObserverStops() {
    #expect(events(Observable.of(1, 2, 3).takeLast(3).take(1)) == ["next(1)", "completed"])
    #expect(events(Observable.of(1, 2).takeLast(0)) == ["completed"])
    #expect(events(Observable.of(1, 2).takeLast(-1)) == ["completed"])
  }

  @Test(arguments: [
    Marbles("passes what comes in time", "--a--b--c--", "--a--b|", window: "^-----!"),
    Marbles("completes with a short source", "--a|", "--a|", window: "^--!"),
    Marbles("passes an error on", "--a#", "--a#"),
  ])
  func takeFor(_ row: Marbles) {
    expect(row, timed: { $0.take(for: .seconds(6), scheduler: $1) })
  }

  @Test func laws() {
    checkThrowEnds { $0.take(while: { _ in throw TestError() }) }
    checkThrowEnds { $0.take(until: { _ in throw TestError() }) }
    checkOperatorLaws {
      $0.take(while: { $0 < 9 })
    }
    checkOperatorLaws(exempt: [.passesErrors]) {
      $0.take(while: { $0 < 2 }, behavior: .inclusive)
    }
    checkOperatorLaws { $0.take(until: Observable<Int>.never()) }
    checkOperatorLaws { $0.takeLast(1) }
    checkOperatorLaws { $0.take(for: .seconds(1), scheduler: TickClock()) }
  }
}
