import Rx
import Testing

struct LatestTests {
  @Test(arguments: [
    Marbles(
      "combines with the latest",
      ["--1-----2--3----|", "----a-------b--|"],
      "--------<2a>--<3a>----|",
      windows: ["^---------------!", "^--------------!"]
    ),
    Marbles(
      "the latest stays when the second completes",
      ["---1--|", "-a|"],
      "---<1a>--|",
      windows: ["^-----!", "^-!"]
    ),
    Marbles(
      "an error of the second ends it",
      ["---1--|", "-a--#"],
      "---<1a>#",
      windows: ["^---!", "^---!"]
    ),
    Marbles(
      "an error of the source ends it",
      ["---1-#", "-a"],
      "---<1a>-#",
      windows: ["^----!", "^----!"]
    ),
    Marbles("the second goes first in a tie", ["-1-|", "-a-|"], "-<1a>-|"),
  ])
  func withLatestFrom(_ row: Marbles) {
    expect(row) { sources, _ in
      sources[0].withLatestFrom(sources[1], resultSelector: { $0 + $1 })
    }
  }

  @Test(arguments: [
    Marbles("sends the latest of the second", ["--1-----2--|", "----a---"], "--------a--|")
  ])
  func withLatestFromAlone(_ row: Marbles) {
    expect(row) { sources, _ in sources[0].withLatestFrom(sources[1]) }
  }

  @Test(arguments: [
    Marbles(
      "sends what is new",
      ["--1--2----3---|", "---s---s-s--s--s--"],
      "---1---2----3--|",
      windows: ["^-------------!", "^--------------!"]
    ),
    Marbles(
      "the sampler's completion counts",
      ["--1--2---", "----|"],
      "----1",
      windows: ["^-------!", "^---!"],
      disposedAt: 8
    ),
    Marbles("and may be the end", ["--1--|", "-------|"], "-------(1|)"),
    Marbles(
      "is silent when the sampler completed before",
      ["--1--2--|", "----|"],
      "----1",
      windows: ["^-------!", "^---!"]
    ),
    Marbles(
      "an error of the sampler ends it",
      ["--1----", "----#"],
      "----#",
      windows: ["^---!", "^---!"]
    ),
    Marbles(
      "an error of the source ends it",
      ["--1-#", "---s--s"],
      "---1#",
      windows: ["^---!", "^---!"]
    ),
  ])
  func sample(_ row: Marbles) { expect(row) { sources, _ in sources[0].sample(sources[1]) } }

  @Test(arguments: [
    Marbles("sends the default when nothing is new", ["----1--|", "--s--s--s"], "--z--1--(z|)")
  ])
  func sampleDefault(_ row: Marbles) {
    expect(row) { sources, _ in sources[0].sample(sources[1], defaultValue: "z") }
  }

  @Test func laws() {
    checkThrowEnds {
      $0.withLatestFrom(Observable.just(0)) { _, _ -> Int in throw TestError() }
    }
    checkOperatorLaws {
      $0.withLatestFrom(Observable.just(0)) { $0 + $1 }
    }
  }
}
