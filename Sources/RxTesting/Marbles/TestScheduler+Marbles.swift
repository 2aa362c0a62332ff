extension TestScheduler {
  /// A sequence that sends the events of a marble picture at their ticks, whoever listens.
  ///
  /// - Parameters:
  ///   - picture: The events, one character a tick.
  ///   - alphabet: The elements that the names in it stand for.
  ///   - error: The error that `#` stands for.
  ///   - origin: The time of the picture's tick 0: when `start` subscribes, unless said otherwise.
  /// - Throws: What is wrong with the picture and where.
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

  /// A sequence that sends the events of a marble picture at their ticks, whoever listens; each name is a string.
  public func createHotObservable(
    marbles picture: String,
    error: any Error = MarbleFailure(),
    from origin: TestTime = Defaults.subscribed
  ) throws(MarbleSyntaxError) -> TestableObservable<String> {
    try createHotObservable(marbles: picture, .literal, error: error, from: origin)
  }

  /// A sequence that sends the events of a marble picture to each subscription anew.
  ///
  /// - Parameters:
  ///   - picture: The events, one character a tick after the subscription.
  ///   - alphabet: The elements that the names in it stand for.
  ///   - error: The error that `#` stands for.
  /// - Throws: What is wrong with the picture and where.
  public func createColdObservable<Element>(
    marbles picture: String,
    _ alphabet: MarbleAlphabet<Element>,
    error: any Error = MarbleFailure()
  ) throws(MarbleSyntaxError) -> TestableObservable<Element> {
    createColdObservable(try Recorded.events(marbles: picture, alphabet, error: error))
  }

  /// A sequence that sends the events of a marble picture to each subscription anew; each name is a string.
  public func createColdObservable(
    marbles picture: String,
    error: any Error = MarbleFailure()
  ) throws(MarbleSyntaxError) -> TestableObservable<String> {
    try createColdObservable(marbles: picture, .literal, error: error)
  }
}
