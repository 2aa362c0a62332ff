import SwiftParser
import SwiftSyntax

extension Compiler {
  func declareCases(_ node: EnumCaseDeclSyntax, of type: TypeObject) {
    for element in node.elements {
      let parameters = element.parameterClause?.parameters.map { $0 } ?? []
      let enumCase = EnumCase(
        name: element.name.name,
        labels: parameters.map { $0.firstName.map(\.name).flatMap { $0 == "_" ? nil : $0 } }
      )
      enumCase.payloadTypes = parameters.map { resolve($0.type) }
      enumCase.defaults = zip(parameters, enumCase.payloadTypes).map { parameter, type in
        parameter.defaultValue.map { initialValue($0.value, type) }
      }
      enumCase.rawValue =
        element.rawValue.map { rawValue($0.value) } ?? impliedRawValue(enumCase, type)
      if type.rawType === library.double, let number = enumCase.rawValue?.number {
        enumCase.rawValue = .double(number)
      }
      type.cases[enumCase.name] = enumCase
      type.caseOrder.append(enumCase)
    }
  }

  private func rawValue(_ expression: ExprSyntax) -> Value {
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let node):
      guard let number = node.number else {
        report("`\(node.literal.text)` is too large for `Int`", at: expression)
        return .void
      }
      return .int(number)
    case .floatLiteralExpr(let node): return .double(node.number ?? 0)
    case .stringLiteralExpr(let node): return .string(node.representedLiteralValue ?? "")
    case .prefixOperatorExpr(let node):
      if case .int(let number) = rawValue(node.expression) { return .int(0 &- number) }
      fallthrough
    default:
      report("a raw value must be a literal", at: expression)
      return .void
    }
  }

  /// The raw value of a case without one: the number after the last one's, or the case's name.
  private func impliedRawValue(_ enumCase: EnumCase, _ type: TypeObject) -> Value {
    if case .int(let last)? = type.caseOrder.last?.rawValue { return .int(last &+ 1) }
    if case .double(let last)? = type.caseOrder.last?.rawValue { return .double(last + 1) }
    return type.rawType === library.int || type.rawType === library.double
      ? .int(0) : .string(enumCase.name)
  }

  /// `rawValue` and `allCases`.
  func synthesizeEnumMembers(_ type: TypeObject) {
    let builder = TypeBuilder(library: library, type: type)
    builder.property("rawValue: Any") { value in
      guard case .enumeration(let box) = value else { return .void }
      return box.enumCase.rawValue ?? .string(box.enumCase.name)
    }
    builder.staticProperty("allCases: Any") { [unowned type] in
      .array(
        type.caseOrder.map {
          .enumeration(EnumBox(type: type, enumCase: $0, payload: []))
        }
      )
    }
  }
}

extension TypeObject {
  /// A type like this one whose instances go without the script noticing.
  func withoutDeinitializer() -> TypeObject {
    let copy = TypeObject(name: name, kind: kind)
    copy.superclass = superclass.map { $0.withoutDeinitializer() }
    copy.protocols = protocols
    copy.members = members
    copy.statics = statics
    copy.storedProperties = storedProperties
    copy.nestedTypes = nestedTypes
    return copy
  }
}
