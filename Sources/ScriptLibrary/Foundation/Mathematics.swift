extension FoundationLibrary {
  static let mathematics: String = {
    let unary = [
      "sqrt", "cbrt", "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh",
      "acosh",
      "atanh", "exp", "exp2", "expm1", "log", "log2", "log10", "log1p", "floor", "ceil", "round",
      "trunc",
      "rint", "nearbyint", "fabs", "erf", "tgamma",
    ]
    let binary = ["pow", "atan2", "fmod", "hypot", "fmin", "fmax", "remainder", "copysign", "fdim"]
    var text = """
      func abs(_ x: Int32) -> Int32
      func exit(_ status: Int32) -> Never
      func arc4random_uniform(_ upperBound: UInt32) -> UInt32
      func usleep(_ microseconds: UInt32) -> Int32
      @discardableResult func sleep(_ seconds: UInt32) -> UInt32
      func time(_ time: UnsafeMutablePointer<Int>?) -> Int
      func srand48(_ seed: Int)
      func drand48() -> Double
      var M_PI: Double { get }
      var M_E: Double { get }

      """
    for type in ["Double", "Float"] {
      for name in unary { text += "func \(name)(_ x: \(type)) -> \(type)\n" }
      for name in binary { text += "func \(name)(_ x: \(type), _ y: \(type)) -> \(type)\n" }
    }
    return text
  }()

  static let geometry = #"""
    struct CGFloat: BinaryFloatingPoint, Codable, Sendable, CustomStringConvertible {
      typealias NativeType = Double
      typealias FloatLiteralType = Double
      typealias IntegerLiteralType = Int
      typealias Magnitude = CGFloat
      typealias Stride = CGFloat
      init()
      init(_ value: Int)
      init(_ value: Double)
      init(_ value: Float)
      init(_ value: CGFloat)
      init<Source: BinaryInteger>(_ value: Source)
      init<Source: BinaryFloatingPoint>(_ value: Source)
      init?<Source: BinaryFloatingPoint>(exactly value: Source)
      init?<T: BinaryInteger>(exactly source: T)
      init(sign: FloatingPointSign, exponent: Int, significand: CGFloat)
      init(signOf sign: CGFloat, magnitudeOf magnitude: CGFloat)
      init(integerLiteral value: Int)
      init(floatLiteral value: Double)
      init(from decoder: any Decoder) throws
      func encode(to encoder: any Encoder) throws
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
      static func *= (lhs: inout CGFloat, rhs: CGFloat)
    }
    extension Double { init(_ value: CGFloat) }
    struct CGPoint: Hashable, Codable, Sendable {
      static let zero: CGPoint
      var x: CGFloat
      var y: CGFloat
      init() { self.init(x: 0.0 as CGFloat, y: 0.0 as CGFloat) }
      init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
      }
      init(x: Double, y: Double) { self.init(x: CGFloat(x), y: CGFloat(y)) }
      init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }
      init(from decoder: any Decoder) throws
      func encode(to encoder: any Encoder) throws
      static func == (lhs: CGPoint, rhs: CGPoint) -> Bool { lhs.x == rhs.x && lhs.y == rhs.y }
      func hash(into hasher: inout Hasher) {
        hasher.combine(x)
        hasher.combine(y)
      }
    }
    struct CGSize: Hashable, Codable, Sendable {
      static let zero: CGSize
      var width: CGFloat
      var height: CGFloat
      init() { self.init(width: 0.0 as CGFloat, height: 0.0 as CGFloat) }
      init(width: CGFloat, height: CGFloat) {
        self.width = width
        self.height = height
      }
      init(width: Double, height: Double) { self.init(width: CGFloat(width), height: CGFloat(height)) }
      init(width: Int, height: Int) { self.init(width: CGFloat(width), height: CGFloat(height)) }
      init(from decoder: any Decoder) throws
      func encode(to encoder: any Encoder) throws
      static func == (lhs: CGSize, rhs: CGSize) -> Bool { lhs.width == rhs.width && lhs.height == rhs.height }
      func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
      }
    }
    struct CGRect: Hashable, Codable, Sendable {
      static let zero: CGRect
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
      init(from decoder: any Decoder) throws
      func encode(to encoder: any Encoder) throws
      var width: CGFloat { size.width }
      var height: CGFloat { size.height }
      var minX: CGFloat { origin.x }
      var minY: CGFloat { origin.y }
      var maxX: CGFloat { origin.x + size.width }
      var maxY: CGFloat { origin.y + size.height }
      var midX: CGFloat { get }
      var midY: CGFloat { get }
      var isEmpty: Bool { get }
      func contains(_ point: CGPoint) -> Bool
      func intersects(_ rect2: CGRect) -> Bool
      func union(_ r2: CGRect) -> CGRect
      func intersection(_ r2: CGRect) -> CGRect
      func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect
      func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect
      static func == (lhs: CGRect, rhs: CGRect) -> Bool { lhs.origin == rhs.origin && lhs.size == rhs.size }
      func hash(into hasher: inout Hasher) {
        hasher.combine(origin)
        hasher.combine(size)
      }
    }
    """#
}
