import Foundation

extension Library {
  /// `Decimal`, which counts in tenths and hundredths without loss.
  func declareDecimals() {
    type("Decimal", conformingTo: ["SignedNumeric", "Comparable", "Hashable", "Strideable"]) {
      type in
      func wrapped(_ number: Decimal) -> Value {
        .native(NativeObject(type: type.type, payload: number))
      }
      func number(_ value: Value) -> Decimal { value.payload() ?? 0 }
      type.type.numbers = NumberOperations(
        exactly: { Decimal($0).map(wrapped) },
        combine: { _, name, a, b in
          guard let x = a as? Decimal, let y = b as? Decimal else { return nil }
          switch name {
          case "+": return wrapped(x + y)
          case "-": return wrapped(x - y)
          case "*": return wrapped(x * y)
          case "/": return wrapped(x / y)
          default: return nil
          }
        },
        isLess: { a, b in
          if let a = a as? Decimal, let b = b as? Decimal { a < b } else { false }
        },
        negated: { ($0 as? Decimal).map { wrapped(-$0) } }
      )
      type.describe { ($0 as? Decimal)?.description ?? "" }
      type.equality { ($0 as? Decimal) == ($1 as? Decimal) }
      type.convert { value in
        switch value {
        case .int, .double: Decimal(value).map(wrapped)
        default: nil
        }
      }
      type.initializer("()") { _ in wrapped(0) }
      type.initializer("(_ value: Any)") { call in
        guard let made = Decimal(call[0]) else {
          throw call.trap("`Decimal` can't be made of `\(call[0])`")
        }
        return wrapped(made)
      }
      type.initializer("(string: String)") {
        .wrapping(Decimal(string: $0[0].description).map(wrapped))
      }
      type.staticProperty("zero: Decimal") { wrapped(0) }
      type.staticProperty("pi: Decimal") { wrapped(.pi) }
      type.staticProperty("nan: Decimal") { wrapped(.nan) }
      type.property("description: String") { .string(number($0).description) }
      type.property("isZero: Bool") { .bool(number($0).isZero) }
      type.property("isNaN: Bool") { .bool(number($0).isNaN) }
      type.property("magnitude: Decimal") { wrapped(number($0).magnitude) }
      function("pow(_ base: Decimal, _ exponent: Int) -> Decimal") { call in
        guard case .int(let exponent) = call[1], (0...10_000).contains(exponent) else {
          throw call.trap("the exponent of a `Decimal` is a whole number from 0 on")
        }
        return wrapped(pow(number(call[0]), exponent))
      }
    }
  }
}

extension Decimal {
  /// The number that a value is; `nil` if it is none, and for what is infinite.
  fileprivate init?(_ value: Value) {
    if let number: Decimal = value.payload() {
      self = number
    } else if case .int(let number)? = .some(value.wholeNumber) {
      self = Decimal(number)
    } else if let number = value.number, !number.isInfinite {
      self = Decimal(number)
    } else {
      return nil
    }
  }
}
