/// An object of a class that a script declares, or the part of one that the script declares: its class, and its stored
/// properties behind.
@usableFromInline
package final class Instance: ManagedBuffer<Instance.Header, Value> {
  @usableFromInline
  package struct Header {
    /// The object's own class, with its arguments.
    @usableFromInline let type: TypeMetadata
    let count: Int
    /// Whether the script's `deinit` has run or is running, or is the business of the host's object that owns the part.
    var isDeinitialized: Bool
  }

  deinit {
    if !header.isDeinitialized, let deinitialize = header.type.deinitializer {
      // Script code may not hold on to an object that is going: it sees another one with the same properties.
      let remains = Instance.make(header.type, header.count)
      remains.header.isDeinitialized = true
      remains.fields.moveUpdate(from: fields, count: header.count)
      deinitialize(.object(remains))
      return
    }
    withUnsafeMutablePointers { header, fields in
      DeepRelease.deinitialize(fields, count: header.pointee.count)
    }
  }

  /// An object whose properties have no values yet.
  ///
  /// - Parameter isPart: Whether an object of the host will own it.
  package static func make(_ type: TypeMetadata, _ count: Int, isPart: Bool = false) -> Instance {
    let buffer = create(minimumCapacity: count) { _ in
      Header(type: type, count: count, isDeinitialized: isPart)
    }
    let instance = unsafeDowncast(buffer, to: Instance.self)
    instance.fields.initialize(repeating: .uninitialized, count: count)
    return instance
  }

  /// Where the properties are, as long as the object lives.
  @inlinable @inline(__always)
  package var fields: UnsafeMutablePointer<Value> { withUnsafeMutablePointerToElements { $0 } }
  @inlinable @inline(__always)
  package subscript(position: Int) -> Value {
    get { withUnsafeMutablePointerToElements { $0[position] } }
    set { withUnsafeMutablePointerToElements { $0[position] = newValue } }
  }

  @inlinable @inline(__always)
  package var type: TypeMetadata { withUnsafeMutablePointerToHeader { $0.pointee.type } }
}
