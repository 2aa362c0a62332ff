import ScriptSource
import ScriptTypes

/// A variable with property wrappers: `@Clamped(0...1) var x: Double = 3`.
///
/// `_x` stores the outermost wrapper; `x` and `$x` are computed from it.
final class WrappedVariable {
  let checker: ModuleChecker
  let scope: Scope
  let name: String
  /// The outermost first.
  private let attributes: [Attribute]
  private let written: WrittenType?
  private let value: Expression?
  private let range: TextRange

  var storageRange: TextRange { range }

  private var found: Type?
  /// What the storage is made of at first.
  private(set) var initializer: TypedExpression?

  init(
    checker: ModuleChecker,
    scope: Scope,
    name: String,
    attributes: [Attribute],
    written: WrittenType?,
    value: Expression?,
    range: TextRange
  ) {
    self.checker = checker
    self.scope = scope
    self.name = name
    self.attributes = attributes
    self.written = written
    self.value = value
    self.range = range
  }

  // MARK: Types

  /// The type of the storage.
  var storageType: Type {
    if let found { return found }
    found = .error
    let expressions = checker.expressions(in: scope)
    let wanted = written.map { TypeResolver(checker, scope).resolve($0) }
    let result: Type
    if let expression = initialStorage {
      let typed = expressions.check(expression) { system, node in
        self.constrain(node.type, wanted, system, node)
      }
      initializer = typed
      result = typed.type
    } else {
      result = expressions.type(at: range) { system, node in
        self.constrain(node.type, wanted, system, node)
      }
      if result.isError, let wanted { reportType(wanted) }
    }
    found = result
    return result
  }

  /// A wrapper of one type around a variable of another.
  private func reportType(_ wanted: Type) {
    guard let attribute = attributes.last, !wanted.hasError else { return }
    let wrapper = TypeResolver(checker, scope).resolve(attribute.type)
    guard let type = member("wrappedValue", of: wrapper)?.type, !type.hasError, type != wanted
    else { return }
    checker.report(DeclarationMessages.wrappedTypeMismatch(wanted, type), at: range)
  }

  /// The type of what the innermost wrapper wraps.
  var valueType: Type {
    if let written { return TypeResolver(checker, scope).resolve(written) }
    return attributes.reduce(storageType) { type, _ in
      member("wrappedValue", of: type)?.type ?? .error
    }
  }

  var projectedType: Type? { member("projectedValue", of: storageType)?.type }

  /// Whether every wrapper's value can be set.
  var isSettable: Bool {
    if let enclosingSubscript { return enclosingSubscript.isSettable }
    var type = storageType
    for _ in attributes {
      guard let found = member("wrappedValue", of: type), found.symbol.isSettable else {
        return false
      }
      type = found.type
    }
    return true
  }

  /// Whether reading the value changes one of the wrappers.
  var hasMutatingGetter: Bool {
    var type = storageType
    for _ in attributes {
      guard let found = member("wrappedValue", of: type) else { return false }
      if found.symbol.hasMutatingGetter, !type.isClass { return true }
      type = found.type
    }
    return false
  }

  var isProjectionSettable: Bool {
    guard let symbol = member("projectedValue", of: storageType)?.symbol else { return false }
    return symbol.isSettable && symbol.setterAccess != .private
  }

  private func member(_ name: String, of type: Type) -> (symbol: ValueSymbol, type: Type)? {
    let lookup = MemberLookup(signature: scope.signature, library: checker.library)
    guard let candidate = lookup.instanceMembers(of: type, named: name).first else { return nil }
    let system = ConstraintSystem(checker.solving, scope)
    let node = Node(.error, .error, range)
    return (
      candidate.symbol, system.choosing.open(candidate.symbol, receiver: candidate.base, node).type
    )
  }

  /// Each wrapper's value is the next wrapper, the innermost one's is the variable's.
  private func constrain(
    _ type: Type,
    _ wanted: Type?,
    _ system: ConstraintSystem,
    _ node: Node
  ) {
    let resolver = TypeResolver(checker, scope, openArguments: { _ in system.makeVariable() })
    var next = type
    for attribute in attributes {
      _ = system.isEqual(next, resolver.resolve(attribute.type), node)
      let value = Node(.member(node), system.makeVariable(), range)
      value.name = DeclarationName("wrappedValue", range)
      system.add(.member(next, "wrappedValue", value.type, value), value)
      next = value.type
    }
    if let wanted { _ = system.isEqual(next, wanted, node) }
  }

  // MARK: Expressions

  /// What makes the storage where the declaration says enough: `Clamped(wrappedValue: 3, 0...1)`.
  private var initialStorage: Expression? {
    if let value { return storage(of: value) }
    guard let last = attributes.last else { return nil }
    if last.arguments != nil || hasPlainInitializer(last) {
      return attributes.reversed().dropFirst().reduce(make(last, nil)) { make($1, $0) }
    }
    guard case .optional? = written?.kind else { return nil }
    return storage(of: Expression(.nil, range))
  }

