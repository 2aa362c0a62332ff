extension ObservableType {
  /// Sends the source through a replay subject: subscribers first receive up to `bufferSize` earlier elements.
  ///
  ///     source                       --a-b-c-|
  ///     a buffer of one, from tick 5      bc-|
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    multicast(makeSubject: { ReplaySubject.create(bufferSize: bufferSize) })
  }

  /// Sends the source through a replay subject: subscribers first receive all earlier elements.
  ///
  ///     source        --a-b--c-|
  ///     from tick 5        (ab)c-|
  public func replayAll() -> ConnectableObservable<Element> {
    multicast(makeSubject: { ReplaySubject.createUnbounded() })
  }
}
