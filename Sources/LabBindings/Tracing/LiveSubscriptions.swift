import Rx

/// The subscriptions of a run that are not gone.
///
/// A subscription is a cycle until it is disposed: what the script forgot to dispose would stay when the run is over.
///
/// Guarded by the baton.
final class LiveSubscriptions {
  private struct Entry {
    weak var subscription: (any AnyObject & Disposable)?
  }

  private var entries: [Entry] = []
  private var sweepSize = 64

  func add(_ subscription: any AnyObject & Disposable) {
    if entries.count >= sweepSize {
      entries.removeAll { $0.subscription == nil }
      sweepSize = max(64, entries.count * 2)
    }
    entries.append(Entry(subscription: subscription))
  }

  /// Disposes of all of them, the latest first.
  func dispose() {
    let live = entries
    entries = []
    for entry in live.reversed() { entry.subscription?.dispose() }
  }
}
