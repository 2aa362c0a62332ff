import Dispatch
import Rx
import Testing

struct TimeoutTests {
  @Test(arguments: [
    Marbles("fails", "--a-b--------c--", "--a-b---<#Sequence timeout.>", window: "^-------!"),
    Marbles("counts from the subscription", "------a", "----<#Sequence timeout.>"),
    Marbles("passes completion in time", "--a--|", "--a--|", window: "^----!"),
    Marbles("passes an error in time", "--a--#", "--a--#"),
    Marbles("the first timer goes first in a tie", "----a---|", "----<#Sequence timeout.>"),
    Marbles("the source goes first in a later tie", "-a---b|", "-a---b|"),
  ])
  func timeout(_ row: Marbles) {
    expect(row, timed: { $0.timeout(.seconds(4), scheduler: $1) })
  }

  @Test(arguments: [
    Marbles(
      "goes on with the other",
      ["--a-b--------c--", "x--y--|"],
      "--a-b---x--y--|",
      windows: ["^-------!", "--------^-----!"]
    ),
    Marbles(
      "the other has all the time it wants",
      ["-", "-------x|"],
      "-----------x|",
      windows: ["^---!", "----^-------!"]
    ),
    Marbles("does not need the other", ["--a-|", "x"], "--a-|", windows: ["^---!", ""]),
    Marbles(
      "disposes of the other at disposal",
      ["-", "-x-"],
      "-----x",
      windows: ["^---!", "----^-!"],
      disposedAt: 6
    ),
  ])
  func timeoutOther(_ row: Marbles) {
    expect(row) { sources, clock in
      sources[0].timeout(.seconds(4), other: sources[1], scheduler: clock)
    }
  }

  @Test func theOtherStartsBeforeTheSourceIsDisposed() {
    let clock = TickClock()
    var log: [String] = []
    let source = Observable<Int>.never().do(onDispose: { log.append("the source is over") })
    let other = Observable<Int>.empty().do(onSubscribe: { log.append("the other begins") })
    let subscription = source.timeout(.seconds(1), other: other, scheduler: clock).subscribe()
    clock.start()
    #expect(log == ["the other begins", "the source is over"])
    subscription.dispose()
  }

  @Test func laws() {
    checkOperatorLaws { $0.timeout(.seconds(1), scheduler: TickClock()) }
  }
}
