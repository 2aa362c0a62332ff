import Dispatch
import Rx
import Testing

struct BufferTests {
  @Test(arguments: [
    Marbles(
      "sends what is full and what is due; the time starts anew",
      "-a-b-c-----d-|",
      "---<ab>----<c>----(<d>|)",
      window: "^------------!"
    ),
    Marbles("sends nothing too", "-----------|", "-----<>----<>(<>|)"),
    Marbles("an error drops what was collected", "-a-#", "---#"),
    Marbles("is silent after disposal", "-a------", "", window: "^---!", disposedAt: 4),
  ])
  func buffer(_ row: Marbles) {
    expect(
      row,
      timed: { source, clock in
        source.buffer(timeSpan: .seconds(5), count: 2, scheduler: clock).map { $0.joined() }
      }
    )
  }

  @Test func laws() {
    checkOperatorLaws { $0.buffer(timeSpan: .seconds(1), count: 2, scheduler: TickClock()) }
  }
}
