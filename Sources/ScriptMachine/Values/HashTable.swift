import ScriptTypes

/// The storage of a dictionary or a set: entries in the order of their insertion, found by the hash values of their keys.
@usableFromInline
package final class HashTable {
  /// How keys are hashed and compared.
  private enum KeyKind { case int, string, other }

  package let keyType: TypeMetadata
  private let kind: KeyKind
  /// The keys of the entries; `.uninitialized` where one was removed.
  @exclusivity(unchecked) private var keys: [Value] = []
  /// The values of a dictionary's entries; as many as keys, or none.
  @exclusivity(unchecked) private var values: [Value] = []
  @exclusivity(unchecked) private var hashes: [Int] = []
  /// For each hash value, in the low bits, the first place that was free: the number of an entry.
  @exclusivity(unchecked) private var slots: [Int32] = []
  @exclusivity(unchecked) package private(set) var count = 0
  /// No entry is left before it.
  @exclusivity(unchecked) private var first = 0

  private static let free: Int32 = -1
  private static let smallest = 8

  package init(keyType: TypeMetadata) {
    self.keyType = keyType
    kind =
      switch keyType.representation {
      case .integer: .int
      case .string, .character: .string
      default: .other
      }
  }

  package init(copying other: HashTable) {
    keyType = other.keyType
    kind = other.kind
    (keys, values, hashes, slots) = (other.keys, other.values, other.hashes, other.slots)
    (count, first) = (other.count, other.first)
  }

  // MARK: Entries by number

  /// The number of the first entry from a number on; `end` if there is none.
  package func entry(from position: Int) -> Int {
    var next = max(position, first)
    while next < keys.count {
      if case .uninitialized = keys[next] { next += 1 } else { break }
    }
    return next
  }

  package var end: Int { keys.count }

  package func isEntry(_ position: Int) -> Bool {
    guard keys.indices.contains(position) else { return false }
    if case .uninitialized = keys[position] { return false }
    return true
  }

  package func key(at position: Int) -> Value { keys[position] }
  package func value(at position: Int) -> Value { values[position] }

  /// Moves an entry's value out, until another one is set.
  package func takeValue(at position: Int) -> Value {
    var value = Value.uninitialized
    swap(&value, &values[position])
    return value
  }

  package func setValue(_ value: Value, at position: Int) { values[position] = value }

  /// Changes an entry's value where it is.
  package func change(
    at position: Int,
    _ body: (UnsafeMutablePointer<Value>) throws -> Void
  ) rethrows {
    try values.withUnsafeMutableBufferPointer {
      try body($0.baseAddress.unsafelyUnwrapped + position)
    }
  }

  /// Where an entry's value is, until entries are added or the table is copied.
  package func pointer(at position: Int) -> UnsafeMutablePointer<Value> {
    values.withUnsafeMutableBufferPointer { $0.baseAddress.unsafelyUnwrapped + position }
  }

  package var allKeys: [Value] {
    keys.filter { if case .uninitialized = $0 { false } else { true } }
  }

  package var allValues: [Value] {
    values.enumerated().compactMap { isEntry($0) ? $1 : nil }
  }

  // MARK: Finding

  /// The number of the entry with a key.
  package func find(_ key: Value, _ machine: Machine) throws -> Int? {
    if count == 0 { return nil }
    return try find(key, hash(key, machine), machine)
  }

  private func find(_ key: Value, _ hash: Int, _ machine: Machine) throws -> Int? {
    guard !slots.isEmpty else { return nil }
    let mask = slots.count - 1
    var slot = hash & mask
    while true {
      let position = Int(slots[slot])
      if position < 0 { return nil }
      if hashes[position] == hash, try isSame(keys[position], key, machine) { return position }
      slot = (slot + 1) & mask
    }
  }

  @inline(__always)
  private func isSame(_ own: Value, _ key: Value, _ machine: Machine) throws -> Bool {
    switch (own, key) {
    case (.int(let one), .int(let other)) where kind == .int: return one == other
    case (.string(let one), .string(let other)) where kind == .string: return one == other
    case (.uninitialized, _): return false
    default: return try machine.equal(own, key, keyType)
    }
  }

  @inline(__always)
  private func hash(_ key: Value, _ machine: Machine) throws -> Int {
    switch key {
    case .int(let number) where kind == .int:
      let mixed = number &* -0x61c8_8646_80b5_83eb
      return mixed ^ (mixed >> 32)
    // The order of entries doesn't depend on hash values, so that they need not be the same in every run.
    case .string(let text) where kind == .string: return text.hashValue
    default:
      let hasher = HasherState()
      try machine.hash(key, keyType, into: hasher)
      return hasher.result
    }
  }

  // MARK: Changing

  /// Adds an entry, or gives the one with this key another value.
  ///
  /// - Parameter value: `nil` in a set.
  /// - Returns: The number of the entry that was there before.
  @discardableResult
  package func insert(_ key: Value, _ value: Value?, _ machine: Machine) throws -> Int? {
    let hash = try hash(key, machine)
    if let position = try find(key, hash, machine) {
      if let value { values[position] = value }
      return position
    }
    if (keys.count + 1) * 4 > slots.count * 3 { grow() }
    place(keys.count, hash)
    keys.append(key)
    hashes.append(hash)
    if let value { values.append(value) }
    count += 1
    machine.countElements(8)
    return nil
  }

  /// Puts another key, equal to the one that is there, in its place.
  package func replaceKey(_ key: Value, at position: Int) { keys[position] = key }

  /// Takes an entry out.
  package func remove(at position: Int) {
    keys[position] = .uninitialized
    if !values.isEmpty { values[position] = .uninitialized }
    count -= 1
    if count == 0 {
      removeAll()
    } else if position == first {
      first = entry(from: position)
    }
  }

  package func removeAll() {
    (keys, values, hashes, slots) = ([], [], [], [])
    (count, first) = (0, 0)
  }

  private func place(_ position: Int, _ hash: Int) {
    let mask = slots.count - 1
    var slot = hash & mask
    while slots[slot] != Self.free { slot = (slot + 1) & mask }
    slots[slot] = Int32(position)
  }

  /// Makes room for more entries, and forgets removed ones.
  private func grow() {
    if count < keys.count {
      let left = keys.indices.filter(isEntry)
      if !values.isEmpty { values = left.map { values[$0] } }
      hashes = left.map { hashes[$0] }
      keys = left.map { keys[$0] }
      first = 0
    }
    var size = Self.smallest
    while size * 3 < (count + 1) * 5 { size <<= 1 }
    slots = Array(repeating: Self.free, count: size)
    for position in keys.indices { place(position, hashes[position]) }
  }
}
