import ReactiveKernel
public import Synchronization

/// The observers of a subject, which can be iterated without holding a lock and without a retain for each.
///
/// - A reader *pins* the table, iterates over the slots that are there at that moment, and unpins it. While the table is
///   pinned, nothing that a reader can see is moved, cleared or freed.
/// - Adding to a pinned table writes behind the slots that readers see, or into a larger copy; the old storage is freed
///   later.
/// - Removing from a pinned table waits until it is unpinned; the observer's lifetime already keeps events out. When more
///   slots wait than stay, later readers get a storage without them, so that the cost of a read stays in proportion.
/// - A writer that finds the table unpinned blocks readers for a few instructions and changes it in place.
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

  /// The slots of a pinned table; `unpin()` must be called afterwards.
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
  /// There is an overlap detector or an admission check; set from the start or never.
  @usableFromInline static var watched: UInt { 1 << 60 }
  @usableFromInline static var flags: UInt { writing | ended | untidy | watched }

  @usableFromInline let word = Atomic<UInt>(0)
  // Written under `lock`, read by readers. The count is stored in front of the slots, so that a reader never sees a count
  // that does not belong to its storage.
  @usableFromInline let storage: Atomic<Storage>

  private let detector: OverlapDetector?
  private let admits: Admission.Check?
  private let lock = Lock()
  // Guarded by `lock`.
  @exclusivity(unchecked) private var capacity = 4
  @exclusivity(unchecked) private var live = 0
  // Removed slots that are still in the storage, and those that are only in a retired storage.
  @exclusivity(unchecked) private var leaving: [Unmanaged<Slot>] = []
  @exclusivity(unchecked) private var evicted: [Unmanaged<Slot>] = []
  @exclusivity(unchecked) private var retired: [Storage] = []
  @exclusivity(unchecked) private var ending: Ending?

  /// - Parameter name: The subject's, for warnings.
  @usableFromInline
  init(_ name: @autoclosure () -> String = "A subject") {
    detector = .ifWanted(for: name())
    admits = Admission.check?()
    storage = Atomic(SlotTable.makeStorage(capacity: 4))
    if detector != nil || admits != nil { word.store(SlotTable.watched, ordering: .relaxed) }
  }

  deinit {
    // There are no readers here: each of them holds the table.
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

  /// The number of slots and holes.
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

  /// Pins the table, and calls `change` in the same critical section, to change what belongs to the table (a current value, a
  /// buffer).
  @usableFromInline
  func pin(_ change: () -> Void) -> Pin? {
    if let admits, !admits() { return nil }
    detector?.enter()
    let pin: Pin? = locked {
      if hasEnded { return nil }
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

  /// Calls `send`, which sends the terminal event to the observers that `end` returned.
  func sendingEnd(_ send: () -> Void) {
    if let admits, !admits() { return }
    detector?.enter()
    send()
    detector?.leave()
  }

  // MARK: Writing

  /// Adds an observer, unless the table has ended.
  ///
  /// - Parameter admit: Called in the same step as the adding, to read what belongs to the table.
  /// - Returns: What removes the observer, or nil if the table has ended.
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

  /// Removes an observer.
  ///
  /// The reference is valid until the table ends.
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

  /// Ends the table: no observer can be added from now on.
  ///
  /// Returns its observers, in order.
  ///
  /// - Parameter change: Called in the same critical section.
  /// - Returns: The observers; none if the table had already ended.
  @usableFromInline
  func end(_ ending: Ending, _ change: () -> Void = {}) -> [Slot] {
    // The previous ending is released after the lock: the `deinit` of an error may call other code.
    var old: Ending?
    let (slots, gone): ([Slot], [Unmanaged<Slot>]) = lock.locked {
      if hasEnded {
        if case .disposed = ending {
          swap(&old, &self.ending)
          self.ending = ending
        }
        return ([], [])
      }
      change()
      self.ending = ending
      let storage = storage.load(ordering: .relaxed)
      var slots: [Slot] = []
      slots.reserveCapacity(live)
      for index in 0..<count {
        // Including those to be removed: their lifetimes are over, so they receive nothing.
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

  /// Whether the table has ended; without the lock, it may end at any moment.
  @inlinable
  var hasEnded: Bool { word.load(ordering: .relaxed) & SlotTable.ended != 0 }

  /// How the table ended, or nil if it has not.
  var howItEnded: Ending? { lock.locked { ending } }

  /// Calls `body` with the lock held.
  @usableFromInline
  func locked<Result>(_ body: () -> Result) -> Result {
    lock.locked(body)
  }

  // MARK: Under the lock

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

  /// The number of slots and holes in the current storage.
  private var count: Int {
    get { SlotTable.count(of: storage.load(ordering: .relaxed)).pointee.load(ordering: .relaxed) }
    set {
      SlotTable.count(of: storage.load(ordering: .relaxed)).pointee.store(
        newValue,
        ordering: .releasing
      )
    }
  }

  /// - Returns: Slots that had to wait for the table to be unpinned, and can be released.
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

  /// Replaces the storage by one without the slots that are to be removed; readers keep the old one.
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

  /// Leaves a hole, so that removal takes constant time; when there are many holes, the slots are moved together.
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

  /// Cleans up if there is no reader, and otherwise leaves that to the last one to unpin.
  private func tidyNowOrLater() -> [Unmanaged<Slot>] {
    // Set before the attempt, so that a reader that unpins in between sees it.
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

  /// Does the work that had to wait until the table was unpinned.
  @usableFromInline
  func tidy() {
    // If there is a new reader, it does this instead.
    let gone = lock.locked { claimWriting() ? tidyClaimed() : [] }
    for reference in gone { reference.release() }
  }
}
