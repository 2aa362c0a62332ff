extension PrimitiveSequence {
  /// Prints a line with the date for the subscription, each event and the disposal.
  ///
  /// - Parameters:
  ///   - identifier: The name in each line; by default the position of the call.
  ///   - trimOutput: Whether events of more than 40 characters are shortened in the middle.
  public func debug(
    _ identifier: String? = nil,
    trimOutput: Bool = false,
    file: String = #file,
    line: UInt = #line,
    function: String = #function
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: source.debug(
        identifier,
        trimOutput: trimOutput,
        file: file,
        line: line,
        function: function
      )
    )
  }
}
