import Rx
import Testing

/// What a tool that observes a chain receives, and when.
struct WatchTests {
  /// The steps that the watchers of a chain receive, as `out next 1`.
  private final class Log {
    var lines: [String] = []

    func watching(
      _ name: String
    ) -> (any AnyObject & Disposable) -> (SubscriptionStep<Int>, () -> Void) -> Void {
      { _ in
        { [self] step, proceed in
          switch step {
          case .subscribed: lines.append("\(name) subscribed")
          case .next(let element): lines.append("\(name) next \(element)")
          case .ended: lines.append("\(name) ended")
          case .disposed: lines.append("\(name) disposed")
          case .cleanedUp: lines.append("\(name) cleaned up")
          }
          proceed()
        }
      }
    }
  }

  @Test func whatADisposalStopsIsBetweenDisposedAndCleanedUp() {
    let log = Log()
    let source = Observable<Int>.create { _ in Disposables.create { log.lines.append("stopped") } }
    source.watched(log.watching("in"))
      .watched(log.watching("out"))
      .subscribe().dispose()
    #expect(
      log.lines == [
        "out subscribed", "in subscribed", "out disposed", "in disposed", "stopped",
        "in cleaned up",
        "out cleaned up",
      ]
    )
  }

  @Test func whatIsDisposedWhileItSubscribesIsNotCleanedUp() {
    let log = Log()
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      return Disposables.create()
    }
    _ = source.watched(log.watching("it")).take(1).subscribe()
    #expect(log.lines == ["it subscribed", "it next 1", "it disposed"])
  }
}
