/// The identity of an attachment.
///
/// Keep it in a constant.
public final class AttachmentKey<Value>: Sendable {
  public init() {}
}

/// What others keep with an object or a session, each value under the key of who put it there.
struct Attachments {
  private final class Box<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  // In order of the first attachment. The key of an entry determines the type of its box.
  private var entries: [(key: ObjectIdentifier, box: AnyObject)] = []

  subscript<Value>(key: AttachmentKey<Value>) -> Value? {
    let id = ObjectIdentifier(key)
    guard let entry = entries.first(where: { $0.key == id }) else { return nil }
    return unsafeDowncast(entry.box, to: Box<Value>.self).value
  }

  /// Puts a value under a key, or nothing.
  ///
  /// - Returns: What holds the value that was there. The caller lets go of it when it is whole again, since a `deinit`
  ///   can come back to it.
  mutating func replace<Value>(_ key: AttachmentKey<Value>, with value: Value?) -> AnyObject? {
    let id = ObjectIdentifier(key)
    let index = entries.firstIndex { $0.key == id }
    let old = index.map { entries.remove(at: $0).box }
    if let value { entries.insert((id, Box(value)), at: index ?? entries.endIndex) }
    return old
  }

  /// Takes the newest attachment away and returns what holds it; `nil` if there is none.
  mutating func popLast() -> AnyObject? { entries.popLast()?.box }
}
