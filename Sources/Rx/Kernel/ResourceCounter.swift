/// Counts an object in `Resources.total` while the object is alive, as a stored property of it.
///
/// It records whether it was counted, so that counting can be switched at any time.
@usableFromInline
struct ResourceCounter: ~Copyable, Sendable {
  private var isCounted: Bool

  /// - Parameter counts: Whether the object is one of the program's, and not a tool's.
  @usableFromInline
  init(counts: Bool = true) {
    isCounted = counts && Resources.isCounting
    if isCounted { Resources.incrementTotal() }
  }

  deinit {
    if isCounted { Resources.decrementTotal() }
  }

  /// Takes the object out of the count while it is still there.
  mutating func leave() {
    if isCounted { Resources.decrementTotal() }
    isCounted = false
  }
}
