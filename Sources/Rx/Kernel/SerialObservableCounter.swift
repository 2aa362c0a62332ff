import Synchronization

/// Counts an `observe(on:)` for a serial dispatch queue in `Resources`.
final class SerialObservableCounter {
  private let isCounted = Resources.isCounting

  init() {
    if isCounted { Resources.serialObservables.add(1, ordering: .acquiringAndReleasing) }
  }

  deinit {
    if isCounted { Resources.serialObservables.subtract(1, ordering: .acquiringAndReleasing) }
  }
}
