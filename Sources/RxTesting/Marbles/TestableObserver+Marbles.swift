extension TestableObserver {
  /// Returns the received events as a marble diagram.
  ///
  /// - Parameters:
  ///   - alphabet: The names of the elements.
  ///   - error: The error that is drawn as `#`; another is drawn with its description.
  ///   - origin: The time of the picture's tick 0: when `start` subscribes, by default.
  public func diagram(
    _ alphabet: MarbleAlphabet<Element> = .printed,
    error: any Error = MarbleFailure(),
    from origin: TestTime = TestScheduler.Defaults.subscribed
  ) -> MarbleDiagram {
    MarbleDiagram(events: events, alphabet, error: error, from: origin)
  }

  /// Compares the received events with a marble picture.
  ///
  /// Returns nil if there is no difference.
  ///
  ///     let difference = try result.difference(from: "--a-b-|")
  ///     #expect(difference == nil)
  ///
  /// - Parameters:
  ///   - picture: The expected events.
  ///   - alphabet: The names of the elements.
  ///   - error: The error that `#` stands for.
  ///   - origin: The time of the picture's tick 0: when `start` subscribes, by default.
  /// - Throws: A syntax error, with its position.
  public func difference(
    from picture: String,
    _ alphabet: MarbleAlphabet<Element> = .printed,
    error: any Error = MarbleFailure(),
    startingAt origin: TestTime = TestScheduler.Defaults.subscribed
  ) throws(MarbleSyntaxError) -> MarbleDifference? {
    diagram(alphabet, error: error, from: origin).difference(from: try MarbleDiagram(picture))
  }
}
