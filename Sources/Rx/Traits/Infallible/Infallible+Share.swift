extension InfallibleType {
  /// One subscription to the source for all who are subscribed to the result.
  ///
  /// - Parameters:
  ///   - replay: How many of the latest elements a subscription starts with.
  ///   - scope: How long they are remembered.
  public func share(
    replay: Int = 0,
    scope: SubjectLifetimeScope = .whileConnected
  ) -> Infallible<Element> {
    lifted { $0.share(replay: replay, scope: scope) }
  }
}
