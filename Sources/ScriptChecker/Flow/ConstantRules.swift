import ScriptSource
import ScriptTypes

/// Calculations with numbers that the program writes must fit their type.
struct ConstantRules {
  let checker: ModuleChecker

  func check(_ expression: TypedExpression) {
    guard let operation = Operation(expression, checker.library) else { return }
    if operation.divides, operation.right?.magnitude == 0 {
      checker.report(FlowMessages.divisionByZero, at: operation.range)
      return
    }
    // The compiler itself calculates with no more than 64 bits.
    guard !operation.typeName.hasSuffix("128"), let left = operation.left,
      let right = operation.right,
      let range = LiteralRules.ranges[operation.typeName], range.contains(left),
      range.contains(right), let result = operation.result, !range.contains(result)
    else { return }
    checker.report(
      FlowMessages.arithmeticOverflow(left, operation.name, right, operation.typeName),
      at: operation.range
    )
  }
}

/// An operation of two whole numbers, as far as they are known.
private struct Operation {
  let name: String
  let typeName: String
  let left: WholeNumber?
  let right: WholeNumber?
  let range: TextRange

  var divides: Bool { ["/", "%", "/=", "%="].contains(name) }

  init?(_ expression: TypedExpression, _ library: StandardTypes) {
    guard case .call(let callee, let arguments) = expression.kind, arguments.count == 2,
      let symbol = callee.calledSymbol, symbol.name.isOperator,
      symbol.module === library.module,
      case .value(let first) = arguments[0], case .value(let second) = arguments[1],
      case .nominal(let type) = second.type, LiteralRules.ranges[type.symbol.name] != nil
    else { return nil }
    name = symbol.name
    typeName = type.symbol.name
    left = first.type == second.type ? first.constant(library) : nil
    right = second.constant(library)
    range = callee.range
  }

  var result: WholeNumber? {
    guard let left, let right else { return nil }
    switch name {
    case "+": return left.adding(right)
    case "-": return left.adding(right.negated)
    case "*": return left.multiplied(by: right)
    case "/": return left.divided(by: right)
    default: return nil
    }
  }
}

extension TypedExpression {
  /// The number that it gives, where that shows in the program.
  fileprivate func constant(_ library: StandardTypes) -> WholeNumber? {
    switch kind {
    case .integer(let text): WholeNumber(literal: text)
    case .call: Operation(self, library)?.result
    case .member(let base, let reference):
      if case .metatype = base.kind,
        let range = type.symbol.flatMap({ LiteralRules.ranges[$0.name] })
      {
        switch reference.symbol.name {
        case "max": range.upperBound
        case "min": range.lowerBound
        default: nil
        }
      } else {
        nil
      }
    default: nil
    }
  }
}
