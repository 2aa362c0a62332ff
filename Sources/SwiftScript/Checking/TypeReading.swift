import SwiftSyntax

/// Says of what type an expression is, as far as the text and the declarations of what it uses show it.
///
/// What is not certain is unknown.
final class TypeReading {
  let world: World
  let library: Library
  private let names: ScriptNames
  private var known: [SyntaxIdentifier: KnownType] = [:]
  private var owners: [SyntaxIdentifier: TypeObject?] = [:]
  /// The text's blocks of members by the types that they belong to, once they are asked for.
  private var blocks: [ObjectIdentifier: [MemberBlockSyntax]]?
  /// What the calls asked about so far may mean.
  var resolutions: [SyntaxIdentifier: [CallCandidate]] = [:]

  init(_ tree: SourceFileSyntax, world: World, library: Library) {
    self.world = world
    self.library = library
    names = ScriptNames(tree)
  }

  // MARK: Types by name

  /// The type of this name where it is not declared inside another one.
  func named(_ name: String) -> TypeObject? { world.types[name] ?? library.types[name] }

  /// What a name means as a type; `nil` if nothing is known of it.
  private func type(named name: String, at node: some SyntaxProtocol) -> TypeRef? {
    guard names.innerTypes.contains(name) else {
      return named(name).map { $0.alias ?? .named($0, []) }
    }
    for outer in sequence(first: Syntax(node), next: \.parent) {
      guard let block = outer.as(MemberBlockSyntax.self) else { continue }
      if let inner = owner(of: block)?.lineage().lazy.compactMap({ $0.nestedTypes[name] }).first {
        return inner.alias ?? .named(inner, [])
      }
    }
    return .any
  }

