import ScriptTypes

/// From where a declaration can be seen.
struct Reach {
  let level: Access
  /// The type in which alone it can be seen, if `level` is `private`.
  private let scope: TypeSymbol?

  init(_ access: Access, in owner: TypeSymbol?) {
    let around = owner.map { Reach($0) }
    if access == .private, let owner {
      (level, scope) = (.private, owner)
    } else if let around, around.level <= access {
      self = around
    } else {
      (level, scope) = (max(access, .fileprivate), nil)
    }
  }

  init(_ type: TypeSymbol) { self.init(type.access, in: type.parent) }

  /// Whether all places from which it can be seen are among those of the other.
  func isWithin(_ other: Reach) -> Bool {
    guard let wanted = other.scope else { return level <= other.level }
    var next = scope
    while let current = next {
      if current === wanted { return true }
      next = current.parent
    }
    return false
  }
}
