/// What every operator owes, unless it is its purpose not to.
enum OperatorLaw: CaseIterable {
  /// The source's error becomes the result's error.
  case passesErrors
  /// When the source completes, so does the result.
  case passesCompletion
  /// The source is let go when the result is disposed, and nothing is received afterwards.
  case disposalReachesSource
  /// The source is let go when it ends, the result sends one stop event, and nothing is received afterwards.
  case endLetsGo
  /// A second subscription, and one beside it, start from scratch.
  case freshState
  /// Nothing of a subscription that has ended is kept alive, not even by whoever holds what would dispose of it.
  case endLeaksNothing
  /// Nothing of a subscription that was disposed is kept alive.
  case disposalLeaksNothing
  /// An error thrown by the user's closure ends the result and lets the source go.
  case throwEnds
}
