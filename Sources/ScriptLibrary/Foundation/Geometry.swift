import ScriptMachine

/// `CGFloat`, which is a `Double` by another name, and points, sizes and rectangles.
enum Geometry: LibraryPart {
  static let declaration = #"""
    struct CGFloat: BinaryFloatingPoint, Codable, Sendable, CustomStringConvertible {
      typealias NativeType = Double
      typealias FloatLiteralType = Double
      typealias IntegerLiteralType = Int
      typealias Magnitude = CGFloat
      typealias Stride = CGFloat
      static var exponentBitCount: Int { 11 }
      static var significandBitCount: Int { 52 }
      init()
      init(_ value: Int)
      init(_ value: Double)
      init(_ value: Float)
      init(_ value: CGFloat)
      init<T: BinaryInteger>(_ value: T)
      init<T: BinaryFloatingPoint>(_ value: T)
      init?<Source: BinaryFloatingPoint>(exactly value: Source) {
        guard let number = Double(exactly: value) else { return nil }
        self.init(number)
      }
      init?<T: BinaryInteger>(exactly source: T) {
        guard let number = Double(exactly: source) else { return nil }
        self.init(number)
      }
      init(sign: FloatingPointSign, exponent: Int, significand: CGFloat)
      init(signOf sign: CGFloat, magnitudeOf magnitude: CGFloat)
      init(integerLiteral value: Int)
      init(floatLiteral value: Double)
      init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode(Double.self))
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(native)
      }
      var native: Double { get }
      var description: String { get }
      var magnitude: CGFloat { get }
      var sign: FloatingPointSign { get }
      var exponent: Int { get }
      var significand: CGFloat { get }
      var ulp: CGFloat { get }
      func distance(to other: CGFloat) -> CGFloat { other - self }
      func advanced(by n: CGFloat) -> CGFloat { self + n }
      static var nan: CGFloat { get }
      static var signalingNaN: CGFloat { get }
      static var infinity: CGFloat { get }
      static var greatestFiniteMagnitude: CGFloat { get }
      static var leastNormalMagnitude: CGFloat { get }
      static var leastNonzeroMagnitude: CGFloat { get }
      static var pi: CGFloat { get }
      static var ulpOfOne: CGFloat { get }
      func squareRoot() -> CGFloat
      func rounded(_ rule: FloatingPointRoundingRule) -> CGFloat
      func truncatingRemainder(dividingBy other: CGFloat) -> CGFloat
      func remainder(dividingBy other: CGFloat) -> CGFloat
      func addingProduct(_ lhs: CGFloat, _ rhs: CGFloat) -> CGFloat
      func isTotallyOrdered(belowOrEqualTo other: CGFloat) -> Bool
      var nextUp: CGFloat { get }
      var nextDown: CGFloat { get }
      var isNaN: Bool { get }
      var isSignalingNaN: Bool { get }
      var isInfinite: Bool { get }
      var isFinite: Bool { get }
      var isZero: Bool { get }
      var isNormal: Bool { get }
      var isSubnormal: Bool { get }
      var floatingPointClass: FloatingPointClassification { get }
      func hash(into hasher: inout Hasher)
      static func == (lhs: CGFloat, rhs: CGFloat) -> Bool
      static func < (lhs: CGFloat, rhs: CGFloat) -> Bool
      static func + (lhs: CGFloat, rhs: CGFloat) -> CGFloat
      static func - (lhs: CGFloat, rhs: CGFloat) -> CGFloat
      static func * (lhs: CGFloat, rhs: CGFloat) -> CGFloat
      static func / (lhs: CGFloat, rhs: CGFloat) -> CGFloat
      static func += (lhs: inout CGFloat, rhs: CGFloat)
      static func -= (lhs: inout CGFloat, rhs: CGFloat)
      static func *= (lhs: inout CGFloat, rhs: CGFloat)
      static func /= (lhs: inout CGFloat, rhs: CGFloat)
      static func != (lhs: CGFloat, rhs: CGFloat) -> Bool
      static func <= (lhs: CGFloat, rhs: CGFloat) -> Bool
      static func > (lhs: CGFloat, rhs: CGFloat) -> Bool
      static func >= (lhs: CGFloat, rhs: CGFloat) -> Bool
      prefix static func - (operand: CGFloat) -> CGFloat
      static var zero: CGFloat { get }
      init?(_ description: String)
      init?<S: StringProtocol>(_ text: S)
      var debugDescription: String { get }
    }
    extension Double { init(_ value: CGFloat) }
    struct CGPoint: Hashable, Codable, Sendable, CustomDebugStringConvertible {
      var debugDescription: String { "(\(x), \(y))" }
      static var zero: CGPoint { CGPoint() }
      var x: CGFloat
      var y: CGFloat
      init() { self.init(x: 0.0 as CGFloat, y: 0.0 as CGFloat) }
      init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
      }
      init(x: Double, y: Double) { self.init(x: CGFloat(x), y: CGFloat(y)) }
      init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let first = try container.decode(CGFloat.self)
        self.init(x: first, y: try container.decode(CGFloat.self))
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(x)
        try container.encode(y)
      }
      static func == (lhs: CGPoint, rhs: CGPoint) -> Bool { lhs.x == rhs.x && lhs.y == rhs.y }
      func hash(into hasher: inout Hasher) {
        hasher.combine(x)
        hasher.combine(y)
      }
    }
    struct CGSize: Hashable, Codable, Sendable, CustomDebugStringConvertible {
      var debugDescription: String { "(\(width), \(height))" }
      static var zero: CGSize { CGSize() }
      var width: CGFloat
      var height: CGFloat
      init() { self.init(width: 0.0 as CGFloat, height: 0.0 as CGFloat) }
      init(width: CGFloat, height: CGFloat) {
        self.width = width
        self.height = height
      }
      init(width: Double, height: Double) { self.init(width: CGFloat(width), height: CGFloat(height)) }
      init(width: Int, height: Int) { self.init(width: CGFloat(width), height: CGFloat(height)) }
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let first = try container.decode(CGFloat.self)
        self.init(width: first, height: try container.decode(CGFloat.self))
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(width)
        try container.encode(height)
      }
      static func == (lhs: CGSize, rhs: CGSize) -> Bool { lhs.width == rhs.width && lhs.height == rhs.height }
      func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
      }
    }
    struct CGRect: Hashable, Codable, Sendable, CustomDebugStringConvertible {
      var debugDescription: String { "(\(minX), \(minY), \(width), \(height))" }
      static var zero: CGRect { CGRect() }
      var origin: CGPoint
      var size: CGSize
      init() { self.init(origin: CGPoint(), size: CGSize()) }
      init(origin: CGPoint, size: CGSize) {
        self.origin = origin
        self.size = size
      }
      init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
      }
      init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
      }
      init(x: Int, y: Int, width: Int, height: Int) {
        self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
      }
      init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let first = try container.decode(CGPoint.self)
        self.init(origin: first, size: try container.decode(CGSize.self))
      }
      func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(origin)
        try container.encode(size)
      }
      var width: CGFloat { size.width }
      var height: CGFloat { size.height }
      var minX: CGFloat { origin.x }
      var minY: CGFloat { origin.y }
      var maxX: CGFloat { origin.x + size.width }
      var maxY: CGFloat { origin.y + size.height }
      var midX: CGFloat { minX + width / 2 }
      var midY: CGFloat { minY + height / 2 }
      var isEmpty: Bool { width <= 0 || height <= 0 }
      func contains(_ point: CGPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
      }
      func intersects(_ rect2: CGRect) -> Bool {
        minX < rect2.maxX && rect2.minX < maxX && minY < rect2.maxY && rect2.minY < maxY
      }
      func union(_ r2: CGRect) -> CGRect {
        let left = Swift.min(minX, r2.minX), top = Swift.min(minY, r2.minY)
        return CGRect(
          x: left, y: top, width: Swift.max(maxX, r2.maxX) - left, height: Swift.max(maxY, r2.maxY) - top
        )
      }
      func intersection(_ r2: CGRect) -> CGRect {
        guard intersects(r2) else {
          return CGRect(x: CGFloat.infinity, y: CGFloat.infinity, width: 0, height: 0)
        }
        let left = Swift.max(minX, r2.minX), top = Swift.max(minY, r2.minY)
        return CGRect(
          x: left, y: top, width: Swift.min(maxX, r2.maxX) - left, height: Swift.min(maxY, r2.maxY) - top
        )
      }
      func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
      }
      func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
      }
      static func == (lhs: CGRect, rhs: CGRect) -> Bool { lhs.origin == rhs.origin && lhs.size == rhs.size }
      func hash(into hasher: inout Hasher) {
        hasher.combine(origin)
        hasher.combine(size)
      }
    }
    struct CGVector: Hashable, Sendable {
      static var zero: CGVector { CGVector(dx: 0, dy: 0) }
      var dx: CGFloat
      var dy: CGFloat
      init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
      }
      static func == (lhs: CGVector, rhs: CGVector) -> Bool { lhs.dx == rhs.dx && lhs.dy == rhs.dy }
      func hash(into hasher: inout Hasher) {
        hasher.combine(dx)
        hasher.combine(dy)
      }
    }
    """#

  static func register(in table: inout NativeTable) {
    FloatingPointNatives.register(Double.self, named: "CGFloat", in: &table)
    for key in ["CGFloat.init(_: CGFloat)", "CGFloat.native", "Double.init(_: CGFloat)"] {
      table.add(key) { $0[0] }
    }
  }
}
