public import Synchronization

/// The observers of a subject, iterated with no lock held and no retain for each of them.
///
/// - A reader *pins* the table, goes over the slots that were there at that moment, and unpins it. While it is pinned
///   nothing that a reader might look at is moved, cleared or freed.
/// - Adding to a pinned table writes beyond what readers look at, or into a larger copy; the old storage waits.
/// - Removing from a pinned table waits until it is unpinned; the observer's lifetime already keeps elements out. When more
///   are waiting than stay, later readers get a storage without them, so that what a reader goes over stays in proportion.
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
  // Written under `lock`, read by readers. How many places are taken stands in front of them, so that a reader never sees a
  // number that the storage it sees does not have.
  @usableFromInline let storage: Atomic<Storage>

  private let detector: OverlapDetector?
  private let lock = Lock()
  // Guarded by `lock`.
  @exclusivity(unchecked) private var capacity = 4
  @exclusivity(unchecked) private var live = 0
  // Those that are in the storage still, and those that only readers of a retired storage see.
  @exclusivity(unchecked) private var leaving: [Unmanaged<Slot>] = []
  @exclusivity(unchecked) private var evicted: [Unmanaged<Slot>] = []
  @exclusivity(unchecked) private var retired: [Storage] = []
  @exclusivity(unchecked) private var ending: Ending?

  /// - Parameter name: The subject's, for warnings.
  @usableFromInline
  init(_ name: @autoclosure () -> String = "A subject") {
    detector = .ifWanted(for: name())
    storage = Atomic(SlotTable.makeStorage(capacity: 4))
    if detector != nil { word.store(SlotTable.watched, ordering: .relaxed) }
  }

  deinit {
    // Nobody can be pinned here: whoever iterates holds the table.
    let storage = storage.load(ordering: .relaxed)
    for index in 0..<count { storage[index]?.release() }
    SlotTable.free(storage)
    for old in retired { SlotTable.free(old) }
    for slot in evicted { slot.release() }
  }

  private static func makeStorage(capacity: Int) -> Storage {
    let stride = MemoryLayout<Unmanaged<Slot>?>.stride
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: (capacity + 1) * stride,
      alignment: stride
    )
    memory.bindMemory(to: Atomic<Int>.self, capacity: 1).initialize(to: Atomic(0))
    let places = (memory + stride).bindMemory(to: Unmanaged<Slot>?.self, capacity: capacity)
    places.initialize(repeating: nil, count: capacity)
    return places
  }

  private static func free(_ storage: Storage) {
    UnsafeMutableRawPointer(storage - 1).deallocate()
  }

  /// How many places are taken, by slots and holes.
  @inlinable
  static func count(of storage: Storage) -> UnsafeMutablePointer<Atomic<Int>> {
    UnsafeMutableRawPointer(storage - 1).assumingMemoryBound(to: Atomic<Int>.self)
  }

  /// Whether there are observers.
  var isEmpty: Bool { lock.locked { live == 0 } }

  // MARK: Reading

  /// Pins the table, or returns nil if it has ended.
  @inlinable
  func pin() -> Pin? {
    let old = word.add(1, ordering: .acquiring).oldValue
    if old & (SlotTable.writing | SlotTable.ended | SlotTable.watched) != 0 { return pinSlowly() }
    let storage = storage.load(ordering: .acquiring)
    return Pin(
      storage: storage,
      count: SlotTable.count(of: storage).pointee.load(ordering: .acquiring)
    )
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
        count: count
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
    let gone: [Unmanaged<Slot>]? = lock.locked {
      if hasEnded { return nil }
      admit()
      return append(reference)
    }
    guard let gone else {
      reference.release()
      return nil
    }
    for reference in gone { reference.release() }
    return SlotTicket(table: self, slot: reference)
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
      if leaving.count > live + 8 { moveOn() }
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
      for index in 0..<count {
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

  /// How many places of the current storage are taken.
  private var count: Int {
    get { SlotTable.count(of: storage.load(ordering: .relaxed)).pointee.load(ordering: .relaxed) }
    set {
      SlotTable.count(of: storage.load(ordering: .relaxed)).pointee.store(
        newValue,
        ordering: .releasing
      )
    }
  }

  /// - Returns: Slots to be released, that had to wait for the table to be unpinned.
  private func append(_ reference: Unmanaged<Slot>) -> [Unmanaged<Slot>] {
    let gone = count == capacity ? grow() : []
    let end = count
    reference._withUnsafeGuaranteedRef { $0.index = end }
    storage.load(ordering: .relaxed)[end] = reference
    count = end + 1
    live += 1
    return gone
  }

  private func grow() -> [Unmanaged<Slot>] {
    capacity *= 2
    replaceStorage { _ in true }
    return tidyNowOrLater()
  }

  /// Leaves the storage to those who are reading it, and goes on in one without the slots that are leaving.
  private func moveOn() {
    for reference in leaving { reference._withUnsafeGuaranteedRef { $0.index = -1 } }
    replaceStorage { $0.index >= 0 }
    evicted += leaving
    leaving = []
  }

  private func replaceStorage(keeping isKept: (Slot) -> Bool) {
    let (old, end) = (storage.load(ordering: .relaxed), count)
    let new = SlotTable.makeStorage(capacity: capacity)
    var kept = 0
    for index in 0..<end {
      guard let reference = old[index], reference._withUnsafeGuaranteedRef(isKept) else { continue }
      new[kept] = reference
      reference._withUnsafeGuaranteedRef { $0.index = kept }
      kept += 1
    }
    SlotTable.count(of: new).pointee.store(kept, ordering: .relaxed)
    storage.store(new, ordering: .releasing)
    // A reader may have loaded the old address before this.
    retired.append(old)
  }

  /// Leaves a hole, so that removing costs the same wherever it happens; holes are squeezed out when they are many.
  private func takeOut(_ reference: Unmanaged<Slot>) {
    let storage = storage.load(ordering: .relaxed)
    var end = count
    storage[reference._withUnsafeGuaranteedRef { $0.index }] = nil
    while end > 0, storage[end - 1] == nil { end -= 1 }
    if end > 8, live < end / 2 { end = squeeze(storage, end) }
    count = end
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
    for old in retired { SlotTable.free(old) }
    retired = []
    for reference in leaving { takeOut(reference) }
    var gone = leaving + evicted
    leaving = []
    evicted = []
    if hasEnded {
      let storage = storage.load(ordering: .relaxed)
      for index in 0..<count {
        if let reference = storage[index] { gone.append(reference) }
        storage[index] = nil
      }
      count = 0
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
