/// How long a shared observable keeps its replay buffer.
public enum SubjectLifetimeScope: Sendable {
  /// Until the connection ends: after the last subscriber has left or the source has ended, the next one starts with an empty
  /// buffer.
  case whileConnected
  /// As long as the shared observable exists, across connections.
  case forever
}

extension ObservableType {
  /// Shares one subscription to the source among all subscribers, while there are any.
  ///
  ///     source  ^--0--1--2--3!
  ///     first   ^--0--1--2!
  ///     second        ^--2--3!          share()
  ///     second        ^1-2--3!          share(replay: 1)
  ///     third                     ^--0  .whileConnected: starts again
  ///     third                     ^3-0  .forever: the last element of the previous connection first
  ///
  /// - Parameters:
  ///   - replay: The size of the replay buffer.
  ///   - scope: How long the replay buffer is kept.
  public func share(
    replay: Int = 0,
    scope: SubjectLifetimeScope = .whileConnected
  ) -> Observable<Element> {
    switch (scope, replay) {
    case (.forever, 0):
      multicast(PublishSubject()).refCount()
    case (.forever, _):
      multicast(ReplaySubject.create(bufferSize: replay)).refCount()
    case (.whileConnected, 0):
      multicast(disposingSourceFirst: false, makeSubject: { PublishSubject() }).refCount()
    case (.whileConnected, _):
      multicast(disposingSourceFirst: replay != 1) {
        ReplaySubject.create(bufferSize: replay)
      }.refCount()
    }
  }
}
