public import Glibc
import ReactiveKernel
public import Synchronization

/// The observers of a signal, and the turn of the thread that delivers to them.
///
/// - A thread enters before it delivers a value, and leaves afterwards. The word holds the thread that is inside and, in its
///   lowest bits, what it must do before it leaves.
/// - While a thread is inside, nothing that it can see is moved or freed: an observer that is added is written behind the
///   others or into a larger copy, and one that is removed stays in the copy that is in use.
/// - A thread that finds another one inside leaves its delivery to that one and goes on.
@usableFromInline
class ObserverTable {
  @usableFromInline typealias Entry = Unmanaged<AnyObject>
  @usableFromInline typealias Storage = UnsafeMutablePointer<Entry>

  /// What happens to a value that is sent while the same thread delivers another one.
  @usableFromInline
  enum Recursion {
    /// It is a mistake: the signal promises that its events come one after the other.
    case forbidden
    /// It is delivered at once, inside the other delivery.
    case nested
    /// It is delivered after the other one, in order.
    case queued
  }

  /// The observers at a moment, which stay there until the thread inside leaves.
  @usableFromInline
  struct Audience {
    @usableFromInline let entries: Storage
    @usableFromInline let count: Int

    @inlinable
    init(_ entries: Storage) {
      self.entries = entries
      count = ObserverTable.count(of: entries).pointee.load(ordering: .acquiring)
    }
  }

  @usableFromInline
  enum Entrance {
    case entered
    case nested
    case occupied
    case misused
    case ended
  }

  /// The thread inside must look at `pending`, `retired`, `leaving` or the end before it leaves.
  @usableFromInline static var attention: UInt { 1 }
  /// The storage is being changed in place, which takes a few instructions.
  @usableFromInline static var writing: UInt { 2 }
  /// No value is delivered from now on.
  @usableFromInline static var ended: UInt { 4 }
  @usableFromInline static var flags: UInt { attention | writing | ended }

  @usableFromInline let word = Synchronization.Atomic<UInt>(0)
  // Written under `lock`, read by the thread inside. The count is stored in front of the entries, so that a reader never sees
  // a count that does not belong to its storage.
  @usableFromInline let storage: Synchronization.Atomic<Storage>

  private let recursion: Recursion
  private let lock = Lock()
  // Guarded by `lock`.
  @exclusivity(unchecked) private var capacity = 0
  @exclusivity(unchecked) private var retired: [Storage] = []
  @exclusivity(unchecked) private var leaving: [Entry] = []
  @exclusivity(unchecked) private var pending: [() -> Void] = []
  @exclusivity(unchecked) private var isEnding = false
  @exclusivity(unchecked) private var isEndDue = false
  @exclusivity(unchecked) private var isAbandoned = false

  @usableFromInline
  init(_ recursion: Recursion) {
    self.recursion = recursion
    storage = Synchronization.Atomic(Self.none.storage)
  }

  /// - Parameter observer: Observes from the beginning.
  @usableFromInline
  init(_ recursion: Recursion, _ observer: AnyObject) {
    self.recursion = recursion
    capacity = 1
    let entries = Self.makeStorage(capacity: 1)
    entries.initialize(to: .passRetained(observer))
    Self.count(of: entries).pointee.store(1, ordering: .relaxed)
    storage = Synchronization.Atomic(entries)
  }

  deinit {
    let storage = storage.load(ordering: .relaxed)
    for index in 0..<count { storage[index].release() }
    Self.free(storage)
    for old in retired { Self.free(old) }
  }

  // MARK: Delivering

  @inlinable
  static var thread: UInt { UInt(pthread_self()) }

  @inlinable
  final func enter(_ thread: UInt) -> Bool {
    word.compareExchange(expected: 0, desired: thread, ordering: .acquiring).exchanged
  }

  @inlinable
  final func leave(_ thread: UInt) {
    if !word.compareExchange(expected: thread, desired: 0, ordering: .releasing).exchanged {
      leaveSlowly(thread)
    }
  }

  /// Who observes now; the caller has entered.
  @inlinable
  final var audience: Audience { Audience(storage.load(ordering: .acquiring)) }

  /// Enters, waits for a change of the storage, or says why it cannot.
  @usableFromInline
  final func enterSlowly(_ thread: UInt) -> Entrance {
    while true {
      let current = word.load(ordering: .relaxed)
      if current & ObserverTable.ended != 0 { return .ended }
      if current & ObserverTable.writing != 0 {
        sched_yield()
        continue
      }
      let owner = current & ~ObserverTable.flags
      if owner == 0 {
        let desired = current | thread
        if word.compareExchange(expected: current, desired: desired, ordering: .acquiring).exchanged
        {
          return .entered
        }
        continue
      }
      if owner != thread { return .occupied }
      switch recursion {
      case .forbidden: return .misused
      case .nested: return .nested
      case .queued: return .occupied
      }
    }
  }

