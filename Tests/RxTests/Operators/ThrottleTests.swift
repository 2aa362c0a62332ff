import Dispatch
import Rx
import Testing

struct ThrottleTests {
  @Test(arguments: [
    Marbles("keeps the latest for later", "--a-b-c-----d--|", "--a----c----d--|"),
    Marbles(
      "completion waits for what waits",
      "-a-b|",
      "-a----(b|)",
      window: "^---!"
    ),
    Marbles("completes when nothing waits", "-a-|", "-a-|"),
    Marbles("an error drops what waits", "-a-b#", "-a--#"),
    Marbles("the time counts from what was sent late", "-a-b---c-----", "-a----b----c"),
    Marbles("is silent after disposal", "-a-b----", "-a", window: "^---!", disposedAt: 4),
  ])
  func throttle(_ row: Marbles) {
    expect(row, timed: { $0.throttle(.seconds(5), scheduler: $1) })
  }

  @Test(arguments: [
    Marbles("drops what comes early", "--a-b-c-----d--|", "--a---------d--|"),
    Marbles("completes at once", "-a-b|", "-a--|"),
    Marbles("passes an error on", "-a-b#", "-a--#"),
  ])
  func throttleFirst(_ row: Marbles) {
    expect(row, timed: { $0.throttle(.seconds(5), latest: false, scheduler: $1) })
  }

  @Test func laws() {
    checkOperatorLaws(exempt: [.passesCompletion]) {
      $0.throttle(.seconds(1), scheduler: TickClock())
    }
    checkOperatorLaws { $0.throttle(.seconds(1), latest: false, scheduler: TickClock()) }
  }
}
