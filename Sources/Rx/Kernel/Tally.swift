/// An object's part in `Resources.total`: a stored property that is there as long as the object is.
///
/// Each remembers whether it was counted, so that counting can be switched at any time.
@usableFromInline
struct Tally: ~Copyable, Sendable {
  private let isCounted: Bool

  @usableFromInline
  init() {
    isCounted = Resources.isCounting
    if isCounted { Resources.incrementTotal() }
  }

  deinit {
    if isCounted { Resources.decrementTotal() }
  }
}
