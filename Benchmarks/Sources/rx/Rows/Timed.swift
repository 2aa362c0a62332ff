import Dispatch
import FoundationEssentials
import OpenCombine
import Rx

extension Rows {
  static func throttle() -> Row {
    let subject = PublishSubject<Int>()
    let clock = HistoricalScheduler()
    let disposable = subject.throttle(.seconds(10), scheduler: clock)
      .subscribe(onNext: { Work.consume($0) })
    let passthrough = PassthroughSubject<Int, Never>()
    let ticks = TickScheduler()
    let cancellable = passthrough.throttle(for: 10, scheduler: ticks, latest: true)
      .sink { Work.consume($0) }
    return Row(
      number: "17a",
      title: "throttle, virtual time",
      operations: count,
      // The first of all, which is 0, and then the last one of each ten seconds.
      expected: { operations in stride(from: 9, to: operations, by: 10).reduce(0, +) },
      rx: { operations in
        withExtendedLifetime(disposable) {
          for number in 0..<operations {
            subject.onNext(number)
            clock.advanceTo(clock.clock.addingTimeInterval(1))
          }
        }
      },
      openCombine: { operations in
        withExtendedLifetime(cancellable) {
          for number in 0..<operations {
            passthrough.send(number)
            ticks.advance(by: 1)
          }
        }
      }
    )
  }

  static func debounce() -> Row {
    let subject = PublishSubject<Int>()
    let clock = HistoricalScheduler()
    let disposable = subject.debounce(.seconds(10), scheduler: clock)
      .subscribe(onNext: { Work.consume($0) })
    let passthrough = PassthroughSubject<Int, Never>()
    let ticks = TickScheduler()
    let cancellable = passthrough.debounce(for: 10, scheduler: ticks).sink { Work.consume($0) }
    // Each tenth element is followed by a pause.
    func seconds(after number: Int) -> Int { number % 10 == 9 ? 10 : 1 }
    return Row(
      number: "17b",
      title: "debounce, virtual time",
      operations: count,
      expected: { operations in stride(from: 9, to: operations, by: 10).reduce(0, +) },
      rx: { operations in
        withExtendedLifetime(disposable) {
          for number in 0..<operations {
            subject.onNext(number)
            clock.advanceTo(clock.clock.addingTimeInterval(Double(seconds(after: number))))
          }
        }
      },
      openCombine: { operations in
        withExtendedLifetime(cancellable) {
          for number in 0..<operations {
            passthrough.send(number)
            ticks.advance(by: seconds(after: number))
          }
        }
      }
    )
  }
}
