import ScriptSource
import ScriptTypes

/// A declaration as somebody who types is told of it.
package struct Suggestion: Hashable, Sendable {
  /// What is inserted: a name, or a label with its colon.
  package let name: String
  /// The whole declaration: `func map<Result>(_ transform: (Int) throws -> Result) -> Observable<Result>`.
  package let declaration: String
  /// What its comment says.
  package let documentation: String
}

extension Suggestion {
  /// - Parameter substitution: What stands for the parameters of the type around.
  init(_ symbol: ValueSymbol, _ substitution: Substitution? = nil) {
    let name = symbol.kind == .enumCase || symbol.kind != .initializer ? symbol.name : "init"
    self.init(
      name: name,
      declaration: symbol.declarationText(substitution).replacing("Self.", with: ""),
      documentation: symbol.documentation
    )
  }

  init(_ type: NamedType) {
    switch type {
    case .symbol(let symbol):
      self.init(
        name: symbol.name,
        declaration: "\(symbol.kind) \(symbol.selfTypeText)",
        documentation: symbol.documentation
      )
    case .alias(let alias):
      self.init(
        name: alias.name,
        declaration: "typealias \(alias.name)" + (alias.isRunning ? "" : " = \(alias.type)"),
        documentation: ""
      )
    case .parameter, .associatedType:
      self.init(name: type.name, declaration: type.name, documentation: "")
    }
  }
}

extension TypeSymbol {
  /// `Dictionary<Key, Value>`.
  fileprivate var selfTypeText: String {
    let own = signature.parameters.suffix(ownParameterCount).map(\.name)
    return own.isEmpty || kind == .protocol ? name : "\(name)<\(own.joined(separator: ", "))>"
  }
}

extension ValueSymbol {
  fileprivate func declarationText(_ substitution: Substitution?) -> String {
    let type = substitution.map { self.type.substituting($0) } ?? self.type
    switch kind {
    case .variable, .parameter:
      let keyword = isStatic ? "static var" : isConstant ? "let" : "var"
      return "\(keyword) \(name): \(type)"
    case .enumCase:
      guard case .function(let function) = type, !parameters.isEmpty else { return "case \(name)" }
      return "case \(name)(\(text(of: function)))"
    case .function, .initializer, .subscript:
      guard case .function(let function) = type else { return name }
      var text = kind == .function ? (isStatic ? "static func " : "func ") + name : name
      if isFailable { text += "?" }
      text += "\(genericText(substitution))(\(self.text(of: function)))"
      if function.isAsync { text += " async" }
      if function.thrown != nil { text += isRethrowing ? " rethrows" : " throws" }
      return kind == .initializer || function.result.isVoid ? text : text + " -> \(function.result)"
    }
  }

  private func text(of function: FunctionType) -> String {
    zip(parameters, function.parameters).map { written, parameter in
      let label = written.label.isEmpty ? "_" : written.label
      // The values of a case have no names of their own.
      if label == "_", Int(written.name) != nil || written.name.isEmpty {
        return FunctionType([parameter], .void).parameterText
      }
      let name = label == written.name || written.name.isEmpty ? label : "\(label) \(written.name)"
      let type = FunctionType([parameter], .void).parameterText
      return "\(name): \(type)" + (written.hasDefault ? " = …" : "")
    }.joined(separator: ", ")
  }

  /// Its own generic parameters with what is asked of them.
  private func genericText(_ substitution: Substitution?) -> String {
    let signature = interface.signature
    let own = signature.parameters.filter { parameter in
      substitution.map { $0.replacement(parameter) == nil } ?? true && isOwn(parameter)
    }
    guard !own.isEmpty else { return "" }
    let list = own.map { parameter in
      let protocols = signature.protocols(of: .parameter(parameter)).map(\.name)
      return parameter.name
        + (protocols.isEmpty ? "" : ": " + protocols.prefix(1).joined(separator: " & "))
    }
    return "<\(list.joined(separator: ", "))>"
  }

  private func isOwn(_ parameter: GenericParameter) -> Bool {
    !(owner?.signature.parameters.contains { $0 === parameter } ?? false)
  }
}

extension FunctionType {
  /// `inout Int`, `Int...`.
  fileprivate var parameterText: String {
    String(Type.function(self).description.dropFirst().dropLast(") -> ()".count))
  }
}
