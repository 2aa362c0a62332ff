import Rx
import Testing

struct FlatMapTests {
  @Test(arguments: [
    Marbles(
      "merges the inner sequences",
      ["--a-----b-------|", "1--2--3|", "x--y--|"],
      "--1--2--(3x)--y----|"
    ),
    Marbles(
      "waits for the last inner sequence",
      ["-a|", "---1|", ""],
      "----1|",
      windows: ["^-!", "-^---!"]
    ),
    Marbles(
      "passes an inner error on and lets all go",
      ["-a-b---", "-1---#", "--2----"],
      "--1--2#",
      windows: ["^-----!", "-^----!", "---^--!"]
    ),
    Marbles(
      "passes an outer error on and lets all go",
      ["-a-#", "-1---2", ""],
      "--1#",
      windows: ["^--!", "-^-!"]
    ),
    Marbles(
      "disposes of all at disposal",
      ["-a----", "-1---2", ""],
      "--1",
      windows: ["^---!", "-^--!"],
      disposedAt: 4
    ),
  ])
  func flatMap(_ row: Marbles) {
    expect(row) { sources, _ in sources[0].flatMap { $0 == "a" ? sources[1] : sources[2] } }
  }

  @Test func aSingleElementNeedsNoSubscription() {
    #expect(
      events(Observable.of(1, 2).flatMap { Observable.just($0 * 10) })
        == ["next(10)", "next(20)", "completed"]
    )
  }

  @Test func innerSequencesTakeTurns() {
    let source = Observable.of(10, 20).flatMap { Observable.of($0, $0 + 1) }
    #expect(events(source) == ["next(10)", "next(11)", "next(20)", "next(21)", "completed"])
  }

  @Test func laws() {
    checkThrowEnds { $0.flatMap { _ -> Observable<Int> in throw TestError() } }
    checkOperatorLaws(order: .completedSourceFirst) {
      $0.flatMap { Observable.of($0, $0) }
    }
    checkOperatorLaws(order: .completedSourceFirst) { $0.flatMap { Observable.just($0) } }
  }
}
