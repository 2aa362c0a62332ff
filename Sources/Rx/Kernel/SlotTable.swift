public import Synchronization

/// The observers of a subject, iterated with no lock held and no retain for each of them.
///
/// - A reader *pins* the table, goes over the slots that were there at that moment, and unpins it. While it is pinned
///   nothing that a reader might look at is moved, cleared or freed.
/// - Adding to a pinned table writes beyond what readers look at, or into a larger copy; the old storage waits.
/// - Removing from a pinned table waits until it is unpinned; the observer's lifetime already keeps elements out.
/// - A writer that finds the table unpinned keeps readers out for those few instructions and does it in place.
@usableFromInline
final class SlotTable {
  @usableFromInline typealias Storage = UnsafeMutablePointer<Unmanaged<Slot>?>

  /// How a subject ended.
  @usableFromInline
  enum Ending {
    case completed
    case failed(any Error)
    case disposed

    @usableFromInline
    init(_ error: (any Error)?) {
      self = if let error { .failed(error) } else { .completed }
    }
  }

  /// What a pinned table has to iterate; `unpin()` must follow.
  @usableFromInline
  struct Pin {
    @usableFromInline let storage: Storage
    @usableFromInline let count: Int

    @inlinable
    init(storage: Storage, count: Int) {
      self.storage = storage
      self.count = count
    }
  }

  // The word: the number of pins, and four flags above it.
  @usableFromInline static var writing: UInt { 1 << 63 }
  @usableFromInline static var ended: UInt { 1 << 62 }
  @usableFromInline static var untidy: UInt { 1 << 61 }
  /// There is an overlap detector; set from the start or never.
  @usableFromInline static var watched: UInt { 1 << 60 }
  @usableFromInline static var flags: UInt { writing | ended | untidy | watched }

  @usableFromInline let word = Atomic<UInt>(0)
  // Written under `lock`, read by readers. The count is loaded first and published last, so that a reader never sees
  // a count that the storage it sees does not have.
  @usableFromInline let storage: Atomic<Storage>
  @usableFromInline let count = Atomic<Int>(0)

  private let detector: OverlapDetector?
  private let lock = Lock()
  // Guarded by `lock`.
  @exclusivity(unchecked) private var capacity = 4
  @exclusivity(unchecked) private var live = 0
  @exclusivity(unchecked) private var leaving: [Unmanaged<Slot>] = []
  @exclusivity(unchecked) private var retired: [Storage] = []
  @exclusivity(unchecked) private var ending: Ending?

  /// - Parameter name: The subject's, for warnings.
  @usableFromInline
  init(_ name: @autoclosure () -> String = "A subject") {
    detector = .ifWanted(for: name())
    let first = Storage.allocate(capacity: 4)
    first.initialize(repeating: nil, count: 4)
    storage = Atomic(first)
    if detector != nil { word.store(SlotTable.watched, ordering: .relaxed) }
  }

  deinit {
    // Nobody can be pinned here: whoever iterates holds the table.
    let storage = storage.load(ordering: .relaxed)
    for index in 0..<count.load(ordering: .relaxed) { storage[index]?.release() }
    storage.deallocate()
    for old in retired { old.deallocate() }
  }

  /// Whether there are observers.
  var isEmpty: Bool { lock.locked { live == 0 } }

  // MARK: Reading

  /// Pins the table, or returns nil if it has ended.
  @inlinable
  func pin() -> Pin? {
    let old = word.add(1, ordering: .acquiring).oldValue
    if old & (SlotTable.writing | SlotTable.ended | SlotTable.watched) != 0 { return pinSlowly() }
    let count = count.load(ordering: .acquiring)
    return Pin(storage: storage.load(ordering: .acquiring), count: count)
  }

  @inlinable
  func unpin() {
    let old = word.subtract(1, ordering: .releasing).oldValue
    if old & (SlotTable.untidy | SlotTable.watched) != 0 { unpinSlowly(old) }
  }

  @usableFromInline
  func unpinSlowly(_ old: UInt) {
    detector?.leave()
    tidyIfLast(old)
  }

  private func tidyIfLast(_ old: UInt) {
    if old & ~(SlotTable.ended | SlotTable.watched) == SlotTable.untidy + 1 { tidy() }
  }

  /// Pins while the caller changes what belongs to the table (a current value, a buffer) in the same step.
  @usableFromInline
  func pin(_ change: () -> Void) -> Pin? {
    detector?.enter()
    let pin: Pin? = locked {
      if word.load(ordering: .relaxed) & SlotTable.ended != 0 { return nil }
      change()
      _ = word.add(1, ordering: .acquiring)
      return Pin(
        storage: storage.load(ordering: .relaxed),
        count: count.load(ordering: .relaxed)
      )
    }
    if pin == nil { detector?.leave() }
    return pin
  }

  @usableFromInline
  func pinSlowly() -> Pin? {
    tidyIfLast(word.subtract(1, ordering: .releasing).oldValue)
    return pin {}
  }

  /// Does `send`, which sends the stop event to the observers that `end` returned.
  func sendingEnd(_ send: () -> Void) {
    detector?.enter()
    send()
    detector?.leave()
  }

  // MARK: Writing

  /// Adds an observer, unless the table has ended.
  ///
  /// - Parameter admit: Called in the same step as the adding, to read what belongs to the table.
  /// - Returns: What takes the observer out again, or nil if the table has ended.
  @usableFromInline
  func add(_ slot: Slot, admit: () -> Void = {}) -> SlotTicket? {
    let reference = Unmanaged.passRetained(slot)
    let added = lock.locked {
      if hasEnded { return false }
      admit()
      append(reference)
      return true
    }
    if added { return SlotTicket(table: self, slot: reference) }
    reference.release()
    return nil
  }

