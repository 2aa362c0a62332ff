/// How long a shared sequence remembers what it replays.
public enum SubjectLifetimeScope: Sendable {
  /// Until the connection ends: after the last observer has left or the source has ended, the next one begins anew.
  case whileConnected
  /// As long as the shared sequence exists, across connections.
  case forever
}

extension ObservableType {
  /// One subscription to the source for all observers, for as long as there are any.
  ///
  ///     source  ^--0--1--2--3!
  ///     first   ^--0--1--2!
  ///     second        ^--2--3!          share()
  ///     second        ^1-2--3!          share(replay: 1)
  ///     third                     ^--0  .whileConnected: begins anew
  ///     third                     ^3-0  .forever: the last element of the connection before, first
  ///
  /// - Parameters:
  ///   - replay: How many earlier elements a new observer receives first.
  ///   - scope: Whether these are forgotten when the connection ends.
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
      multicast(lettingGoFirst: false, makeSubject: { PublishSubject() }).refCount()
    case (.whileConnected, _):
      multicast(lettingGoFirst: replay != 1) {
        ReplaySubject.create(bufferSize: replay)
      }.refCount()
    }
  }
}
