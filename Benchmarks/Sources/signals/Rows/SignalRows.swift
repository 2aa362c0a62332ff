import ReactiveSignals

/// The workloads, in the order of their numbers.
enum SignalRows {
  // Closures, so that a row's signals and observers exist only while it is measured.
  static let all: [@Sendable () -> SignalRow] = [
    { pipe(1, "R1", "pipe → 1 observer", 190, 20) }, { unserializedPipe() },
    { pipe(10, "R3", "pipe → 10", 570, 45) }, { chain() }, { sequence() }, { value() },
    { disposed() }, { completed() }, { set() }, { setObserved() }, { mapped() }, { fiveMaps() },
    { combinedProperties() }, { bound() }, { propertyLife() }, { action() }, { disabledAction() },
    { flatMap(.merge, "R16a", "flatMap merge", 5000, 90) },
    { flatMap(.concat, "R16b", "flatMap concat", 5000, 120) },
    { flatMap(.latest, "R16c", "flatMap latest", 3300, 200) }, { combineLatest() }, { zip() },
    { churn() }, { observeOn() }, { debounce() }, { replay() }, { lifetime() },
  ]
}
