import ReactiveKernel

extension Transfer {
  /// Returns the value, for use in another task.
  ///
  /// The compiler cannot check that nothing uses the value here afterwards. For an element that many observers receive, that
  /// is not even so: then the program must ensure that its elements can be shared, as with every scheduler.
  func take() -> sending Value {
    nonisolated(unsafe) let value = value
    return value
  }
}
