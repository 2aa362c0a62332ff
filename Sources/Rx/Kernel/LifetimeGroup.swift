import ReactiveKernel

/// The lifetimes of subscriptions that start and end within a longer one.
final class LifetimeGroup: Disposable {
  /// A lifetime that can be removed from its group in constant time.
  final class Member: Lifetime {
    @exclusivity(unchecked) fileprivate var next: Member?
    // The group holds every member, so the previous one is alive as long as it is linked.
    @exclusivity(unchecked) fileprivate unowned(unsafe) var previous: Member?
    @exclusivity(unchecked) fileprivate var isLinked = false
  }

  private let lock = Lock()
  // Guarded by `lock`, as are the links.
  @exclusivity(unchecked) private var first: Member?
  @exclusivity(unchecked) private unowned(unsafe) var last: Member?
  @exclusivity(unchecked) private var isDisposed = false

  deinit {
    // One by one: releasing a long chain would recurse as deep as it is long.
    while let member = first {
      first = member.next
      member.next = nil
    }
  }

  /// Creates a lifetime in the group, or returns nil if the group has been disposed.
  func makeMember() -> Member? {
    let member = Member()
    return lock.locked {
      if isDisposed { return nil }
      member.previous = last
      member.isLinked = true
      if let last { last.next = member } else { first = member }
      last = member
      return member
    }
  }

  func remove(_ member: Member) {
    lock.locked { unlink(member) }
  }

  /// Disposes of the members in the order of their creation.
  func dispose() {
    lock.locked { isDisposed = true }
    while let member = takeFirst() { member.dispose() }
  }

  private func takeFirst() -> Member? {
    lock.locked {
      let member = first
      if let member { unlink(member) }
      return member
    }
  }

  private func unlink(_ member: Member) {
    if !member.isLinked { return }
    member.isLinked = false
    if let next = member.next { next.previous = member.previous } else { last = member.previous }
    if let previous = member.previous { previous.next = member.next } else { first = member.next }
    member.next = nil
    member.previous = nil
  }
}
