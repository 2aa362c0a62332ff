/// What a value in a place holds, where it is: reading it counts no reference, changing it takes nothing out.
///
/// A value's payload stands first in it, as it is, and the number of its case behind. No other code may run meanwhile.
extension UnsafeMutablePointer<Value> {
  @inlinable @inline(__always)
  package var object: Unmanaged<Instance>? {
    guard case .object = pointee else { return nil }
    return UnsafeRawPointer(self).load(as: Unmanaged<Instance>.self)
  }

  @inlinable @inline(__always)
  package var record: Unmanaged<Record>? {
    guard case .record = pointee else { return nil }
    return UnsafeRawPointer(self).load(as: Unmanaged<Record>.self)
  }

  @inlinable @inline(__always)
  package var array: UnsafeMutablePointer<[Value]>? {
    guard case .array = pointee else { return nil }
    return UnsafeMutableRawPointer(self).assumingMemoryBound(to: [Value].self)
  }

  @inlinable @inline(__always)
  package var text: UnsafeMutablePointer<String>? {
    guard case .string = pointee else { return nil }
    return UnsafeMutableRawPointer(self).assumingMemoryBound(to: String.self)
  }

  /// Where a field of the object in a place is.
  @inlinable @inline(__always)
  package func field(_ position: Int) -> UnsafeMutablePointer<Value>? {
    if let object { return object._withUnsafeGuaranteedRef { $0.fields + position } }
    return pointee.part.map { $0.fields + position }
  }

  /// Where a part of the record in a place is, to be read.
  @inlinable @inline(__always)
  package func part(_ position: Int, _ machine: Machine) throws -> UnsafeMutablePointer<Value> {
    guard let record else { throw pointee.unexpected(machine) }
    return try record._withUnsafeGuaranteedRef {
      guard position < $0.count else { throw Value.uninitialized.unexpected(machine) }
      return $0.parts + position
    }
  }

  /// Where a part of the record in a place is, to be changed: the record is copied first if others share it.
  @inlinable @inline(__always)
  package func ownPart(_ position: Int, _ machine: Machine) throws -> UnsafeMutablePointer<Value> {
    guard case .record = pointee else { throw pointee.unexpected(machine) }
    let record = UnsafeMutableRawPointer(self).assumingMemoryBound(to: Record.self)
    if !isKnownUniquelyReferenced(&record.pointee), record.pointee.own.pointee.changes == 0 {
      record.pointee = record.pointee.copy()
    }
    return record.pointee.parts + position
  }

  /// Where an element of the array in a place is, to be read; `nil` if it has no such element.
  @inlinable @inline(__always)
  package func element(_ index: Int, _ machine: Machine) throws -> UnsafeMutablePointer<Value>? {
    guard let array else { throw pointee.unexpected(machine) }
    return array.pointee.withUnsafeBufferPointer { elements in
      guard index >= 0, index < elements.count else { return nil }
      return UnsafeMutablePointer(mutating: elements.baseAddress.unsafelyUnwrapped + index)
    }
  }

  /// Where an element of the array in a place is, to be changed; `nil` if it has no such element.
  @inlinable @inline(__always)
  package func ownElement(
    _ index: Int,
    _ machine: Machine
  ) throws -> UnsafeMutablePointer<Value>? {
    guard let array else { throw pointee.unexpected(machine) }
    guard index >= 0, index < array.pointee.count else { return nil }
    return array.pointee.withUnsafeMutableBufferPointer {
      $0.baseAddress.unsafelyUnwrapped + index
    }
  }

  @inlinable @inline(__always)
  package var table: Unmanaged<HashTable>? {
    guard case .native(let object) = pointee, Swift.type(of: object) == HashTable.self else {
      return nil
    }
    return UnsafeRawPointer(self).load(as: Unmanaged<HashTable>.self)
  }

  /// The table in a place, to be changed: it is copied first if others share it.
  package func ownTable(_ machine: Machine) throws -> HashTable {
    guard table != nil else { throw pointee.unexpected(machine) }
    let table = UnsafeMutableRawPointer(self).assumingMemoryBound(to: HashTable.self)
    if !isKnownUniquelyReferenced(&table.pointee) {
      table.pointee = HashTable(copying: table.pointee)
    }
    return table.pointee
  }
}
