/// The containers of any objects that are classes.
enum MutableContainers: LibraryPart {
  static let declaration = #"""
    open class NSMutableArray: NSObject, Sequence {
      typealias Element = Any
      typealias Iterator = IndexingIterator<[Any]>
      private var objects: [Any]
      override init() {
        objects = []
        super.init()
      }
      init(array: [Any]) {
        objects = array
        super.init()
      }
      init(capacity numItems: Int) {
        objects = []
        super.init()
      }
      open var count: Int { objects.count }
      open var firstObject: Any? { objects.first }
      open var lastObject: Any? { objects.last }
      func makeIterator() -> IndexingIterator<[Any]> { objects.makeIterator() }
      open func add(_ anObject: Any) { objects.append(anObject) }
      open func addObjects(from otherArray: [Any]) { objects += otherArray }
      open func insert(_ anObject: Any, at index: Int) { objects.insert(anObject, at: index) }
      open func object(at index: Int) -> Any { objects[index] }
      open func replaceObject(at index: Int, with anObject: Any) { objects[index] = anObject }
      open func remove(_ anObject: Any) { objects.removeAll { _isSame($0, anObject) } }
      open func removeObject(at index: Int) { objects.remove(at: index) }
      open func removeLastObject() { objects.removeLast() }
      open func removeAllObjects() { objects = [] }
      open func contains(_ anObject: Any) -> Bool { index(of: anObject) != NSNotFound }
      open func index(of anObject: Any) -> Int { objects.firstIndex { _isSame($0, anObject) } ?? NSNotFound }
      subscript(index: Int) -> Any {
        get { objects[index] }
        set { objects[index] = newValue }
      }
      open override var description: String { "(\n" + objects.map { "    \(_inContainer($0))" }.joined(separator: ",\n") + "\n)" }
    }
    open class NSMutableDictionary: NSObject, Sequence {
      typealias Element = (key: Any, value: Any)
      typealias Iterator = AnyIterator<(key: Any, value: Any)>
      private var values: [AnyHashable: Any] = [:]
      override init() { super.init() }
      init(dictionary: [AnyHashable: Any]) {
        super.init()
        values = dictionary
      }
      open var count: Int { values.count }
      open var allKeys: [Any] { values.keys.map { _inContainers($0.base) } }
      open var allValues: [Any] { values.values.map { _inContainers($0) } }
      func makeIterator() -> AnyIterator<(key: Any, value: Any)> {
        var rest = values.makeIterator()
        return AnyIterator { rest.next().map { (key: $0.key.base, value: $0.value) } }
      }
      open func object(forKey aKey: Any) -> Any? { _key(aKey).flatMap { values[$0] } }
      open func setObject(_ anObject: Any, forKey aKey: AnyHashable) { _key(aKey.base).map { values[$0] = anObject } }
      open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
      open func value(forKey key: String) -> Any? { values[key] }
      open func removeObject(forKey aKey: Any) { _key(aKey).map { values[$0] = nil } }
      open func removeAllObjects() { values = [:] }
      subscript(key: AnyHashable) -> Any? {
        get { values[key] }
        set { values[key] = newValue }
      }
    }
    open class NSMutableSet: NSObject, Sequence {
      typealias Element = Any
      typealias Iterator = AnyIterator<Any>
      private var counts: [AnyHashable: Int] = [:]
      override init() { super.init() }
      init(array: [Any]) {
        super.init()
        array.forEach(add)
      }
      open var count: Int { counts.count }
      open var allObjects: [Any] { counts.keys.map { $0.base } }
      func makeIterator() -> AnyIterator<Any> {
        var rest = counts.keys.makeIterator()
        return AnyIterator { rest.next()?.base }
      }
      open func contains(_ anObject: Any) -> Bool { _count(of: anObject) > 0 }
      open func add(_ object: Any) { (object as? AnyHashable).map { counts[$0, default: 0] += 1 } }
      open func remove(_ object: Any) { (object as? AnyHashable).map { counts[$0] = nil } }
      open func removeAllObjects() { counts = [:] }
      func _count(of object: Any) -> Int { (object as? AnyHashable).flatMap { counts[$0] } ?? 0 }
      func _forget(one object: Any) {
        guard let key = object as? AnyHashable, let count = counts[key] else { return }
        counts[key] = count > 1 ? count - 1 : nil
      }
    }
    open class NSCountedSet: NSMutableSet {
      open func count(for object: Any) -> Int { _count(of: object) }
      open override func remove(_ object: Any) { _forget(one: object) }
    }
    func _isSame(_ first: Any, _ second: Any) -> Bool {
      if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
      return (first as AnyObject) === (second as AnyObject)
    }
    /// A text is one key, whether it is an object or not.
    func _key(_ value: Any) -> AnyHashable? { (value as? NSString).map { AnyHashable($0.description) } ?? value as? AnyHashable }
    /// What a text is as an object of a container.
    func _inContainers(_ value: Any) -> Any { (value as? String).map { NSString(string: $0) } ?? value }
    /// A text that is more than a word stands between quotation marks.
    func _inContainer(_ object: Any) -> String {
      guard let text = object as? String else { return "\(object)" }
      let isWord = !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      return isWord ? text : "\"\(text)\""
    }
    """#
}
