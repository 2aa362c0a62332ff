extension PrimitiveSequence {
  /// Prints a dated line for the subscription, each event and the disposal.
  ///
  /// - Parameters:
  ///   - identifier: Names the sequence; by default the place of the call.
  ///   - trimOutput: Whether an event of more than 40 characters loses its middle.
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
