extension Transfer {
  /// The value for another task.
  ///
  /// The compiler cannot know that nobody uses it here any more, and for an element that many observers receive it is
  /// not so: then it is the program that has to see to its elements, as with every scheduler.
  func take() -> sending Value {
    nonisolated(unsafe) let value = value
    return value
  }
}
