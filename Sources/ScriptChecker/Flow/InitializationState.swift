import ScriptTypes

/// Which variables have a value at one point of a function.
struct InitializationState {
  private(set) var sure: Set<ObjectIdentifier> = []
  private(set) var possible: Set<ObjectIdentifier> = []
  /// Whether control reaches the point.
  var isReachable = true
  /// Whether another initializer, the superclass's or one of the type's own, has been called.
  var hasDelegated = false

  func isSure(_ symbol: ValueSymbol) -> Bool {
    !isReachable || sure.contains(ObjectIdentifier(symbol))
  }

  func isPossible(_ symbol: ValueSymbol) -> Bool {
    isReachable && possible.contains(ObjectIdentifier(symbol))
  }

  mutating func set(_ symbol: ValueSymbol) {
    sure.insert(ObjectIdentifier(symbol))
    possible.insert(ObjectIdentifier(symbol))
  }

  /// Takes for sure what is only possible, where it cannot be told.
  mutating func trust() { sure.formUnion(possible) }

  /// A point that is reached from here or from there.
  func joined(_ other: InitializationState) -> InitializationState {
    guard isReachable else { return other }
    guard other.isReachable else { return self }
    var result = self
    result.sure.formIntersection(other.sure)
    result.possible.formUnion(other.possible)
    result.hasDelegated = hasDelegated && other.hasDelegated
    return result
  }

  /// What an error thrown somewhere before `end` leaves.
  func interrupted(before end: InitializationState) -> InitializationState {
    var result = self
    result.possible.formUnion(end.possible)
    return result
  }
}
