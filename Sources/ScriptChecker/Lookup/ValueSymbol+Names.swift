import ScriptTypes

extension ValueSymbol {
  /// What kind of declaration it is, as messages say it.
  var kindName: String {
    switch kind {
    case .function:
      switch context {
      case .local: "local function"
      case .module: "global function"
      case .type, .extension:
        if name.isOperator {
          "operator function"
        } else if isStatic {
          isFinal ? "static method" : "class method"
        } else {
          "instance method"
        }
      }
    case .initializer: "initializer"
    case .subscript: "subscript"
    case .enumCase: "enum case"
    case .variable, .parameter:
      switch context {
      case .local: kind == .parameter ? "parameter" : "var"
      case .module: "var"
      case .type, .extension: isStatic ? "static property" : "property"
      }
    }
  }

  /// The name with its labels, if it has any.
  var declarationName: String {
    !parameters.isEmpty && parameters.allSatisfy(\.label.isEmpty) ? name : fullName
  }
}
