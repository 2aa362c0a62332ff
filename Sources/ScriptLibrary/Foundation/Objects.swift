/// `NSObject`, the class that the older ones inherit from.
enum Objects: LibraryPart {
  static let declaration = #"""
    protocol NSObjectProtocol: AnyObject {
      func isEqual(_ object: Any?) -> Bool
      var hash: Int { get }
      func `self`() -> Self
      var description: String { get }
    }
    open class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
      init() {}
      open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSObject else { return false }
        return self === other
      }
      open var hash: Int { ObjectIdentifier(self).hashValue }
      open func `self`() -> Self { self }
      open var description: String { "<\(String(reflecting: type(of: self))): \(String(reflecting: ObjectIdentifier(self)).dropFirst(17).dropLast())>" }
      open var debugDescription: String { description }
      open func copy() -> Any {
        if let copying = self as? any NSCopying { return copying.copy(with: nil) }
        fatalError("-[\(type(of: self)) copyWithZone:]: unrecognized selector sent to instance")
      }
      open func mutableCopy() -> Any { copy() }
      static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs.isEqual(rhs) }
      func hash(into hasher: inout Hasher) { hasher.combine(hash) }
    }
    protocol NSCopying { func copy(with zone: NSZone?) -> Any }
    struct NSZone {}
    open class NSNull: NSObject {
      override init() { super.init() }
      override var description: String { "<null>" }
      override func isEqual(_ object: Any?) -> Bool { object is NSNull }
    }
    open class NSValue: NSObject {
      private var rect: CGRect?
      override init() { super.init() }
      convenience init(rect: CGRect) {
        self.init()
        self.rect = rect
      }
      convenience init(point: CGPoint) { self.init(rect: CGRect(origin: point, size: .zero)) }
      convenience init(size: CGSize) { self.init(rect: CGRect(origin: .zero, size: size)) }
      var rectValue: CGRect { rect ?? .zero }
      var pointValue: CGPoint { rectValue.origin }
      var sizeValue: CGSize { rectValue.size }
    }
    """#
}
