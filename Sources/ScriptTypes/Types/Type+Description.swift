extension Type: CustomStringConvertible {
  /// The type as the Swift compiler prints it in a diagnostic.
  package var description: String { text(isOperand: false) }

  private func text(isOperand: Bool) -> String {
    switch self {
    case .nominal(let type): return type.text
    case .parameter(let parameter):
      let text = parameter.isPack ? "each \(parameter.name)" : parameter.name
      return isOperand && parameter.isPack ? "(\(text))" : text
    case .member(let member): return "\(member.base.text(isOperand: true)).\(member.name)"
    case .tuple(let tuple): return "(\(tuple.elements.map(\.text).joined(separator: ", ")))"
    case .function(let function):
      let text = function.text
      return isOperand ? "(\(text))" : text
    case .existential(let existential):
      let text = existential.text(keyword: "any")
      return isOperand && text.contains(" ") ? "(\(text))" : text
    case .metatype(let box):
      if case .existential(let existential) = box.type, !existential.isAny {
        return "any \(existential.constraintText).Type"
      }
      return "\(box.type.text(isOperand: true)).Type"
    case .opaque(let opaque):
      let text = opaque.constraint.text(keyword: "some")
      return isOperand ? "(\(text))" : text
    case .dynamicSelf: return "Self"
    case .expansion(let box): return "repeat \(box.type)"
    case .pack(let pack): return "Pack{\(pack.types.map(\.description).joined(separator: ", "))}"
    case .variable: return "_"
    case .error: return "<<error type>>"
    }
  }

  /// The text before a postfix `?`.
  fileprivate var operandText: String { text(isOperand: true) }
}

extension NominalType {
  fileprivate var text: String {
    let own = Array(arguments.suffix(symbol.ownParameterCount))
    switch (symbol.sugar, own.count) {
    case (.optional, 1): return own[0].operandText + "?"
    case (.array, 1): return "[\(own[0])]"
    case (.dictionary, 2): return "[\(own[0]) : \(own[1])]"
    default: break
    }
    var text = symbol.name
    if !own.isEmpty {
      let list = own.flatMap { argument -> [Type] in
        if case .pack(let pack) = argument { pack.types } else { [argument] }
      }
      text += "<\(list.map(\.description).joined(separator: ", "))>"
    }
    guard let outer = symbol.parent else { return text }
    let around = NominalType(outer, Array(arguments.dropLast(symbol.ownParameterCount)))
    return "\(around.text).\(text)"
  }
}

extension TupleType.Element {
  fileprivate var text: String { label.map { "\($0): \(type)" } ?? "\(type)" }
}

extension FunctionType {
  fileprivate var text: String {
    let list = parameters.map { parameter in
      var text = "\(parameter.type)"
      if parameter.isInOut { text = "inout " + text }
      if parameter.isAutoclosure { text = "@autoclosure " + text }
      if parameter.isVariadic { text += "..." }
      return text
    }
    var text = "(\(list.joined(separator: ", ")))"
    if isAsync { text += " async" }
    switch thrown {
    case nil: break
    case .existential(let existential)? where existential.isAnyError: text += " throws"
    case let type?: text += " throws(\(type))"
    }
    return "\(text) -> \(result)"
  }
}

extension Existential {
  package var isAnyError: Bool {
    protocols.count == 1 && writtenSuperclass == nil && protocols[0].symbol.name == "Error"
  }

  /// The constraints without `any` or `some`.
  fileprivate var constraintText: String {
    var parts: [String] = []
    if let writtenSuperclass { parts.append("\(writtenSuperclass)") }
    for proto in protocols {
      guard !proto.arguments.isEmpty else {
        parts.append(proto.symbol.name)
        continue
      }
      let arguments = proto.arguments.map { "\($0.type)" }.joined(separator: ", ")
      parts.append("\(proto.symbol.name)<\(arguments)>")
    }
    if requiresClass { parts.append("AnyObject") }
    return parts.joined(separator: " & ")
  }

  fileprivate func text(keyword: String) -> String {
    if isAny { return keyword == "any" ? "Any" : "some Any" }
    if requiresClass, protocols.isEmpty, writtenSuperclass == nil, keyword == "any" {
      return "AnyObject"
    }
    return "\(keyword) \(constraintText)"
  }
}
