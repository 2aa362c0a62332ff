enum Dictionaries: LibraryPart {
  static let declaration = #"""
    struct Dictionary<Key: Hashable, Value>: Collection, ExpressibleByDictionaryLiteral, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
      struct Index: Hashable, Comparable {}
      typealias Element = (key: Key, value: Value)
      typealias SubSequence = Slice<Dictionary<Key, Value>>
      typealias Indices = DefaultIndices<Dictionary<Key, Value>>
      struct Iterator: IteratorProtocol { mutating func next() -> (key: Key, value: Value)? }
      init()
      init(dictionaryLiteral elements: (Key, Value)...)
      init(minimumCapacity: Int)
      init<S: Sequence>(uniqueKeysWithValues keysAndValues: S) where S.Element == (Key, Value) {
        self.init()
        for (key, value) in keysAndValues {
          _precondition(self[key] == nil, "Duplicate values for key: '\(key)'")
          self[key] = value
        }
      }
      init<S: Sequence>(_ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows where S.Element == (Key, Value) {
        self.init()
        for (key, value) in keysAndValues {
          if let old = self[key] { self[key] = try combine(old, value) } else { self[key] = value }
        }
      }
      init<S: Sequence>(grouping values: S, by keyForValue: (S.Element) throws -> Key) rethrows where Value == [S.Element]
      var description: String { get }
      var debugDescription: String { get }
      var customMirror: Mirror { get }
      var startIndex: Dictionary<Key, Value>.Index { get }
      var endIndex: Dictionary<Key, Value>.Index { get }
      var count: Int { get }
      var isEmpty: Bool { get }
      var first: (key: Key, value: Value)? { get }
      var capacity: Int { get }
      func makeIterator() -> Dictionary<Key, Value>.Iterator
      func index(after i: Dictionary<Key, Value>.Index) -> Dictionary<Key, Value>.Index
      func index(forKey key: Key) -> Dictionary<Key, Value>.Index?
      subscript(position: Dictionary<Key, Value>.Index) -> (key: Key, value: Value) { get }
      subscript(key: Key) -> Value? { get set }
      subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value { get set }
      var keys: Dictionary<Key, Value>.Keys { get }
      var values: Dictionary<Key, Value>.Values { get set }
      struct Keys: Collection, CustomStringConvertible, CustomDebugStringConvertible {
        typealias Element = Key
        typealias Index = Dictionary<Key, Value>.Index
        typealias SubSequence = Slice<Dictionary<Key, Value>.Keys>
        typealias Indices = DefaultIndices<Dictionary<Key, Value>.Keys>
        struct Iterator: IteratorProtocol { mutating func next() -> Key? }
        var startIndex: Dictionary<Key, Value>.Index { get }
        var endIndex: Dictionary<Key, Value>.Index { get }
        var count: Int { get }
        var isEmpty: Bool { get }
        func makeIterator() -> Dictionary<Key, Value>.Keys.Iterator
        func index(after i: Dictionary<Key, Value>.Index) -> Dictionary<Key, Value>.Index
        subscript(position: Dictionary<Key, Value>.Index) -> Key { get }
        func _customContainsEquatableElement(_ element: Key) -> Bool?
        var description: String { get }
        var debugDescription: String { "Dictionary.Keys(\(description))" }
      }
      struct Values: Collection, MutableCollection, CustomStringConvertible, CustomDebugStringConvertible {
        typealias Element = Value
        typealias Index = Dictionary<Key, Value>.Index
        typealias SubSequence = Slice<Dictionary<Key, Value>.Values>
        typealias Indices = DefaultIndices<Dictionary<Key, Value>.Values>
        struct Iterator: IteratorProtocol { mutating func next() -> Value? }
        var startIndex: Dictionary<Key, Value>.Index { get }
        var endIndex: Dictionary<Key, Value>.Index { get }
        var count: Int { get }
        var isEmpty: Bool { get }
        func makeIterator() -> Dictionary<Key, Value>.Values.Iterator
        func index(after i: Dictionary<Key, Value>.Index) -> Dictionary<Key, Value>.Index
        subscript(position: Dictionary<Key, Value>.Index) -> Value { get set }
        var description: String { get }
        var debugDescription: String { "Dictionary.Values(\(description))" }
      }
      func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> Dictionary<Key, T> {
        var result: [Key: T] = [:]
        for (key, value) in self { result[key] = try transform(value) }
        return result
      }
      func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> Dictionary<Key, T> {
        var result: [Key: T] = [:]
        for (key, value) in self {
          if let transformed = try transform(value) { result[key] = transformed }
        }
        return result
      }
      func filter(_ isIncluded: ((key: Key, value: Value)) throws -> Bool) rethrows -> [Key: Value] {
        var result: [Key: Value] = [:]
        for element in self where try isIncluded(element) { result[element.key] = element.value }
        return result
      }
      @discardableResult mutating func updateValue(_ value: Value, forKey key: Key) -> Value?
      @discardableResult mutating func removeValue(forKey key: Key) -> Value?
      @discardableResult mutating func remove(at index: Dictionary<Key, Value>.Index) -> (key: Key, value: Value) {
        let element = self[index]
        removeValue(forKey: element.key)
        return element
      }
      mutating func popFirst() -> (key: Key, value: Value)? { isEmpty ? nil : remove(at: startIndex) }
      mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
      mutating func reserveCapacity(_ minimumCapacity: Int)
      mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows {
        for (key, value) in other {
          if let old = self[key] { self[key] = try combine(old, value) } else { self[key] = value }
        }
      }
      mutating func merge<S: Sequence>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows where S.Element == (Key, Value) {
        for (key, value) in other {
          if let old = self[key] { self[key] = try combine(old, value) } else { self[key] = value }
        }
      }
      func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key: Value] {
        var result = self
        try result.merge(other, uniquingKeysWith: combine)
        return result
      }
      func merging<S: Sequence>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key: Value] where S.Element == (Key, Value) {
        var result = self
        try result.merge(other, uniquingKeysWith: combine)
        return result
      }
    }
    extension Dictionary.Index {
      static func == (lhs: Dictionary<Key, Value>.Index, rhs: Dictionary<Key, Value>.Index) -> Bool
      static func < (lhs: Dictionary<Key, Value>.Index, rhs: Dictionary<Key, Value>.Index) -> Bool
      func hash(into hasher: inout Hasher)
    }
    extension Dictionary: Equatable where Value: Equatable {
      static func == (lhs: [Key: Value], rhs: [Key: Value]) -> Bool
    }
    extension Dictionary: Hashable where Value: Hashable { func hash(into hasher: inout Hasher) }
    extension Dictionary: Sendable where Key: Sendable, Value: Sendable {}
    extension Dictionary.Keys: Equatable {
      static func == (lhs: Dictionary<Key, Value>.Keys, rhs: Dictionary<Key, Value>.Keys) -> Bool
    }
    """#
}
