import Rx
import Testing

/// What a tool that observes a chain receives, and when.
struct WatchTests {
  /// The happenings of a chain of two watchers, outermost first, as `2 next 1`.
  private final class Log {
    var lines: [String] = []

    func watching(_ name: String) -> () -> (Happening<Int>, () -> Void) -> Void {
      {
        { [self] happening, proceed in
          switch happening {
          case .subscribed: lines.append("\(name) subscribed")
          case .next(let element): lines.append("\(name) next \(element)")
          case .ended: lines.append("\(name) ended")
          case .disposed: lines.append("\(name) disposed")
          case .gone: lines.append("\(name) gone")
          }
          proceed()
        }
      }
    }
  }

  @Test func whatADisposalStopsStandsBetweenDisposedAndGone() {
    let log = Log()
    let source = Observable<Int>.create { _ in Disposables.create { log.lines.append("stopped") } }
    source.watched(log.watching("in"))
      .watched(log.watching("out"))
      .subscribe().dispose()
    #expect(
      log.lines == [
        "out subscribed", "in subscribed", "out disposed", "in disposed", "stopped", "in gone",
        "out gone",
      ]
    )
  }

  @Test func whatIsDisposedWhileItSubscribesHasNoGone() {
    let log = Log()
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      return Disposables.create()
    }
    _ = source.watched(log.watching("it")).take(1).subscribe()
    #expect(log.lines == ["it subscribed", "it next 1", "it disposed"])
  }
}
