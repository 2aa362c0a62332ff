package import Stage

/// The point at which a move ends.
package enum Destination: Sendable, Hashable {
  /// After this many further events.
  case events(Int)
  /// After the record with this number.
  case record(Int)
  /// After everything that happens up to this time.
  case time(StageTime)
  /// After this many further statements.
  ///
  /// Functions that they call are stepped over. After the script's own statements, the statements of the functions that
  /// queues and timers call are counted in the same way.
  case statements(Int)
  /// Before the script's own statement on this line runs for the n-th time.
  case line(Int, times: Int)
  /// At the beginning of the next step.
  case step
  /// After this many further lines of the log.
  case lines(Int)
  /// After the last of the lines that a prediction expects, or at the end of the step.
  ///
  /// A prediction that answers what the step asks always ends at the end of the step.
  case matching(Prediction)
  case end
}
