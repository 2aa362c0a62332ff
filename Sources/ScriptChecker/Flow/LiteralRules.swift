import ScriptSource
import ScriptTypes

/// Whole numbers must fit their types.
struct LiteralRules {
  let checker: ModuleChecker

  func check(_ expression: TypedExpression) {
    guard case .integer(let written) = expression.kind, case .nominal(let type) = expression.type,
      type.symbol.module === checker.library.module, let range = Self.ranges[type.symbol.name],
      let value = Self.value(of: written)
    else { return }
    guard !range.contains(value) else { return }
    let text = written.filter { $0 != "_" }
    if value < 0, range.lowerBound == 0 {
      checker.report(FlowMessages.negativeOverflow(text, expression.type), at: expression.range)
    } else {
      checker.report(FlowMessages.literalOverflow(text, expression.type), at: expression.range)
    }
  }

  static let ranges: [String: ClosedRange<Int128>] = [
    "Int": range(Int.self), "Int8": range(Int8.self), "Int16": range(Int16.self),
    "Int32": range(Int32.self), "Int64": range(Int64.self), "UInt": range(UInt.self),
    "UInt8": range(UInt8.self), "UInt16": range(UInt16.self), "UInt32": range(UInt32.self),
    "UInt64": range(UInt64.self),
  ]

  private static func range<Number: FixedWidthInteger>(_: Number.Type) -> ClosedRange<Int128> {
    Int128(Number.min)...Int128(Number.max)
  }

  /// The number that a literal writes; the greatest one if it is too large even to compare.
  static func value(of text: String) -> Int128? {
    var digits = text.filter { $0 != "_" }
    let isNegative = digits.first == "-"
    if isNegative { digits.removeFirst() }
    let radixes: [(prefix: String, radix: Int)] = [("0x", 16), ("0b", 2), ("0o", 8)]
    let found = radixes.first { digits.hasPrefix($0.prefix) }
    if let found { digits.removeFirst(found.prefix.count) }
    guard !digits.isEmpty, digits.allSatisfy(\.isHexDigit) else { return nil }
    let value = Int128(digits, radix: found?.radix ?? 10) ?? .max
    return isNegative ? -value : value
  }
}
