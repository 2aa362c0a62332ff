import Rx
import Stage
import SwiftScript

/// A subscription that a script made to `debug` itself, with no operator behind it.
///
/// Up to RxSwift 2 an operator that ended let go of its source, a subscriber did not: `disposed` came when the script
/// disposed of the subscription, and not before.
final class LastSubscription {
  /// What is still to be said at the disposal.
  var farewell: (() -> Void)?
}

extension LabContext {
  /// `debug` in RxSwift 2's spelling.
  func olderDebug(_ source: Observable<Value>, named name: String) -> Observable<Value> {
    func write(_ step: LogRecord.DebugReport.Step) {
      let report = LogRecord.DebugReport(identifier: name, step: step, style: .rxSwift2)
      stage.record(.debug) { .debug(report) }
    }
    return .create { [self] observer in
      let last = lastSubscription
      lastSubscription = nil
      write(.subscribed)
      var isOver = false
      let subscription = source.subscribe { (event: Event<Value>) in
        write(.event(self.described(event)))
        if event.isStopEvent { isOver = true }
        observer.on(event)
      }
      return Disposables.create {
        // Downstream first: the operator reports its disposal before its source does.
        if isOver, let last { last.farewell = { write(.disposed) } } else { write(.disposed) }
        subscription.dispose()
      }
    }
  }

  /// An event with the library's own errors as scripts see them.
  private func described(_ event: Event<Value>) -> LogRecord.Event {
    if case .error(let error as RxError) = event { return .error(text(ofError: error)) }
    return LogRecord.Event(event)
  }

  /// Subscribes to the receiver of a call.
  func subscription(
    _ call: Call,
    to source: Observable<Value>,
    _ subscribe: (Observable<Value>) -> any Disposable
  ) -> Value {
    guard case .native(let object) = call.receiver, object.type === library["DebuggedObservable"]
    else { return value("Disposable", subscribe(source)) }
    let last = LastSubscription()
    lastSubscription = last
    let subscription = subscribe(source)
    lastSubscription = nil
    return value(
      "Disposable",
      Disposables.create {
        subscription.dispose()
        last.farewell?()
        last.farewell = nil
      }
    )
  }
}