  /// Leaves a delivery to the thread that is inside; if that has left meanwhile, makes it here.
  @usableFromInline
  final func enqueue(_ delivery: @escaping () -> Void) {
    let thread = ObserverTable.thread
    if enqueueOrEnter(thread, delivery) { leaveSlowly(thread) }
  }

  /// Leaves a delivery to the thread that is inside.
  ///
  /// - Returns: Whether that has left meanwhile, so that this thread is inside now and must call `leaveSlowly`.
  final func enqueueOrEnter(_ thread: UInt, _ delivery: @escaping () -> Void) -> Bool {
    lock.locked {
      if isEnding { return false }
      pending.append(delivery)
      return demandAttention(of: thread, and: 0)
    }
  }

  /// Called by the thread inside or by one that has just entered with `attention` set.
  @usableFromInline
  final func leaveSlowly(_ thread: UInt) {
    var hasEnded = false
    while true {
      var (retired, leaving, pending): ([Storage], [Entry], [() -> Void]) = ([], [], [])
      let endsNow = lock.locked {
        word.bitwiseAnd(~ObserverTable.attention, ordering: .acquiringAndReleasing)
        swap(&retired, &self.retired)
        swap(&leaving, &self.leaving)
        swap(&pending, &self.pending)
        defer { isEndDue = false }
        return isEndDue
      }
      for storage in retired { Self.free(storage) }
      for entry in leaving { entry.release() }
      if endsNow {
        hasEnded = true
        let last = takeAll()
        deliverEnd(to: last)
        for index in 0..<last.count { last.entries[index].release() }
        Self.free(last.entries)
      } else {
        for delivery in pending where word.load(ordering: .relaxed) & ObserverTable.ended == 0 {
          delivery()
        }
      }
      let current = word.load(ordering: .relaxed)
      if current & ObserverTable.attention == 0,
        word.compareExchange(
          expected: current,
          desired: current & ObserverTable.ended,
          ordering: .releasing
        ).exchanged
      {
        break
      }
    }
    if hasEnded { didEnd() }
  }

  // MARK: Ending

  /// Notes the end; the thread that is inside delivers it, or this one if there is none.
  ///
  /// - Parameters:
  ///   - store: Stores how it ended. Called once, with the lock held.
  ///   - behindOthers: Whether deliveries that were left to the thread inside come first.
  /// - Returns: False if such deliveries come first.
  final func end(_ store: () -> Void, behindOthers: Bool = true) -> Bool {
    let thread = ObserverTable.thread
    var comesFirst = true
    let isInside = lock.locked {
      if isEnding { return false }
      if behindOthers, !pending.isEmpty {
        comesFirst = false
        return false
      }
      isEnding = true
      isEndDue = true
      store()
      return demandAttention(of: thread, and: ObserverTable.ended)
    }
    if isInside { leaveSlowly(thread) }
    return comesFirst
  }

  /// Delivers the end.
  func deliverEnd(to observers: Audience) {}

  /// Called once after the end was delivered and the thread has left.
  func didEnd() {}

  /// Whether the end was noted.
  @inlinable
  final var hasEnded: Bool { word.load(ordering: .acquiring) & ObserverTable.ended != 0 }

  // MARK: Observers

  /// Those who observe now; on any thread.
  final var observers: [AnyObject] {
    lock.locked {
      let storage = storage.load(ordering: .relaxed)
      return (0..<count).map { storage[$0].takeUnretainedValue() }
    }
  }

  /// Whether there are observers.
  final var isObserved: Bool { count > 0 }

  /// Adds an observer, unless the signal has ended.
  @usableFromInline
  final func add(_ observer: AnyObject) -> Bool {
    let entry = Unmanaged.passRetained(observer)
    let isAdded = lock.locked {
      if isEnding { return false }
      append(entry)
      return true
    }
    if !isAdded { entry.release() }
    return isAdded
  }

  /// Removes an observer that was added.
  ///
  /// - Returns: Whether that leaves a signal that is neither observed nor referenced.
  final func remove(_ entry: Entry) -> Bool {
    var removed: Entry?
    let isUnused = lock.locked {
      let storage = storage.load(ordering: .relaxed)
      // From the end: who comes last usually leaves first.
      guard let index = (0..<count).last(where: { storage[$0].toOpaque() == entry.toOpaque() })
      else { return false }
      if claimWriting() {
        (storage + index).update(from: storage + index + 1, count: count - index - 1)
        count -= 1
        releaseWriting()
        removed = entry
      } else {
        moveOn(without: index)
        leaving.append(entry)
      }
      return isAbandoned && !isEnding && count == 0
    }
    removed?.release()
    return isUnused
  }

