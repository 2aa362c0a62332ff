import ScriptSource

/// What stands around a statement or declaration.
struct Surroundings {
  /// A statement that `break` or `continue` can name.
  struct Target {
    enum Kind { case loop, `switch`, block }

    let kind: Kind
    let label: String?

    init?(_ statement: Statement) {
      switch statement.kind {
      case .for, .while, .repeatWhile: kind = .loop
      case .switch: kind = .switch
      case .if, .do: kind = .block
      default: return nil
      }
      label = statement.label?.text
    }
  }

  /// The declarations around members, from the outermost.
  enum Container {
    case nominal(NominalDeclaration, Declaration)
    case `extension`(ExtensionDeclaration)
  }

  var targets: [Target] = []
  var isInDefer = false
  var isInFunction = false
  /// Whether the innermost type is declared in a function.
  var isLocal = false
  /// Whether the innermost function is an initializer that cannot fail.
  var isInPlainInitializer = false
  /// The class whose convenience initializer the innermost function is.
  var delegatingClass: String?
  var containers: [Container] = []

  mutating func enterFunction() {
    targets = []
    isInDefer = false
    isInFunction = true
    isInPlainInitializer = false
    delegatingClass = nil
  }

  mutating func enterDefer() {
    targets = []
    isInDefer = true
  }

  /// The innermost declaration of members; `nil` for what is local or at the top.
  var container: Container? { isInFunction ? nil : containers.last }

  /// Whether a type around has generic parameters.
  var isGeneric: Bool {
    containers.contains {
      if case .nominal(let node, _) = $0, node.kind != .protocol {
        !node.generics.parameters.isEmpty
      } else {
        false
      }
    }
  }
}
