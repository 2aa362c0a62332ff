/// `NSCache`, which drops its oldest entries first.
enum Caches: LibraryPart {
  static let declaration = #"""
    open class NSCache<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
      private struct Entry {
        let object: ObjectType
        let cost: Int
        init(object: ObjectType, cost: Int) {
          self.object = object
          self.cost = cost
        }
      }
      private var entries: [AnyHashable: Entry] = [:]
      private var order: [AnyHashable] = []
      override init() { super.init() }
      open var name: String = ""
      open var countLimit: Int = 0
      open var totalCostLimit: Int = 0
      private func place(of key: KeyType) -> AnyHashable {
        if let object = key as? NSObject { return AnyHashable(object) }
        return AnyHashable(ObjectIdentifier(key))
      }
      open func object(forKey key: KeyType) -> ObjectType? { entries[place(of: key)]?.object }
      open func setObject(_ obj: ObjectType, forKey key: KeyType) { setObject(obj, forKey: key, cost: 0) }
      open func setObject(_ obj: ObjectType, forKey key: KeyType, cost g: Int) {
        let place = place(of: key)
        if entries[place] == nil { order.append(place) }
        entries[place] = Entry(object: obj, cost: g)
        while (countLimit > 0 && order.count > countLimit)
          || (totalCostLimit > 0 && entries.values.reduce(0) { $0 + $1.cost } > totalCostLimit && !order.isEmpty)
        {
          entries[order.removeFirst()] = nil
        }
      }
      open func removeObject(forKey key: KeyType) {
        let place = place(of: key)
        entries[place] = nil
        order.removeAll { $0 == place }
      }
      open func removeAllObjects() {
        entries = [:]
        order = []
      }
    }
    """#
}
