import Dispatch
import Rx
import Testing

struct WindowTests {
  /// Each window's elements with its number, and its end as a full stop.
  @Test(arguments: [
    Marbles(
      "begins anew when one is full or due",
      "-a-b-c-----d-|",
      "-<0a>-(<0b><0.>)-<1c>--<1.>--<2d>-(<2.>|)",
      window: "^------------!"
    ),
    Marbles(
      "counts anew in each",
      "-a-----bc-----d-|",
      "-<0a>---<0.>-<1b>(<1c><1.>)----<2.><3d>-(<3.>|)"
    ),
  ])
  func window(_ row: Marbles) {
    expect(
      row,
      timed: { source, clock in
        source.window(timeSpan: .seconds(5), count: 2, scheduler: clock).enumerated().flatMap {
          index,
          window in
          window.map { "\(index)\($0)" }.concat(Observable.just("\(index)."))
        }
      }
    )
  }

  @Test(arguments: [
    Marbles("the first begins at once, the next when one ends", "-a-b-c-----d-|", "w--w----w----|"),
    Marbles("passes an error on", "-a-#", "w--#"),
  ])
  func windows(_ row: Marbles) {
    expect(
      row,
      timed: { source, clock in
        source.window(timeSpan: .seconds(5), count: 2, scheduler: clock).map { _ in "w" }
      }
    )
  }

  @Test func anErrorEndsTheWindowFirst() {
    let source = PublishSubject<Int>()
    var log: [String] = []
    let subscription = source.window(timeSpan: .seconds(5), count: 2, scheduler: TickClock())
      .subscribe(
        onNext: { window in
          _ = window.subscribe { log.append("window \($0)") }
        },
        onError: { _ in log.append("result error") }
      )
    source.onNext(1)
    source.onError(TestError())
    #expect(log == ["window next(1)", "window error(TestError(name: \"#\"))", "result error"])
    subscription.dispose()
  }

  @Test func theSourceRunsUntilTheLastWindowIsDisposed() {
    let source = PublishSubject<Int>()
    var log: [Int] = []
    var inner: (any Disposable)?
    let outer = source.window(timeSpan: .seconds(5), count: 9, scheduler: TickClock())
      .subscribe(onNext: { window in
        inner = window.subscribe(onNext: { log.append($0) })
      })
    source.onNext(1)
    outer.dispose()
    source.onNext(2)
    #expect(log == [1, 2])
    inner?.dispose()
    #expect(!source.hasObservers)
  }

  @Test func laws() {
    checkOperatorLaws {
      $0.window(timeSpan: .seconds(1), count: 2, scheduler: TickClock()).map { _ in 0 }
    }
  }
}
