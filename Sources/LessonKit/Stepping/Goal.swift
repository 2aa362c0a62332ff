public import Stage

/// Where a player is to go on to.
public enum Goal: Sendable, Hashable {
  /// So many events further.
  case events(Int)
  /// Behind the record of this number.
  case record(Int)
  /// Behind everything that happens up to this time.
  case time(StageTime)
  /// So many statements further, before the next one runs: over the functions that they call, as far as the script's end;
  /// behind it, into the functions that run later.
  case statements(Int)
  /// Before the first statement of a section that has not been entered.
  case section
  /// So many lines of the log further.
  case lines(Int)
  /// As many lines further as a prediction has, of those that it is about, or to the end of the step if fewer come; always
  /// that far where the prediction says how many lines there are.
  case matching(Prediction)
  case end
}
