import Stage

/// The stage that a signal handler interrupts.
enum SignalTarget {
  // A signal handler captures nothing. One test alone sets this, and raises the signal on its own
  // thread.
  nonisolated(unsafe) static var stage: Stage?
}
