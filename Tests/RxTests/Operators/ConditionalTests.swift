import Rx
import Testing

struct ConditionalTests {
  @Test(arguments: [
    Marbles("sends the default when there is nothing", "-----|", "-----(x|)"),
    Marbles("passes what there is", "--a--|", "--a--|"),
    Marbles("passes an error on", "--#", "--#"),
  ])
  func ifEmptyDefault(_ row: Marbles) { expect(row) { $0.ifEmpty(default: "x") } }

  @Test(arguments: [
    Marbles(
      "goes on when there is nothing",
      ["-----|", "--x--|"],
      "-------x--|",
      windows: ["^----!", "-----^----!"]
    ),
    Marbles("passes what there is", ["--a--|", "x"], "--a--|", windows: ["^----!", ""]),
    Marbles("passes an error on", ["--#", "x"], "--#", windows: ["^-!", ""]),
    Marbles("passes the other's error on", ["--|", "-#"], "---#", windows: ["^-!", "--^!"]),
    Marbles(
      "disposes of the other at disposal",
      ["--|", "-x-"],
      "---x",
      windows: ["^-!", "--^-!"],
      disposedAt: 4
    ),
  ])
  func ifEmptySwitch(_ row: Marbles) {
    expect(row) { sources, _ in sources[0].ifEmpty(switchTo: sources[1]) }
  }

  @Test(arguments: [
    Marbles(
      "passes the first to speak",
      ["----a--b--|", "--1--2--3--|"],
      "--1--2--3--|",
      windows: ["^-!", "^----------!"]
    ),
    Marbles("the left goes first in a tie", ["--a--|", "--1--|"], "--a--|"),
    Marbles("completion counts", ["--|", "----1"], "--|", windows: ["^-!", "^-!"]),
    Marbles("an error counts", ["----a", "--#"], "--#", windows: ["^-!", "^-!"]),
    Marbles(
      "an error of the loser means nothing",
      ["--a----|", "---#"],
      "--a----|",
      windows: ["^------!", "^-!"]
    ),
    Marbles(
      "disposes of all at disposal",
      ["---a", "---b"],
      "",
      windows: ["^-!", "^-!"],
      disposedAt: 2
    ),
  ])
  func amb(_ row: Marbles) {
    expect(row) { sources, _ in sources[0].amb(sources[1]) }
    expect(row) { sources, _ in Observable.amb(sources) }
    expect(row) { sources, _ in Observable.amb([.never()] + sources) }
  }

  @Test func allAreSubscribedTo() {
    var log: [String] = []
    let second = Observable.just(2).do(onSubscribe: { log.append("second") })
    #expect(events(Observable.just(1).amb(second)) == ["next(1)", "completed"])
    #expect(log == ["second"])
    #expect(events(Observable<Int>.amb([])) == [])
  }

  @Test func laws() {
    checkOperatorLaws { $0.ifEmpty(default: 7) }
    checkOperatorLaws { $0.ifEmpty(switchTo: .just(7)) }
    checkOperatorLaws { Observable.empty().ifEmpty(switchTo: $0) }
    checkOperatorLaws { $0.amb(Observable.never()) }
  }
}
