import SwiftSyntax

/// Answers a script's use of an old spelling: evaluates the new expression with the call's arguments.
///
/// What it calls keeps the place of the script's call, so that a log names what the script wrote.
struct TodaysExpression {
  let shape: SpellingShape
  let call: Call

  func value() throws -> Value { try value(of: shape.new) }

  private var machine: Machine { call.machine }

  private func value(of expression: ExprSyntax) throws -> Value {
    switch expression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name): return try value(named: name.baseName.text)
    case .memberAccessExpr(let access):
      let name = access.declName.baseName.name
      guard let base = access.base else {
        return implicit(name) { try $0.staticMember(name, of: $1) }
      }
      return try machine.member(name, of: try value(of: base))
    case .functionCallExpr(let node): return try value(of: node)
    case .integerLiteralExpr(let literal): return .int(Int(literal.literal.text) ?? 0)
    case .nilLiteralExpr: return .none
    case .booleanLiteralExpr(let literal): return .bool(literal.literal.text == "true")
    case .arrayExpr(let array):
      return .array(try array.elements.map { try value(of: $0.expression) })
    case .sequenceExpr(let sequence):
      let parts = Array(sequence.elements)
      guard parts.count == 3, let infix = parts[1].as(BinaryOperatorExprSyntax.self) else { break }
      return try machine.binary(
        infix.operator.text,
        try value(of: parts[0]),
        try value(of: parts[2])
      )
    default: break
    }
    preconditionFailure("`\(expression)` is nothing that an old spelling can mean")
  }

  private func value(named name: String) throws -> Value {
    if name == "self" { return call.receiver }
    if let position = shape.parameters?.firstIndex(where: { $0.name == name }) {
      return call[position]
    }
    if let constant = machine.library.constants[name] { return constant() }
    return .type(machine.library[name])
  }

  private func value(of node: FunctionCallExprSyntax) throws -> Value {
    let arguments = try node.arguments.flatMap { try self.arguments($0) }
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.name
      guard let base = access.base else {
        return implicit(name) { try $0.callStatic(name, of: $1, arguments) }
      }
      return try machine.callMember(name, of: try value(of: base), arguments)
    }
    let name = node.calleeName ?? ""
    if let functions = machine.library.functions[name] {
      return try machine.call(functions, receiver: .void, arguments: arguments)
    }
    return try machine.callValue(try value(named: name), arguments)
  }

  /// The values of an argument, several for a parameter that takes any number.
  private func arguments(_ argument: LabeledExprSyntax) throws -> [LabelledValue] {
    let value = try value(of: argument.expression)
    let name = argument.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    if let parameter = shape.parameters?.first(where: { $0.name == name }), parameter.isVariadic {
      return (value.elements ?? []).map { LabelledValue(label: nil, value: $0) }
    }
    return [LabelledValue(label: argument.label?.name, value: value)]
  }

  private func implicit(
    _ name: String,
    _ resolve: @escaping (Machine, TypeObject) throws -> Value
  ) -> Value {
    .implicitMember(
      ImplicitMember(name: name, site: call.site) { [unowned machine] in
        try resolve(machine.interpreter.machine, $0)
      }
    )
  }
}

extension Library {
  /// Lets scripts use every spelling of a table whose types are declared.
  public func declare(_ table: SpellingTable) {
    for spelling in table.spellings where spelling.isAnswered { declare(spelling) }
  }

  private func declare(_ spelling: Spelling) {
    switch spelling.home {
    case .module: module(spelling.name)
    case .typeName: alias(spelling.name, of: self[spelling.new])
    case .cases(let name):
      let new = String(spelling.new.dropFirst().prefix { $0 != "(" })
      self[name].caseSpellings[spelling.name] = new
      self[name].cases[spelling.name] = self[name].cases[new]
      self[name].later { $0.type.statics[spelling.name] = $0.type.statics[new] }
    case .anywhere:
      precondition(spelling.isFunction, "the library declares `\(spelling.name)` itself")
      function(spelling.old, Self.answer(to: spelling))
    case .values(let name):
      self[name].later { $0.type.members[spelling.name, default: []].append($0.member(spelling)) }
    case .statics(let name):
      self[name].later { $0.type.statics[spelling.name, default: []].append($0.member(spelling)) }
    }
  }

  fileprivate static func answer(to spelling: Spelling) -> (Call) throws -> Value {
    let shape = SpellingShape(spelling)
    return { try TodaysExpression(shape: shape, call: $0).value() }
  }
}

extension TypeBuilder {
  /// What an older spelling is to a script: a method or property that does what is written today.
  fileprivate func member(_ spelling: Spelling) -> Member {
    let answer = Library.answer(to: spelling)
    if spelling.isFunction {
      let method = library.parser.callable(spelling.old, in: type, body: answer)
      method.isOlder = true
      return .method(method)
    }
    let get = library.parser.callable("get()", in: type, name: spelling.name, body: answer)
    return .property(ComputedProperty(get: get, set: nil))
  }
}
