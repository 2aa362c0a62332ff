extension TestableObservable {
  /// Each subscription, as a marble diagram.
  ///
  /// - Parameter origin: The time of the pictures' tick 0: when `start` subscribes, unless said otherwise.
  public func subscriptionDiagrams(
    from origin: TestTime = TestScheduler.Defaults.subscribed
  ) -> [MarbleDiagram] {
    subscriptions.map { MarbleDiagram($0, from: origin) }
  }

  /// How the subscriptions differ from marble pictures; nil if they do not.
  ///
  ///     #expect(try source.subscriptionDifference(from: "^----!") == nil)
  ///
  /// - Parameters:
  ///   - pictures: The subscriptions, in order; one picture can hold several that do not overlap. None if there should
  ///     be none.
  ///   - origin: The time of the pictures' tick 0: when `start` subscribes, unless said otherwise.
  /// - Throws: What is wrong with a picture and where.
  public func subscriptionDifference(
    from pictures: String...,
    startingAt origin: TestTime = TestScheduler.Defaults.subscribed
  ) throws(MarbleSyntaxError) -> MarbleDifference? {
    var expected: [MarbleDiagram] = []
    for picture in pictures {
      expected += try Subscription.windows(marbles: picture).map { MarbleDiagram($0) }
    }
    return MarbleDifference(expected: expected, received: subscriptionDiagrams(from: origin))
  }
}