  /// Notes that nobody can observe the signal any more.
  ///
  /// - Returns: Whether nobody does.
  final func abandon() -> Bool {
    lock.locked {
      isAbandoned = true
      return !isEnding && count == 0
    }
  }

  /// Takes all observers out; the caller releases them and frees their storage.
  private func takeAll() -> Audience {
    lock.locked {
      defer {
        storage.store(Self.none.storage, ordering: .releasing)
        capacity = 0
      }
      return audience
    }
  }

  // MARK: Under the lock

  /// Enters with `attention` set, or sets it for the thread that is inside.
  private func demandAttention(of thread: UInt, and flags: UInt) -> Bool {
    while true {
      let current = word.load(ordering: .relaxed)
      let isFree = current & ~ObserverTable.flags == 0
      let desired = current | flags | ObserverTable.attention | (isFree ? thread : 0)
      if word.compareExchange(
        expected: current,
        desired: desired,
        ordering: .acquiringAndReleasing
      ).exchanged {
        return isFree
      }
    }
  }

  /// Claims the storage, to change it in place; if a thread is inside, demands instead that it frees what is replaced.
  private func claimWriting() -> Bool {
    while true {
      let current = word.load(ordering: .relaxed)
      let isFree = current & ~ObserverTable.flags == 0
      let desired = current | (isFree ? ObserverTable.writing : ObserverTable.attention)
      if word.compareExchange(
        expected: current,
        desired: desired,
        ordering: .acquiringAndReleasing
      ).exchanged {
        return isFree
      }
    }
  }

  private func releaseWriting() {
    word.bitwiseAnd(~ObserverTable.writing, ordering: .releasing)
  }

  /// The number of observers.
  private var count: Int {
    get {
      ObserverTable.count(of: storage.load(ordering: .relaxed)).pointee.load(ordering: .relaxed)
    }
    set {
      ObserverTable.count(of: storage.load(ordering: .relaxed)).pointee.store(
        newValue,
        ordering: .releasing
      )
    }
  }

  private func append(_ entry: Entry) {
    let end = count
    if end == capacity {
      capacity = max(2, capacity * 2)
      replaceStorage { new, old in
        new.update(from: old, count: end)
        return end
      }
    }
    storage.load(ordering: .relaxed)[end] = entry
    count = end + 1
  }

  private func moveOn(without index: Int) {
    let end = count
    replaceStorage { new, old in
      new.update(from: old, count: index)
      (new + index).update(from: old + index + 1, count: end - index - 1)
      return end - 1
    }
  }

  private func replaceStorage(_ fill: (_ new: Storage, _ old: Storage) -> Int) {
    let old = storage.load(ordering: .relaxed)
    let new = Self.makeStorage(capacity: capacity)
    ObserverTable.count(of: new).pointee.store(fill(new, old), ordering: .relaxed)
    if claimWriting() {
      storage.store(new, ordering: .releasing)
      releaseWriting()
      Self.free(old)
    } else {
      storage.store(new, ordering: .releasing)
      if old != Self.none.storage { retired.append(old) }
    }
  }

  // MARK: Storage

  /// The storage of a signal without observers, which all of them share.
  private struct NoEntries: @unchecked Sendable {
    let storage = ObserverTable.makeStorage(capacity: 0)
  }

  private static let none = NoEntries()

  private static func makeStorage(capacity: Int) -> Storage {
    let stride = MemoryLayout<Entry>.stride
    // Not `allocate`, which aligns the memory at twice the cost.
    guard let memory = malloc((capacity + 1) * stride) else {
      preconditionFailure("There is no memory for an observer.")
    }
    memory.bindMemory(to: Synchronization.Atomic<Int>.self, capacity: 1)
      .initialize(to: Synchronization.Atomic(0))
    return (memory + stride).bindMemory(to: Entry.self, capacity: capacity)
  }

  private static func free(_ storage: Storage) {
    if storage != none.storage { Glibc.free(storage - 1) }
  }

  /// The number of observers in a storage.
  @inlinable
  static func count(of storage: Storage) -> UnsafeMutablePointer<Synchronization.Atomic<Int>> {
    UnsafeMutableRawPointer(storage - 1)
      .assumingMemoryBound(to: Synchronization.Atomic<Int>.self)
  }
}
