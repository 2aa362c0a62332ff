import Dispatch
import FoundationEssentials
import Rx
import Testing

/// A virtual-time scheduler whose units, converter and rule for work that is due are a program's own.
struct OutsideClockTests {
  private func noting(
    _ clock: DecadeClock,
    _ action: @escaping (Int) -> Void
  ) -> (()) -> any Disposable {
    { _ in
      action(clock.clock.number)
      return Disposables.create()
    }
  }

  @Test func timeIsConverted() {
    let clock = DecadeClock(initialClock: .init(number: 3))
    #expect(clock.now.timeIntervalSince1970 == 30)
    var log: [Int] = []
    _ = clock.scheduleRelative((), dueTime: .seconds(25), action: noting(clock) { log.append($0) })
    _ = clock.scheduleRelativeVirtual((), dueTime: 7, action: noting(clock) { log.append($0) })
    _ = clock.scheduleAbsoluteVirtual(
      (),
      time: .init(number: 4),
      action: noting(clock) { log.append($0) }
    )
    clock.start()
    #expect(log == [4, 5, 10])
  }

  @Test func theSubclassSaysWhenDueWorkIsDone() {
    let clock = DecadeClock()
    var log: [Int] = []
    _ = Observable.of(1, 2, 3, scheduler: clock).subscribe { _ in log.append(clock.clock.number) }
    clock.start()
    #expect(log == [1, 2, 3, 4])
  }

  @Test func periodsAndOperatorsRunOnIt() {
    let clock = DecadeClock()
    var log: [String] = []
    let ticks = Observable<Int>.interval(.seconds(20), scheduler: clock)
      .delay(.seconds(10), scheduler: clock)
      .subscribe(onNext: { log.append("\($0)@\(clock.clock.number)") })
    clock.advanceTo(.init(number: 8))
    ticks.dispose()
    clock.start()
    #expect(log == ["0@3", "1@5", "2@7"])
    #expect(clock.clock.number == 8)
  }

  @Test func startWhileItRunsDoesNothing() {
    let clock = DecadeClock()
    var log: [Int] = []
    for number in [1, 2] {
      _ = clock.scheduleAbsoluteVirtual(
        (),
        time: .init(number: number),
        action: noting(clock) {
          log.append($0)
          clock.start()
          log.append(-$0)
        }
      )
    }
    clock.start()
    #expect(log == [1, -1, 2, -2])
  }

  @Test func workOfEachOtherIsDoneInOrder() {
    let clock = DecadeClock()
    var (planned, log): ([Int], [Int]) = ([], [])
    for number in 0..<200 {
      let (first, second) = (number * 37 % 50 + 1, number * 91 % 43 + 1)
      planned += [first, first + second]
      _ = clock.scheduleAbsoluteVirtual(
        (),
        time: .init(number: first),
        action: noting(clock) {
          log.append($0)
          _ = clock.scheduleRelativeVirtual(
            (),
            dueTime: second,
            action: self.noting(clock) { log.append($0) }
          )
        }
      )
    }
    clock.start()
    #expect(log == planned.sorted())
  }
}
