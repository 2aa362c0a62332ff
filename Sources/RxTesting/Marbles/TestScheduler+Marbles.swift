extension TestScheduler {
  /// Creates a hot observable with the events of a marble picture.
  ///
  /// - Parameters:
  ///   - picture: The events, one character for each tick.
  ///   - alphabet: The elements that the names in it stand for.
  ///   - error: The error that `#` stands for.
  ///   - origin: The time of the picture's tick 0: when `start` subscribes, by default.
  /// - Throws: A syntax error, with its position.
  public func createHotObservable<Element>(
    marbles picture: String,
    _ alphabet: MarbleAlphabet<Element>,
    error: any Error = MarbleFailure(),
    from origin: TestTime = Defaults.subscribed
  ) throws(MarbleSyntaxError) -> TestableObservable<Element> {
    createHotObservable(
      try Recorded.events(marbles: picture, alphabet, error: error, from: origin)
    )
  }

  /// Creates a hot observable with the events of a marble picture; each name is a string.
  public func createHotObservable(
    marbles picture: String,
    error: any Error = MarbleFailure(),
    from origin: TestTime = Defaults.subscribed
  ) throws(MarbleSyntaxError) -> TestableObservable<String> {
    try createHotObservable(marbles: picture, .literal, error: error, from: origin)
  }

  /// Creates a cold observable with the events of a marble picture.
  ///
  /// - Parameters:
  ///   - picture: The events, one character for each tick after the subscription.
  ///   - alphabet: The elements that the names in it stand for.
  ///   - error: The error that `#` stands for.
  /// - Throws: A syntax error, with its position.
  public func createColdObservable<Element>(
    marbles picture: String,
    _ alphabet: MarbleAlphabet<Element>,
    error: any Error = MarbleFailure()
  ) throws(MarbleSyntaxError) -> TestableObservable<Element> {
    createColdObservable(try Recorded.events(marbles: picture, alphabet, error: error))
  }

  /// Creates a cold observable with the events of a marble picture; each name is a string.
  public func createColdObservable(
    marbles picture: String,
    error: any Error = MarbleFailure()
  ) throws(MarbleSyntaxError) -> TestableObservable<String> {
    try createColdObservable(marbles: picture, .literal, error: error)
  }
}
