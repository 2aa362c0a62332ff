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
  /// Functions that they call are stepped over. After the script's end, functions that queues and timers call are stepped
  /// into.
  case statements(Int)
  /// Before the script's own statement on this line runs for the n-th time.
  case line(Int, times: Int)
  /// At the beginning of the next step.
  case step
  /// After this many further lines of the log.
  case lines(Int)
  /// After as many lines as a prediction has, counting only those that it is about, or at the end of the step.
  ///
  /// A prediction of the number of lines always ends at the end of the step.
  case matching(Prediction)
  case end
}
