import Dispatch
import FoundationEssentials
import Rx
import Testing

struct DelayTests {
  @Test(arguments: [
    Marbles("passes all later", "--a--b--|", "----a--b--|", window: "^-------!"),
    Marbles("passes an error at once", "--a-b#", "----a#", window: "^----!"),
    Marbles("keeps what came together together", "-(abc)-|", "---(abc)-|"),
    Marbles("does not hold up what came later", "abcd|", "--abcd|"),
    Marbles("is silent after disposal", "-a-b", "---a", window: "^---!", disposedAt: 4),
  ])
  func delay(_ row: Marbles) {
    expect(row, timed: { $0.delay(.seconds(2), scheduler: $1) })
  }

  @Test func laws() {
    checkOperatorLaws(exempt: [.passesCompletion], order: .sourceFirst) {
      $0.delay(.seconds(1), scheduler: TickClock())
    }
  }

  @Test func datesOfOurTimeLoseNothing() {
    let clock = HistoricalScheduler(initialClock: .init(timeIntervalSince1970: 1_462_072_637.225))
    let begin = clock.now
    let source = PublishSubject<Int>()
    var times: [Double] = []
    let subscription = source.delay(.milliseconds(700), scheduler: clock).subscribe(onNext: { _ in
      times.append((clock.now.timeIntervalSince(begin) * 1e5).rounded() / 1e5)
    })
    for number in 0..<4 {
      source.onNext(number)
      clock.advanceTo(clock.now.addingTimeInterval(0.1))
    }
    clock.start()
    #expect(times == [0.7, 0.8, 0.9, 1.0])
    subscription.dispose()
  }
}
