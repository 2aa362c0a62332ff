/// `NSHashTable`, which holds its objects weakly.
enum HashTables: LibraryPart {
  static let declaration = #"""
    open class NSHashTable<ObjectType: AnyObject>: NSObject {
      private struct Entry {
        weak var object: ObjectType?
        init(object: ObjectType) { self.object = object }
      }
      private var entries: [Entry] = []
      override init() { super.init() }
      class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable<ObjectType>() }
      open func add(_ object: ObjectType?) {
        if let object, !contains(object) { entries.append(Entry(object: object)) }
      }
      open func remove(_ object: ObjectType?) { entries.removeAll { $0.object === object } }
      open func contains(_ anObject: ObjectType?) -> Bool {
        anObject != nil && entries.contains { $0.object === anObject }
      }
      open var allObjects: [ObjectType] { entries.compactMap { $0.object } }
      open var count: Int { allObjects.count }
    }
    """#
}
