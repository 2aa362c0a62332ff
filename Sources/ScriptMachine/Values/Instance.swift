import ScriptTypes

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
    /// Whether all of its properties have got values; the script's `deinit` does not run of an object whose initializer fails before.
    @usableFromInline var isWhole = false
    /// What others keep for the object, by names that they choose; it goes after the properties.
    var attachments: [String: AnyObject] = [:]
    /// Its neighbours among the objects that are alive.
    fileprivate unowned(unsafe) var previous: Instance?
    fileprivate unowned(unsafe) var next: Instance?
  }

  /// What others keep for the object, by a name that they choose.
  package subscript(attachment name: String) -> AnyObject? {
    get { header.attachments[name] }
    set { header.attachments[name] = newValue }
  }

  deinit {
    header.type.objects.instances.remove(self)
    if !header.isDeinitialized, header.isWhole, let deinitialize = header.type.deinitializer {
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
    type.objects.instances.add(instance)
    if let census = type.census { census.add(instance, "\(type.type)") }
    return instance
  }

  /// Notes that all of its properties have got values.
  @inlinable @inline(__always)
  package func becomeWhole() { withUnsafeMutablePointerToHeader { $0.pointee.isWhole = true } }

  /// Notes that an initializer of the class at the root fails, which may have given all properties values before.
  package func becomeWholeIfInitialized() {
    let isInitialized = (0..<header.count).allSatisfy {
      if case .uninitialized = self[$0] { false } else { true }
    }
    if isInitialized { becomeWhole() }
  }

  /// Lets go of all that it holds, which no code may use afterwards.
  func empty() {
    header.attachments = [:]
    for position in 0..<header.count { self[position] = .void }
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

extension Instance: LiveElement {
  var previous: Instance? {
    get { header.previous }
    set { header.previous = newValue }
  }
  var next: Instance? {
    get { header.next }
    set { header.next = newValue }
  }
}