  /// The type that is written.
  func written(_ type: TypeSyntax) -> TypeRef {
    // It may be nil or not, as its reader likes.
    if type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return .any }
    let resolver = TypeResolver(
      lookUp: { [self] in self.type(named: $0, at: type) },
      onUnknown: { _, _ in },
      specialize: { type, arguments in
        guard let alias = type.alias else { return .named(type, arguments) }
        let bindings = Dictionary(zip(type.parameters, arguments)) { first, _ in first }
        return alias.substituting(bindings) { .named($0, $1) }
      },
      lookUpInModule: { [self] module, name in
        guard library.modules.contains(module),
          case .named(let own, _)? = self.type(named: name, at: type), !own.isHost
        else { return nil }
        return library.types[name].map { $0.alias ?? .named($0, []) }
      }
    )
    return resolver.resolve(type)
  }

  /// The type whose members stand in a block.
  func owner(of block: MemberBlockSyntax) -> TypeObject? {
    if let found = owners[block.id] { return found }
    let found: TypeObject? =
      switch block.parent?.kind {
      case .classDecl, .structDecl, .enumDecl, .actorDecl:
        block.parent?.as(DeclSyntax.self).flatMap { declared in
          declared.declaredName.flatMap { object(of: type(named: $0.name, at: declared)) }
        }
      case .extensionDecl:
        (block.parent?.as(ExtensionDeclSyntax.self)?.extendedType).flatMap {
          object(of: written($0))
        }
      default: nil
      }
    owners[block.id] = found
    return found
  }

  /// The type whose members a value of a type has.
  func object(of type: TypeRef?) -> TypeObject? {
    switch type?.settled {
    case .named(let type, _)?: type === library.metatype ? nil : type
    case .array?: library.array
    case .dictionary?: library.dictionary
    case .optional?: library.optional
    case .any?, .parameter?, .tuple?, .function?, nil: nil
    }
  }

  // MARK: Expressions

  func type(of expression: ExprSyntax) -> KnownType {
    let found = link(expression)
    guard case .value(let type) = found, expression.isOptionalChain else { return found }
    if case .optional = type.settled { return found }
    return .value(.optional(type))
  }

  /// The type of a value, unknown if it is none.
  func value(of expression: ExprSyntax) -> TypeRef {
    if case .value(let type) = type(of: expression) { type } else { .unknown }
  }

  /// The type of an expression as what follows it in a chain finds it.
  func link(_ expression: ExprSyntax) -> KnownType {
    if let found = known[expression.id] { return found }
    // What is said of itself says nothing.
    known[expression.id] = .unknown
    let found = read(expression)
    known[expression.id] = found
    return found
  }

  private func read(_ expression: ExprSyntax) -> KnownType {
    switch expression.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr: return .value(.literal(plain(library.int)))
    case .floatLiteralExpr: return .value(.literal(plain(library.double)))
    case .stringLiteralExpr: return .value(.literal(plain(library.string)))
    case .booleanLiteralExpr: return .value(.literal(plain(library.bool)))
    case .arrayExpr(let node): return array(node)
    case .dictionaryExpr(let node): return dictionary(node)
    case .tupleExpr(let node):
      if node.elements.count == 1, let only = node.elements.first, only.label == nil {
        return type(of: only.expression)
      }
      return .value(.tuple(node.elements.nodes.map { ($0.label?.name, value(of: $0.expression)) }))
    case .declReferenceExpr(let node): return reference(node)
    case .genericSpecializationExpr(let node): return specialization(node)
    case .memberAccessExpr(let node): return member(node)
    case .functionCallExpr(let node): return result(of: node)
    case .subscriptCallExpr(let node): return element(node)
    case .infixOperatorExpr(let node): return result(of: node)
    case .prefixOperatorExpr(let node):
      if world.operators["prefix " + node.operator.text] != nil { return .unknown }
      switch node.operator.text {
      case "-": return type(of: node.expression)
      case "!": return .value(plain(library.bool))
      default: return .unknown
      }
    case .forceUnwrapExpr(let node): return inside(link(node.expression))
    case .optionalChainingExpr(let node):
      let optional = link(node.expression)
      // `Int?` is a type.
      if case .type(let type) = optional { return .type(.optional(type)) }
      return inside(optional)
    case .tryExpr(let node):
      return node.questionOrExclamationMark?.text == "?" ? .unknown : type(of: node.expression)
    case .awaitExpr(let node): return type(of: node.expression)
    case .inOutExpr(let node): return type(of: node.expression)
    case .isExpr: return .value(plain(library.bool))
    case .asExpr(let node):
      let type = written(node.type)
      return .value(node.questionOrExclamationMark?.text == "?" ? .optional(type) : type)
    case .ternaryExpr(let node):
      return .value(common([node.thenExpression, node.elseExpression]))
    default: return .unknown
    }
  }

  func plain(_ type: TypeObject) -> TypeRef { .named(type, []) }

  private func inside(_ known: KnownType) -> KnownType {
    guard case .value(let type) = known else { return known }
    return .value(type.isOptional ? type.wrapped : type)
  }

  /// The one type of several values.
  private func common(_ expressions: [ExprSyntax]) -> TypeRef {
    let bindings = TypeBindings(library)
    var found: TypeRef?
    let plain = expressions.filter { !$0.followsOthers }
    for expression in plain {
      let type = value(of: expression)
      found = found.map { bindings.joined($0, type) } ?? type
    }
    guard let found else { return .unknown }
    if plain.count == expressions.count { return found }
    // `.pi` makes a fraction of the number beside it.
    if found.isUnknown || found.ofLiteral != nil { return .unknown }
    let hasNil = expressions.contains { $0.is(NilLiteralExprSyntax.self) }
    return hasNil && !found.isOptional ? .optional(found) : found
  }

  private func array(_ node: ArrayExprSyntax) -> KnownType {
    if node.elements.count == 1, let only = node.elements.first,
      case .type(let element) = type(of: only.expression)
    {
      return .type(.array(element))
    }
    return .value(.literal(.array(common(node.elements.nodes.map(\.expression)))))
  }

  private func dictionary(_ node: DictionaryExprSyntax) -> KnownType {
    guard case .elements(let elements) = node.content else {
      return .value(.literal(.dictionary(.unknown, .unknown)))
    }
    if elements.count == 1, let only = elements.first, case .type(let key) = type(of: only.key),
      case .type(let value) = type(of: only.value)
    {
      return .type(.dictionary(key, value))
    }
    return .value(
      .literal(.dictionary(common(elements.nodes.map(\.key)), common(elements.nodes.map(\.value))))
    )
  }

  private func specialization(_ node: GenericSpecializationExprSyntax) -> KnownType {
    guard case .type(.named(let type, _)) = link(node.expression) else { return .unknown }
    let arguments = node.genericArgumentClause.arguments.nodes.map { argument in
      if case .type(let type) = argument.argument { written(type) } else { TypeRef.any }
    }
    if type === library.array, arguments.count == 1 { return .type(.array(arguments[0])) }
    if type === library.optional, arguments.count == 1 { return .type(.optional(arguments[0])) }
    if type === library.dictionary, arguments.count == 2 {
      return .type(.dictionary(arguments[0], arguments[1]))
    }
    return .type(.named(type, arguments))
  }

  // MARK: Names

  /// What a name means where it stands.
  func meaning(of name: String, at node: some SyntaxProtocol) -> ScriptNames.Meaning? {
    names.meaning(of: name, at: node) { [self] in owner(of: $0) }
  }

  private func reference(_ node: DeclReferenceExprSyntax) -> KnownType {
    let name = node.baseName.name
    if name == "self" { return owner(at: node).map { .value(plain($0)) } ?? .unknown }
    if name.first == "$" {
      guard let position = Int(name.dropFirst()) else { return .unknown }
      let closure = sequence(first: Syntax(node), next: \.parent).lazy
        .compactMap { $0.as(ClosureExprSyntax.self) }.first
      return closure.map { .value(parameter(of: $0, at: position)) } ?? .unknown
    }
    if let meaning = meaning(of: name, at: node) { return type(of: meaning, name) }
    if let variable = world.variables[name] {
      guard !variable.isImplicitlyUnwrapped, let type = variable.type ?? variable.readType else {
        return .unknown
      }
      return .value(world.current(type))
    }
    return type(named: name, at: node).map { $0.isUnknown ? .unknown : .type($0) } ?? .unknown
  }

  private func type(of meaning: ScriptNames.Meaning, _ name: String) -> KnownType {
    switch meaning {
    case .written(let type): return .value(written(type))
    case .variadic(let type): return .value(.array(written(type)))
    case .value(let value):
      switch type(of: value) {
      case .value(let type): return .value(type.ofVariable)
      case .type(let type): return .type(type)
      case .unknown: return .unknown
      }
    case .unwrapped(let value): return inside(type(of: value).ofVariable)
    case .unwrappedName(let node):
      if let found = known[node.id] { return found }
      // It may be the only one of its name, and then unwraps itself.
      known[node.id] = .unknown
      let found = self.meaning(of: name, at: node).map { inside(type(of: $0, name)) } ?? .unknown
      known[node.id] = found
      return found
    case .element(let sequence):
      return .value(TypeBindings(library).element(of: value(of: sequence).ofVariable))
    case .parameter(let closure, let position):
      return .value(parameter(of: closure, at: position))
    case .member(let owner): return member(name, of: plain(owner))
    case .function, .unknown: return .unknown
    }
  }

  /// The type whose declaration a `self` is in.
  func owner(at node: some SyntaxProtocol) -> TypeObject? {
    sequence(first: Syntax(node), next: \.parent).lazy
      .compactMap { $0.as(MemberBlockSyntax.self) }.first.flatMap { owner(of: $0) }
  }

  // MARK: Members

  private func member(_ node: MemberAccessExprSyntax) -> KnownType {
    let name = node.declName.baseName.name
    guard let base = node.base else { return .unknown }
    switch link(base) {
    case .value(let type): return member(name, of: type)
    case .type(let type): return staticMember(name, of: type)
    case .unknown: return .unknown
    }
  }

  private func member(_ name: String, of type: TypeRef) -> KnownType {
    if case .tuple(let elements) = type.settled {
      let found = elements.enumerated().first { $1.label == name || "\($0)" == name }
      return found.map { .value($0.element.type) } ?? .unknown
    }
    guard let object = object(of: type) else { return .unknown }
    let declared: TypeRef? =
      switch object.members(named: name).first {
      case .property(let property)?: property.get.signature.result
      case .stored(let index)?: object.typeOfProperty(at: index) ?? initial(of: name, in: object)
      case .constant(let property)?: property.type
      case .method?, nil: nil
      }
    return declared.map { .value(TypeBindings(of: type, library).applied(to: $0)) } ?? .unknown
  }

  /// The type of a property's initial value, where none is written.
  private func initial(of name: String, in type: TypeObject) -> TypeRef? {
    if blocks == nil {
      blocks = names.memberBlocks.reduce(into: [:]) { found, block in
        if let type = owner(of: block) { found[ObjectIdentifier(type), default: []].append(block) }
      }
    }
    for block in blocks?[ObjectIdentifier(type.root)] ?? [] {
      guard case .value(let value)? = names.property(name, in: block),
        case .value(let type) = self.type(of: value)
      else { continue }
      return type.ofVariable
    }
    return nil
  }

  private func staticMember(_ name: String, of type: TypeRef) -> KnownType {
    guard let object = object(of: type) else { return .unknown }
    if let nested = object.nestedTypes[name] { return .type(nested.alias ?? plain(nested)) }
    if object.cases[name] != nil { return .value(type) }
    switch object.statics(named: name).first {
    case .property(let property)?:
      return property.get.signature.result.map {
        .value(TypeBindings(of: type, library).applied(to: $0))
      } ?? .unknown
    case .constant(let constant)?:
      return (constant.type ?? initial(of: name, in: object)).map { .value($0) } ?? .unknown
    default: return .unknown
    }
  }

  private func element(_ node: SubscriptCallExprSyntax) -> KnownType {
    guard case .value(let type) = link(node.calledExpression), node.arguments.count == 1,
      let index = node.arguments.first, index.label == nil
    else { return .unknown }
    switch type.settled {
    case .array(let element):
      return value(of: index.expression).plain === library.int ? .value(element) : .unknown
    case .dictionary(_, let value): return .value(.optional(value))
    default: return .unknown
    }
  }
}

