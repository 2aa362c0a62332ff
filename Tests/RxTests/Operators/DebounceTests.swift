import Dispatch
import Rx
import Testing

struct DebounceTests {
  @Test(arguments: [
    Marbles(
      "passes what nothing newer follows, and what waits at the end",
      "--a-b------c-|",
      "-------b-----(c|)",
      window: "^------------!"
    ),
    Marbles("completes when nothing waits", "-a----|", "----a-|"),
    Marbles("an error drops what waits", "-a-#", "---#"),
    Marbles("the source goes first in a tie", "-a--b----", "-------b"),
    Marbles("is silent after disposal", "-a----", "", window: "^--!", disposedAt: 3),
  ])
  func debounce(_ row: Marbles) {
    expect(row, timed: { $0.debounce(.seconds(3), scheduler: $1) })
  }

  @Test func laws() {
    checkOperatorLaws { $0.debounce(.seconds(1), scheduler: TickClock()) }
  }
}
