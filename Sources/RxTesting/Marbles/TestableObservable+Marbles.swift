extension TestableObservable {
  /// Returns each subscription as a marble diagram.
  ///
  /// - Parameter origin: The time of the pictures' tick 0: when `start` subscribes, by default.
  public func subscriptionDiagrams(
    from origin: TestTime = TestScheduler.Defaults.subscribed
  ) -> [MarbleDiagram] {
    subscriptions.map { MarbleDiagram($0, from: origin) }
  }

  /// Compares the subscriptions with marble pictures.
  ///
  /// Returns nil if there is no difference.
  ///
  ///     let difference = try source.subscriptionDifference(from: "^----!")
  ///     #expect(difference == nil)
  ///
  /// - Parameters:
  ///   - pictures: The subscriptions, in order. One picture can show several that do not overlap; pass none if there should
  ///     be none.
  ///   - origin: The time of the pictures' tick 0: when `start` subscribes, by default.
  /// - Throws: A syntax error, with its position.
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
