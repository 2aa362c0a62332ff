/// The parts of a struct, a tuple or an enum's case, in one allocation.
@usableFromInline
package final class Record: ManagedBuffer<Record.Header, Value> {
  @usableFromInline
  package struct Header {
    @usableFromInline let count: Int
    /// The number of the enum's case.
    @usableFromInline let tag: Int
    /// How many of its parts are being changed in place.
    @usableFromInline var changes = 0

    @inlinable
    init(count: Int, tag: Int) {
      self.count = count
      self.tag = tag
    }
  }

  deinit {
    withUnsafeMutablePointers { header, parts in
      DeepRelease.deinitialize(parts, count: header.pointee.count)
    }
  }

  /// A record whose parts are still to be initialised.
  @inlinable @inline(__always)
  package static func uninitialized(_ count: Int, tag: Int = 0) -> Record {
    unsafeDowncast(
      create(minimumCapacity: count) { _ in Header(count: count, tag: tag) },
      to: Record.self
    )
  }

  package static func of(_ values: [Value], tag: Int = 0) -> Record {
    let record = uninitialized(values.count, tag: tag)
    let parts = record.parts
    for position in values.indices { (parts + position).initialize(to: values[position]) }
    return record
  }

  /// The parts that stand from `first` on, which are moved out of there.
  @inlinable @inline(__always)
  package static func moving(
    _ first: UnsafeMutablePointer<Value>,
    _ count: Int,
    tag: Int = 0
  ) -> Record {
    let record = uninitialized(count, tag: tag)
    record.parts.moveInitialize(from: first, count: count)
    return record
  }

  /// Where the parts are, as long as the record lives.
  @inlinable @inline(__always)
  package var parts: UnsafeMutablePointer<Value> { withUnsafeMutablePointerToElements { $0 } }
  /// Where the header is; each use of `header` itself would be checked for overlapping accesses.
  @inlinable @inline(__always)
  var own: UnsafeMutablePointer<Header> { withUnsafeMutablePointerToHeader { $0 } }

  @inlinable @inline(__always)
  package var count: Int { own.pointee.count }
  @inlinable @inline(__always)
  package var tag: Int { own.pointee.tag }

  /// A part; none where there is no such part, so that a mistake of ours stops the script and nothing else.
  @inlinable @inline(__always)
  package subscript(position: Int) -> Value {
    get {
      withUnsafeMutablePointers { header, parts in
        position < header.pointee.count ? parts[position] : .uninitialized
      }
    }
    set {
      withUnsafeMutablePointers { header, parts in
        if position < header.pointee.count { parts[position] = newValue }
      }
    }
  }

  @usableFromInline
  package func copy() -> Record {
    let copy = Record.uninitialized(count, tag: tag)
    withUnsafeMutablePointers { header, parts in
      copy.parts.initialize(from: parts, count: header.pointee.count)
    }
    return copy
  }

  /// Calls a function with where a part of the record in a place is; the record is copied first if others share it.
  ///
  /// Several parts of one record may be changed at a time, as in `swap(&pair.a, &pair.b)`.
  package static func change(
    _ place: UnsafeMutablePointer<Value>,
    part: Int,
    _ machine: Machine,
    _ body: (UnsafeMutablePointer<Value>) throws -> Void
  ) throws {
    guard case .record(var record) = place.move() else {
      place.initialize(to: .uninitialized)
      throw Value.uninitialized.unexpected(machine)
    }
    guard part < record.own.pointee.count else {
      place.initialize(to: .record(record))
      throw Value.uninitialized.unexpected(machine)
    }
    if record.own.pointee.changes == 0, !isKnownUniquelyReferenced(&record) {
      record = record.copy()
    }
    record.own.pointee.changes += 1
    place.initialize(to: .record(record))
    defer { record.own.pointee.changes -= 1 }
    try body(record.parts + part)
  }

  package var values: [Value] {
    withUnsafeMutablePointers { header, parts in
      Array(UnsafeBufferPointer(start: parts, count: header.pointee.count))
    }
  }
}

extension Value {
  package static func tuple(_ values: Value...) -> Value { .record(.of(values)) }
}
