/// `+`, `-` and `*` of two `Int`s or two `Double`s, without a detour through the operator's name.
enum Arithmetic: String {
  case plus = "+"
  case minus = "-"
  case times = "*"

  /// `nil` for other operands, and where the result is too large: `Machine.binary` sees to those.
  @inline(__always)
  func apply(_ a: Value, _ b: Value) -> Value? {
    switch (a, b) {
    case (.int(let x), .int(let y)):
      let (value, overflow) = apply(x, y)
      return overflow ? nil : .int(value)
    case (.double(let x), .double(let y)):
      switch self {
      case .plus: return .double(x + y)
      case .minus: return .double(x - y)
      case .times: return .double(x * y)
      }
    default: return nil
    }
  }

  @inline(__always)
  func apply(_ x: Int, _ y: Int) -> (partialValue: Int, overflow: Bool) {
    switch self {
    case .plus: x.addingReportingOverflow(y)
    case .minus: x.subtractingReportingOverflow(y)
    case .times: x.multipliedReportingOverflow(by: y)
    }
  }
}
