import ScriptSource
import ScriptTypes

/// Whole numbers must fit their types.
struct LiteralRules {
  let checker: ModuleChecker

  func check(_ expression: TypedExpression) {
    guard case .integer(let written) = expression.kind, case .nominal(let type) = expression.type,
      type.symbol.module === checker.library.module, let range = Self.ranges[type.symbol.name]
    else { return }
    let text = written.filter { $0 != "_" }
    if let value = WholeNumber(literal: text) {
      if range.contains(value) { return }
    } else if !text.allSatisfy({ $0.isHexDigit || "-xo".contains($0) }) {
      // What is no number is complained of where it is read.
      return
    }
    if text.hasPrefix("-"), !range.lowerBound.isNegative {
      checker.report(FlowMessages.negativeOverflow(text, expression.type), at: expression.range)
    } else {
      checker.report(FlowMessages.literalOverflow(text, expression.type), at: expression.range)
    }
  }

  static let ranges: [String: ClosedRange<WholeNumber>] = [
    "Int": range(Int.self), "Int8": range(Int8.self), "Int16": range(Int16.self),
    "Int32": range(Int32.self), "Int64": range(Int64.self), "UInt": range(UInt.self),
    "UInt8": range(UInt8.self), "UInt16": range(UInt16.self), "UInt32": range(UInt32.self),
    "UInt64": range(UInt64.self), "Int128": range(Int128.self), "UInt128": range(UInt128.self),
  ]

  private static func range<Number: FixedWidthInteger>(_: Number.Type) -> ClosedRange<WholeNumber> {
    WholeNumber(Number.min)...WholeNumber(Number.max)
  }
}
