import Synchronization

/// The lifetimes of subscriptions that come and go within a longer one.
final class LifetimeGroup: Disposable {
  /// A lifetime that can leave its group at no cost.
  final class Member: Lifetime {
    /// Whether another one has taken its place, so that what it sent and was not delivered yet is void.
    let isReplaced = Atomic(false)
    @exclusivity(unchecked) fileprivate var next: Member?
    // The group holds every member, so the one before is alive as long as it is linked.
    @exclusivity(unchecked) fileprivate unowned(unsafe) var previous: Member?
    @exclusivity(unchecked) fileprivate var isLinked = false
  }

  private let lock = Lock()
  // Guarded by `lock`, as are the links.
  @exclusivity(unchecked) private var first: Member?
  @exclusivity(unchecked) private unowned(unsafe) var last: Member?
  @exclusivity(unchecked) private var isDisposed = false

  deinit {
    // One by one: letting a long chain go by itself would recurse as deep as it is long.
    while let member = first {
      first = member.next
      member.next = nil
    }
  }

  /// A new lifetime in the group; over from the start if the group is disposed.
  func makeMember() -> Member {
    let member = Member()
    let isLate = lock.locked {
      if isDisposed { return true }
      member.previous = last
      member.isLinked = true
      if let last { last.next = member } else { first = member }
      last = member
      return false
    }
    if isLate { member.dispose() }
    return member
  }

  func remove(_ member: Member) {
    lock.locked { unlink(member) }
  }

  /// Disposes the members in the order in which they came.
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
