extension InfallibleType {
  /// Shares one subscription to the source among all subscribers, while there are any.
  ///
  /// - Parameters:
  ///   - replay: The size of the replay buffer.
  ///   - scope: How long the replay buffer is kept.
  public func share(
    replay: Int = 0,
    scope: SubjectLifetimeScope = .whileConnected
  ) -> Infallible<Element> {
    lifted { $0.share(replay: replay, scope: scope) }
  }
}