  /// Whether the declaration alone makes the storage.
  var hasInitialStorage: Bool { initialStorage != nil }

  /// Whether the memberwise initializer takes the value and not the wrapper.
  var takesValue: Bool {
    value != nil
      || (attributes.last?.arguments == nil && hasInitializer { $0.first?.label == "wrappedValue" })
  }

  /// The storage made of a value for the innermost wrapper.
  func storage(of value: Expression) -> Expression {
    var value = value
    if let written {
      value = Expression(
        .sequence([.operand(value), .cast(.coercion, written, value.range)]),
        value.range
      )
    }
    return attributes.reversed().reduce(value) { make($1, $0) }
  }

  private func make(_ attribute: Attribute, _ value: Expression?) -> Expression {
    var listed = attribute.arguments?.listed ?? []
    if let value {
      listed.insert(Argument(label: Identifier("wrappedValue", value.range), value: value), at: 0)
    }
    return Expression(
      .call(
        Expression(.type(attribute.type), attribute.type.range),
        Arguments(listed: listed, attribute.range)
      ),
      attribute.range
    )
  }

  private func hasPlainInitializer(_ attribute: Attribute) -> Bool {
    hasInitializer { $0.allSatisfy(\.hasDefault) }
  }

  private func hasInitializer(_ fits: ([ValueSymbol.Parameter]) -> Bool) -> Bool {
    guard let attribute = attributes.last else { return false }
    let resolver = TypeResolver(checker, scope, openArguments: \.ownArgument)
    guard let symbol = resolver.resolve(attribute.type).symbol else { return false }
    return symbol.members(named: "init").contains { $0.kind == .initializer && fits($0.parameters) }
  }

  /// The subscript by which a wrapper reaches the object around it, of a class that has one.
  private var enclosingSubscript: ValueSymbol? {
    guard attributes.count == 1, scope.enclosingType?.kind == .class else { return nil }
    return storageType.symbol?.members(named: "subscript").first {
      $0.isStatic && $0.parameters.map(\.label) == Self.enclosingLabels
    }
  }
  private static let enclosingLabels = ["_enclosingInstance", "wrapped", "storage"]

  /// `type(of: _x)[_enclosingInstance: self, wrapped: \.x, storage: \._x]`.
  private var enclosedExpression: Expression {
    func named(_ name: String) -> Expression {
      Expression(.name(DeclarationName(name, range)), range)
    }
    func path(_ name: String) -> Expression {
      let member = KeyPath.Component.member(DeclarationName(name, range))
      return Expression(.keyPath(KeyPath(root: nil, components: [member])), range)
    }
    let type = Argument(label: Identifier("of", range), value: storageExpression)
    let values = [named("self"), path(name), path("_" + name)]
    let arguments = zip(Self.enclosingLabels, values).map {
      Argument(label: Identifier($0, range), value: $1)
    }
    return Expression(
      .subscript(
        Expression(.call(named("type"), Arguments(listed: [type], range)), range),
        Arguments(listed: arguments, range)
      ),
      range
    )
  }

  /// `_x.wrappedValue`, through all wrappers.
  var valueExpression: Expression {
    if enclosingSubscript != nil { return enclosedExpression }
    return attributes.reduce(storageExpression) { base, _ in
      Expression(.member(base, DeclarationName("wrappedValue", range)), range)
    }
  }

  /// `_x.projectedValue`.
  var projectionExpression: Expression {
    Expression(.member(storageExpression, DeclarationName("projectedValue", range)), range)
  }

  private var storageExpression: Expression {
    Expression(.name(DeclarationName("_" + name, range)), range)
  }
}

extension Declaration {
  /// The attributes that name types: property wrappers and result builders.
  var customAttributes: [Attribute] {
    attributes.filter(\.isCustom)
  }

  /// Whether its attributes are property wrappers of a stored variable; on a computed one they are result builders.
  func wraps(_ binding: VariableDeclaration.Binding, _ checker: ModuleChecker) -> Bool {
    customAttributes.contains { !checker.builderNames.contains($0.name) }
      && binding.accessors?.list.allSatisfy { ["willSet", "didSet"].contains($0.name) } ?? true
  }
}

extension Attribute {
  /// Whether it names a type.
  var isCustom: Bool {
    switch type.kind {
    case .name(let name, _): name.first?.isUppercase ?? false && !Self.known.contains(name)
    case .member: true
    default: false
    }
  }

  private static let known: Set<String> = [
    "MainActor", "NSManaged", "NSCopying", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
    "UIApplicationMain", "NSApplicationMain", "GKInspectable", "Sendable",
  ]
}
