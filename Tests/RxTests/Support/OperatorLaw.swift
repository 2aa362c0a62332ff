/// The laws that every operator keeps, unless it is its purpose to break one.
enum OperatorLaw: CaseIterable {
  /// The source's error becomes the result's error.
  case passesErrors
  /// When the source completes, so does the result.
  case passesCompletion
  /// The source is disposed when the result is disposed, and nothing is received afterwards.
  case disposalReachesSource
  /// Nothing at all passes the operator once `dispose` has returned, not even where the subscriber does not see it.
  case disposalSilences
  /// When the source ends, things happen in the operator's `EndingOrder`. Usually the end is received first, then `onDisposed` is
  /// called, then the source is disposed, and last what is behind the operator.
  case ordersTheEnd
  /// At disposal, things happen in the operator's `EndingOrder`. Usually the source is disposed first, then what is behind the
  /// operator, and then `onDisposed` is called.
  case ordersDisposal
  /// The source is disposed when it ends, the result sends one terminal event, and nothing is received afterwards.
  case endDisposes
  /// A second subscription, and one beside it, start from scratch.
  case freshState
  /// A subscription that has ended keeps nothing alive, even if the program keeps its disposable.
  case endLeaksNothing
  /// A subscription that was disposed keeps nothing alive.
  case disposalLeaksNothing
  /// An error thrown by the user's closure ends the result and disposes of the source.
  case throwEnds
}
