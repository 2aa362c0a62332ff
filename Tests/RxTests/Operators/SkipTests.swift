import Dispatch
import Rx
import Testing

struct SkipTests {
  @Test(arguments: [
    Marbles("begins at the first that fails", "--1--2--3--1--|", "--------3--1--|"),
    Marbles("may drop all", "--1--2--|", "--------|"),
    Marbles("passes an error on", "--1--#", "-----#"),
  ])
  func skipWhile(_ row: Marbles) { expect(row) { $0.skip(while: { $0 != "3" }) } }

  @Test(arguments: [
    Marbles(
      "begins with the other's element",
      ["--1--2--3--4--|", "-------x-------"],
      "--------3--4--|",
      windows: ["^-------------!", "^------!"]
    ),
    Marbles(
      "is silent when the source completes before",
      ["--1--|", "-------x-"],
      "",
      windows: ["^----!", "^----!"]
    ),
    Marbles(
      "is silent when the other completes without an element",
      ["--1--2--", "---|"],
      "",
      windows: ["^-------!", "^--!"],
      disposedAt: 8
    ),
    Marbles(
      "an error of the other ends it",
      ["--1--2--", "---#"],
      "---#",
      windows: ["^--!", "^--!"]
    ),
    Marbles(
      "an error of the source ends it",
      ["--1-#", "------x"],
      "----#",
      windows: ["^---!", "^---!"]
    ),
  ])
  func skipUntil(_ row: Marbles) {
    expect(row) { sources, _ in sources[0].skip(until: sources[1]) }
  }

  @Test(arguments: [
    Marbles("drops what comes early", "--a--b--c--|", "--------c--|"),
    Marbles("passes early completion", "--a|", "---|", window: "^--!"),
    Marbles("passes an early error", "--a#", "---#"),
  ])
  func skipFor(_ row: Marbles) {
    expect(row, timed: { $0.skip(.seconds(6), scheduler: $1) })
  }

  @Test func laws() {
    checkThrowEnds { $0.skip(while: { _ in throw TestError() }) }
    checkOperatorLaws {
      $0.skip(while: { $0 < 2 })
    }
    checkOperatorLaws { $0.skip(until: Observable.just(0)) }
    checkOperatorLaws { $0.skip(.seconds(1), scheduler: TickClock()) }
  }
}
