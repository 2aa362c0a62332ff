import ScriptSource
import ScriptTypes

/// Names in view at one place of a program; what it does not know is asked of the scope around it.
package final class Scope {
  enum Kind {
    case module
    /// Within a type or extension: members are in view.
    case type(TypeSymbol)
    /// Within a function, accessor, initializer or closure.
    case function(FunctionContext)
    case block
    /// Around a declaration with generic parameters.
    case generics
  }

  let kind: Kind
  let parent: Scope?
  /// Every generic parameter in scope, with what is asked of it.
  var signature: GenericSignature {
    if let ownSignature { return ownSignature }
    if case .type(let symbol) = kind { return symbol.signature }
    let outer = parent?.signature ?? .empty
    guard !ownParameters.isEmpty else { return outer }
    if let extended, extended.outer === outer { return extended.result }
    let result = outer.adding(ownParameters, [])
    extended = (outer, result)
    return result
  }

  /// The parameters in scope, known before what is asked of them.
  var parameters: [GenericParameter] {
    if let ownSignature { return ownSignature.parameters }
    if case .type(let symbol) = kind { return symbol.parameters }
    return (parent?.parameters ?? []) + ownParameters
  }

  private let ownParameters: [GenericParameter]
  private var ownSignature: GenericSignature?
  private var extended: (outer: GenericSignature, result: GenericSignature)?
  @exclusivity(unchecked) private var values: [String: [ValueSymbol]] = [:]
  @exclusivity(unchecked) private var types: [String: NamedType] = [:]

  init(
    _ kind: Kind,
    in parent: Scope?,
    signature: GenericSignature? = nil,
    parameters: [GenericParameter] = []
  ) {
    ownParameters = parameters
    self.kind = kind
    self.parent = parent
    ownSignature = signature
  }

  /// The scope of an addition to a module, which sees the variables that the module has so far.
  convenience init(after previous: Scope) {
    self.init(.module, in: nil)
    values = previous.values
  }

  /// Forgets a variable that a function of the same name takes the place of.
  func hide(_ name: String) { values[name] = nil }

  /// Which element of its packs a `repeat` looks at; set in the scope of what it repeats.
  var ownPackIndex: ValueSymbol?
  var packIndex: ValueSymbol? { ownPackIndex ?? parent?.packIndex }

  func add(_ symbol: ValueSymbol) { values[symbol.name, default: []].append(symbol) }
  func replace(_ symbol: ValueSymbol) { values[symbol.name] = [symbol] }
  func add(_ type: NamedType) { types[type.name] = type }
  func setSignature(_ signature: GenericSignature) { ownSignature = signature }

  /// Names that statements declare which have not been reached.
  private var laterNames: Set<String> = []

  func addLater(_ names: [String]) { laterNames.formUnion(names) }

  /// The variables of a program that closures may name above their declarations.
  var laterVariables: (any EarlyDeclaring)?

  /// Declares a variable at the top of a program whose statement stands further down.
  func declareEarly(_ name: String) -> Bool {
    if let laterVariables { return laterVariables.declare(name) }
    return !laterNames.contains(name) && parent?.declareEarly(name) ?? false
  }

  /// Whether a statement further down declares the name.
  func declaresLater(_ name: String) -> Bool {
    laterNames.contains(name) || parent?.declaresLater(name) ?? false
  }

  /// In an order that is the same each time.
  var declaredValues: [ValueSymbol] { values.sorted { $0.key < $1.key }.flatMap(\.value) }
  var declaredTypes: [NamedType] { types.sorted { $0.key < $1.key }.map(\.value) }

  func localValues(_ name: String) -> [ValueSymbol] { values[name] ?? [] }
  func localType(_ name: String) -> NamedType? { types[name] }

  /// The innermost function around.
  var function: FunctionContext? {
    var scope: Scope? = self
    while let current = scope {
      if case .function(let context) = current.kind { return context }
      scope = current.parent
    }
    return nil
  }

  /// The innermost type around.
  var enclosingType: TypeSymbol? {
    var scope: Scope? = self
    while let current = scope {
      if case .type(let symbol) = current.kind { return symbol }
      scope = current.parent
    }
    return nil
  }
}

/// Declares variables before their statements are checked.
protocol EarlyDeclaring: AnyObject {
  /// Declares a variable of a statement further down; `false` if there is none, or its type cannot be told yet.
  func declare(_ name: String) -> Bool

  /// The pattern of a variable that has been declared so.
  func pattern(of binding: VariableDeclaration.Binding) -> TypedPattern?
}

/// The function whose body is being checked.
final class FunctionContext {
  /// What `return` gives; `nil` within a closure whose result is not known yet.
  var result: Type?
  /// The type of what may be thrown out of it; `nil` if nothing may.
  var thrown: Type?
  var isAsync: Bool
  /// `self`, if there is one.
  var receiver: Receiver?
  let isClosure: Bool
  /// The parameters that a closure writes.
  var parameterNames: [String] = []
  let isInitializer: Bool

  struct Receiver {
    /// The type of `self`.
    let type: Type
    let symbol: TypeSymbol
    let isStatic: Bool
    let isMutable: Bool
  }

  init(
    result: Type?,
    thrown: Type? = nil,
    isAsync: Bool = false,
    receiver: Receiver? = nil,
    isClosure: Bool = false,
    isInitializer: Bool = false
  ) {
    self.result = result
    self.thrown = thrown
    self.isAsync = isAsync
    self.receiver = receiver
    self.isClosure = isClosure
    self.isInitializer = isInitializer
  }
}
