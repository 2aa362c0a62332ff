extension TestableObserver {
  /// What was received, as a marble diagram.
  ///
  /// - Parameters:
  ///   - alphabet: The names of the elements.
  ///   - error: The error that is drawn as `#`; another is drawn with its description.
  ///   - origin: The time of the picture's tick 0: when `start` subscribes, unless said otherwise.
  public func diagram(
    _ alphabet: MarbleAlphabet<Element> = .printed,
    error: any Error = MarbleFailure(),
    from origin: TestTime = TestScheduler.Defaults.subscribed
  ) -> MarbleDiagram {
    MarbleDiagram(events: events, alphabet, error: error, from: origin)
  }

  /// How what was received differs from a marble picture; nil if it does not.
  ///
  ///     #expect(try result.difference(from: "--a-b-|") == nil)
  ///
  /// - Parameters:
  ///   - picture: What should have been received.
  ///   - alphabet: The names of the elements.
  ///   - error: The error that `#` stands for.
  ///   - origin: The time of the picture's tick 0: when `start` subscribes, unless said otherwise.
  /// - Throws: What is wrong with the picture and where.
  public func difference(
    from picture: String,
    _ alphabet: MarbleAlphabet<Element> = .printed,
    error: any Error = MarbleFailure(),
    startingAt origin: TestTime = TestScheduler.Defaults.subscribed
  ) throws(MarbleSyntaxError) -> MarbleDifference? {
    diagram(alphabet, error: error, from: origin).difference(from: try MarbleDiagram(picture))
  }
}