extension KnownType {
  /// What a variable is that has this value.
  var ofVariable: KnownType {
    if case .value(let type) = self { .value(type.ofVariable) } else { self }
  }
}

extension TypeObject {
  /// The declared type of a stored property; `nil` if it may or may not be optional.
  fileprivate func typeOfProperty(at index: Int) -> TypeRef? {
    guard storedProperties.indices.contains(index),
      !storedProperties[index].isImplicitlyUnwrapped, !storedProperties[index].isWeak,
      storedProperties[index].wrapper == nil
    else { return nil }
    return storedProperties[index].type
  }
}

extension ExprSyntax {
  /// Whether this is `.name` or `nil`, which are what the values beside them are.
  fileprivate var followsOthers: Bool {
    if self.is(NilLiteralExprSyntax.self) { return true }
    let called = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
    guard let access = called.as(MemberAccessExprSyntax.self), access.base == nil else {
      return false
    }
    return !["none", "some"].contains(access.declName.baseName.text)
  }

  /// Whether a `?` before makes the whole chain optional.
  fileprivate var isOptionalChain: Bool {
    var link = self
    while true {
      if let node = link.as(MemberAccessExprSyntax.self), let base = node.base {
        link = base
      } else if let node = link.as(FunctionCallExprSyntax.self) {
        link = node.calledExpression
      } else if let node = link.as(SubscriptCallExprSyntax.self) {
        link = node.calledExpression
      } else {
        return link.is(OptionalChainingExprSyntax.self)
      }
    }
  }
}