  /// Takes an observer out; the reference is good as long as the table has not ended.
  func remove(_ reference: Unmanaged<Slot>) {
    let gone: [Unmanaged<Slot>] = lock.locked {
      if hasEnded { return [] }
      live -= 1
      if claimWriting() {
        takeOut(reference)
        releaseWriting()
        return [reference]
      }
      leaving.append(reference)
      return tidyNowOrLater()
    }
    for reference in gone { reference.release() }
  }

  /// Ends the table: no observer can be added any more, and the ones in it are returned, in order.
  ///
  /// - Parameter change: Called in the same step.
  /// - Returns: The observers; none if the table had ended before.
  @usableFromInline
  func end(_ ending: Ending, _ change: () -> Void = {}) -> [Slot] {
    let (slots, gone): ([Slot], [Unmanaged<Slot>]) = lock.locked {
      if hasEnded {
        if case .disposed = ending { self.ending = ending }
        return ([], [])
      }
      change()
      self.ending = ending
      let storage = storage.load(ordering: .relaxed)
      var slots: [Slot] = []
      slots.reserveCapacity(live)
      for index in 0..<count.load(ordering: .relaxed) {
        // Also those that are about to leave: their lifetimes are over and let nothing through.
        if let slot = storage[index]?.takeUnretainedValue() { slots.append(slot) }
      }
      live = 0
      leaving = []
      word.bitwiseOr(SlotTable.ended, ordering: .relaxed)
      return (slots, tidyNowOrLater())
    }
    for reference in gone { reference.release() }
    return slots
  }

  /// How the table ended, or nil if it has not.
  var howItEnded: Ending? { lock.locked { ending } }

  /// Does `body` in one step with respect to adding, ending and changing.
  @usableFromInline
  func locked<Result>(_ body: () -> Result) -> Result {
    lock.locked(body)
  }

  // MARK: Under the lock

  private var hasEnded: Bool { word.load(ordering: .relaxed) & SlotTable.ended != 0 }

  private func claimWriting() -> Bool {
    let idle = word.load(ordering: .relaxed) & SlotTable.flags
    return word.compareExchange(
      expected: idle,
      desired: idle | SlotTable.writing,
      ordering: .acquiring
    ).exchanged
  }

  private func releaseWriting() {
    word.bitwiseAnd(~SlotTable.writing, ordering: .releasing)
  }

  private func append(_ reference: Unmanaged<Slot>) {
    let end = count.load(ordering: .relaxed)
    if end == capacity { grow() }
    reference._withUnsafeGuaranteedRef { $0.index = end }
    storage.load(ordering: .relaxed)[end] = reference
    count.store(end + 1, ordering: .releasing)
    live += 1
  }

  private func grow() {
    let old = storage.load(ordering: .relaxed)
    let larger = Storage.allocate(capacity: capacity * 2)
    larger.initialize(from: old, count: capacity)
    (larger + capacity).initialize(repeating: nil, count: capacity)
    capacity *= 2
    storage.store(larger, ordering: .releasing)
    // A reader may have loaded the old address before this.
    retired.append(old)
    _ = tidyNowOrLater()
  }

  /// Leaves a hole, so that removing costs the same wherever it happens; holes are squeezed out when they are many.
  private func takeOut(_ reference: Unmanaged<Slot>) {
    let storage = storage.load(ordering: .relaxed)
    var end = count.load(ordering: .relaxed)
    storage[reference._withUnsafeGuaranteedRef { $0.index }] = nil
    while end > 0, storage[end - 1] == nil { end -= 1 }
    if end > 8, live < end / 2 { end = squeeze(storage, end) }
    count.store(end, ordering: .relaxed)
  }

  private func squeeze(_ storage: Storage, _ end: Int) -> Int {
    var kept = 0
    for index in 0..<end {
      guard let reference = storage[index] else { continue }
      storage[index] = nil
      storage[kept] = reference
      reference._withUnsafeGuaranteedRef { $0.index = kept }
      kept += 1
    }
    return kept
  }

  /// Tidies if nobody is pinned, and otherwise has the last one to unpin do it.
  private func tidyNowOrLater() -> [Unmanaged<Slot>] {
    // Marked before the attempt: a reader that unpins between the two sees the mark.
    word.bitwiseOr(SlotTable.untidy, ordering: .relaxed)
    return claimWriting() ? tidyClaimed() : []
  }

  private func tidyClaimed() -> [Unmanaged<Slot>] {
    word.bitwiseAnd(~SlotTable.untidy, ordering: .relaxed)
    for old in retired { old.deallocate() }
    retired = []
    var gone = leaving
    leaving = []
    for reference in gone { takeOut(reference) }
    if hasEnded {
      let storage = storage.load(ordering: .relaxed)
      for index in 0..<count.load(ordering: .relaxed) {
        if let reference = storage[index] { gone.append(reference) }
        storage[index] = nil
      }
      count.store(0, ordering: .relaxed)
    }
    releaseWriting()
    return gone
  }

  /// Does what waited for the table to be unpinned.
  @usableFromInline
  func tidy() {
    // A reader that came in meanwhile does it instead.
    let gone = lock.locked { claimWriting() ? tidyClaimed() : [] }
    for reference in gone { reference.release() }
  }
}
