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
  /// `debug` as it was up to RxSwift 2: `Event Next(1)`, `disposed`, and texts of more than 40 characters cut.
  func olderDebug(_ source: Observable<Value>, named name: String) -> Observable<Value> {
    func write(_ content: String) { Diagnostics.writeDated("\(name) -> \(content)") }
    return .create { [self] observer in
      let last = lastSubscription
      lastSubscription = nil
      write("subscribed")
      var isOver = false
      let subscription = source.subscribe { (event: Event<Value>) in
        let text = self.text(ofEvent: event)
        write("Event " + (text.count > 40 ? "\(text.prefix(20))...\(text.suffix(20))" : text))
        if event.isStopEvent { isOver = true }
        observer.on(event)
      }
      return Disposables.create {
        subscription.dispose()
        guard isOver, let last else { return write("disposed") }
        last.farewell = { write("disposed") }
      }
    }
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
