/// A point of the run's time line, or a distance on it, in whole nanoseconds.
///
/// As a point it counts from the start of the run. Arithmetic never traps: it stops at the ends of
/// the range, and ``never`` absorbs whatever is added to it.
public struct StageTime: Hashable, Sendable {
  /// Nanoseconds since the run began, or the length in nanoseconds.
  public var nanoseconds: Int64

  /// A time of so many nanoseconds.
  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// The start of the run; a distance of nothing.
  public static let zero = StageTime(nanoseconds: 0)

  /// A point that no run reaches.
  ///
  /// Waiting until then is waiting without a deadline.
  public static let never = StageTime(nanoseconds: .max)

  /// The distance in seconds, as near as a `Double` comes.
  public var seconds: Double { Double(nanoseconds) / 1e9 }
}

extension StageTime {
  /// A distance of `duration`, cut off below the nanosecond.
  public init(_ duration: Duration) {
    let parts = duration.components
    self = .seconds(parts.seconds) + StageTime(nanoseconds: parts.attoseconds / 1_000_000_000)
  }

  /// A distance in seconds, rounded to the nanosecond.
  ///
  /// Not-a-number counts as zero.
  public static func seconds(_ count: Double) -> StageTime {
    if count.isNaN { return .zero }
    let nanoseconds = (count * 1e9).rounded()
    if nanoseconds >= 0x1p63 { return .never }
    return StageTime(nanoseconds: Int64(exactly: nanoseconds) ?? .min)
  }

  /// A distance in whole seconds.
  public static func seconds(_ count: some BinaryInteger) -> StageTime {
    StageTime(of: count, unit: 1_000_000_000)
  }

  /// A distance in whole milliseconds.
  public static func milliseconds(_ count: some BinaryInteger) -> StageTime {
    StageTime(of: count, unit: 1_000_000)
  }

  /// A distance in whole microseconds.
  public static func microseconds(_ count: some BinaryInteger) -> StageTime {
    StageTime(of: count, unit: 1_000)
  }

  /// A distance in whole nanoseconds.
  public static func nanoseconds(_ count: some BinaryInteger) -> StageTime {
    StageTime(of: count, unit: 1)
  }

  private init(of count: some BinaryInteger, unit: Int64) {
    let product = Int64(clamping: count).multipliedReportingOverflow(by: unit)
    nanoseconds = product.overflow ? (count < 0 ? .min : .max) : product.partialValue
  }
}

extension StageTime: Comparable {
  public static func < (left: StageTime, right: StageTime) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  public static func + (left: StageTime, right: StageTime) -> StageTime {
    if left == .never || right == .never { return .never }
    let sum = left.nanoseconds.addingReportingOverflow(right.nanoseconds)
    if !sum.overflow { return StageTime(nanoseconds: sum.partialValue) }
    return StageTime(nanoseconds: right.nanoseconds < 0 ? .min : .max)
  }

  public static func - (left: StageTime, right: StageTime) -> StageTime {
    if left == .never { return .never }
    let rest = left.nanoseconds.subtractingReportingOverflow(right.nanoseconds)
    if !rest.overflow { return StageTime(nanoseconds: rest.partialValue) }
    return StageTime(nanoseconds: right.nanoseconds < 0 ? .max : .min)
  }

  public static func * (left: StageTime, count: Int64) -> StageTime {
    if left == .never, count > 0 { return .never }
    let product = left.nanoseconds.multipliedReportingOverflow(by: count)
    if !product.overflow { return StageTime(nanoseconds: product.partialValue) }
    return StageTime(nanoseconds: (left.nanoseconds < 0) == (count < 0) ? .max : .min)
  }

  public static func += (left: inout StageTime, right: StageTime) { left = left + right }

  public static func -= (left: inout StageTime, right: StageTime) { left = left - right }
}

extension StageTime: CustomStringConvertible {
  /// Seconds with as many decimals as the time has milli-, micro- or nanoseconds: `2s`, `0.300s`.
  public var description: String {
    if self == .never { return "never" }
    let magnitude = nanoseconds.magnitude
    let (whole, rest) = magnitude.quotientAndRemainder(dividingBy: 1_000_000_000)
    let sign = nanoseconds < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)s" }
    var digits = String(rest)
    digits = String(repeating: "0", count: 9 - digits.count) + digits
    while digits.hasSuffix("000") { digits.removeLast(3) }
    return "\(sign)\(whole).\(digits)s"
  }
}

extension StageTime: Codable {
  public init(from decoder: any Decoder) throws {
    nanoseconds = try decoder.singleValueContainer().decode(Int64.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(nanoseconds)
  }
}
