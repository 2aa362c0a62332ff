/// A declaration as the source writes it.
package final class Declaration: Sendable {
  package enum Kind: Sendable {
    case `import`(ImportDeclaration)
    case variable(VariableDeclaration)
    case function(FunctionDeclaration)
    case initializer(InitializerDeclaration)
    case deinitializer(Block)
    case `subscript`(SubscriptDeclaration)
    case nominal(NominalDeclaration)
    case `extension`(ExtensionDeclaration)
    case `typealias`(TypealiasDeclaration)
    case associatedType(AssociatedTypeDeclaration)
    case enumCases([EnumCaseDeclaration])
    case `operator`(OperatorDeclaration)
    case precedenceGroup(PrecedenceGroupDeclaration)
    case unreadable
  }

  package let kind: Kind
  package let modifiers: [Modifier]
  package let attributes: [Attribute]
  /// Most declarations of a library are never shown.
  private let readDocumentation: @Sendable () -> String
  package let range: TextRange

  package init(
    _ kind: Kind,
    modifiers: [Modifier],
    attributes: [Attribute],
    documentation: @autoclosure @escaping @Sendable () -> String = "",
    _ range: TextRange
  ) {
    self.kind = kind
    self.modifiers = modifiers
    self.attributes = attributes
    readDocumentation = documentation
    self.range = range
  }

  /// The documentation comment above it, without its comment marks; empty if there is none.
  package var documentation: String { readDocumentation() }
}

/// `static`, `private(set)`, `weak` ….
package struct Modifier: Sendable {
  package let name: String
  /// The word in parentheses: `set`, `unsafe`.
  package let detail: String?
  package let range: TextRange

  package init(_ name: String, detail: String? = nil, _ range: TextRange) {
    self.name = name
    self.detail = detail
    self.range = range
  }
}

/// `@name(arguments)`.
package struct Attribute: Sendable {
  package let type: WrittenType
  package let arguments: Arguments?
  package let range: TextRange

  package init(type: WrittenType, arguments: Arguments?, _ range: TextRange) {
    self.type = type
    self.arguments = arguments
    self.range = range
  }

  /// The attribute's name, if it is a plain one.
  package var name: String {
    if case .name(let name, _) = type.kind { name } else { "" }
  }
}

package struct ImportDeclaration: Sendable {
  /// `class`, `func` … of a scoped import.
  package let kind: String?
  package let path: [Identifier]

  package init(kind: String?, path: [Identifier]) {
    self.kind = kind
    self.path = path
  }
}

/// `let` or `var` with one or more bindings.
package struct VariableDeclaration: Sendable {
  package struct Binding: Sendable {
    /// With its annotation, if it has one.
    package let pattern: Pattern
    package let value: Expression?
    package let accessors: Accessors?

    package init(pattern: Pattern, value: Expression?, accessors: Accessors?) {
      self.pattern = pattern
      self.value = value
      self.accessors = accessors
    }
  }

  package let isVariable: Bool
  package let bindings: [Binding]

  package init(isVariable: Bool, bindings: [Binding]) {
    self.isVariable = isVariable
    self.bindings = bindings
  }
}

/// The accessors of a variable or subscript.
package struct Accessors: Sendable {
  package struct Accessor: Sendable {
    /// `get`, `set`, `willSet`, `didSet`, `init`, `_modify`, `_read`.
    package let name: String
    package let parameter: Identifier?
    package let effects: Effects
    package let modifiers: [String]
    /// `nil` in a protocol.
    package let body: Block?
    package let range: TextRange

    package init(
      name: String,
      parameter: Identifier?,
      effects: Effects,
      modifiers: [String],
      body: Block?,
      _ range: TextRange
    ) {
      self.name = name
      self.parameter = parameter
      self.effects = effects
      self.modifiers = modifiers
      self.body = body
      self.range = range
    }
  }

  package let list: [Accessor]
  package let range: TextRange

  package init(_ list: [Accessor], _ range: TextRange) {
    self.list = list
    self.range = range
  }

  package subscript(name: String) -> Accessor? { list.first { $0.name == name } }

  /// Whether a value is computed rather than stored and observed.
  package var isComputed: Bool { self["willSet"] == nil && self["didSet"] == nil }
}

/// One parameter of a function, initializer, subscript, closure or enum case.
package struct Parameter: Sendable {
  /// The argument label; the empty string for `_`.
  package let label: String
  package let name: Identifier
  /// `nil` for a closure's parameter without a type.
  package let type: WrittenType?
  package let defaultValue: Expression?
  package let attributes: [Attribute]
  package let range: TextRange

  package init(
    label: String,
    name: Identifier,
    type: WrittenType?,
    defaultValue: Expression? = nil,
    attributes: [Attribute] = [],
    _ range: TextRange
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.attributes = attributes
    self.range = range
  }
}

/// `<T: P, each U>` with the requirements of the `where` clause.
package struct GenericClause: Sendable {
  package struct Parameter: Sendable {
    package let name: Identifier
    package let bound: WrittenType?
    package let isPack: Bool

    package init(name: Identifier, bound: WrittenType?, isPack: Bool) {
      self.name = name
      self.bound = bound
      self.isPack = isPack
    }
  }

  package let parameters: [Parameter]
  package let requirements: [WrittenRequirement]

  package init(parameters: [Parameter], requirements: [WrittenRequirement]) {
    self.parameters = parameters
    self.requirements = requirements
  }

  package static let none = GenericClause(parameters: [], requirements: [])
}

/// One requirement of a `where` clause.
package enum WrittenRequirement: Sendable {
  case conformance(WrittenType, WrittenType)
  case sameType(WrittenType, WrittenType)
}

package struct FunctionDeclaration: Sendable {
  /// An operator's name is the operator.
  package let name: Identifier
  package let generics: GenericClause
  package let parameters: [Parameter]
  package let effects: Effects
  package let result: WrittenType?
  /// `nil` in a protocol and in a library's declaration.
  package let body: Block?

  package init(
    name: Identifier,
    generics: GenericClause,
    parameters: [Parameter],
    effects: Effects,
    result: WrittenType?,
    body: Block?
  ) {
    self.name = name
    self.generics = generics
    self.parameters = parameters
    self.effects = effects
    self.result = result
    self.body = body
  }
}

package struct InitializerDeclaration: Sendable {
  package enum Failability: Sendable { case never, optional, implicitlyUnwrapped }

  package let failability: Failability
  package let generics: GenericClause
  package let parameters: [Parameter]
  package let effects: Effects
  package let body: Block?

  package init(
    failability: Failability,
    generics: GenericClause,
    parameters: [Parameter],
    effects: Effects,
    body: Block?
  ) {
    self.failability = failability
    self.generics = generics
    self.parameters = parameters
    self.effects = effects
    self.body = body
  }
}

package struct SubscriptDeclaration: Sendable {
  package let generics: GenericClause
  package let parameters: [Parameter]
  package let result: WrittenType
  package let accessors: Accessors?

  package init(
    generics: GenericClause,
    parameters: [Parameter],
    result: WrittenType,
    accessors: Accessors?
  ) {
    self.generics = generics
    self.parameters = parameters
    self.result = result
    self.accessors = accessors
  }
}

/// A struct, enum, class, actor or protocol.
package struct NominalDeclaration: Sendable {
  package enum Kind: String, Sendable { case `struct`, `enum`, `class`, actor, `protocol` }

  package let kind: Kind
  package let name: Identifier
  /// A protocol's primary associated types stand as parameters without bounds.
  package let generics: GenericClause
  package let inherited: [WrittenType]
  package let members: [Declaration]

  package init(
    kind: Kind,
    name: Identifier,
    generics: GenericClause,
    inherited: [WrittenType],
    members: [Declaration]
  ) {
    self.kind = kind
    self.name = name
    self.generics = generics
    self.inherited = inherited
    self.members = members
  }
}

package struct ExtensionDeclaration: Sendable {
  package let extended: WrittenType
  package let inherited: [WrittenType]
  package let requirements: [WrittenRequirement]
  package let members: [Declaration]

  package init(
    extended: WrittenType,
    inherited: [WrittenType],
    requirements: [WrittenRequirement],
    members: [Declaration]
  ) {
    self.extended = extended
    self.inherited = inherited
    self.requirements = requirements
    self.members = members
  }
}

package struct TypealiasDeclaration: Sendable {
  package let name: Identifier
  package let generics: GenericClause
  package let type: WrittenType

  package init(name: Identifier, generics: GenericClause, type: WrittenType) {
    self.name = name
    self.generics = generics
    self.type = type
  }
}

package struct AssociatedTypeDeclaration: Sendable {
  package let name: Identifier
  package let inherited: [WrittenType]
  package let defaultType: WrittenType?
  package let requirements: [WrittenRequirement]

  package init(
    name: Identifier,
    inherited: [WrittenType],
    defaultType: WrittenType?,
    requirements: [WrittenRequirement]
  ) {
    self.name = name
    self.inherited = inherited
    self.defaultType = defaultType
    self.requirements = requirements
  }
}

package struct EnumCaseDeclaration: Sendable {
  package let name: Identifier
  /// `nil` for a case without a payload.
  package let parameters: [Parameter]?
  package let rawValue: Expression?

  package init(name: Identifier, parameters: [Parameter]?, rawValue: Expression?) {
    self.name = name
    self.parameters = parameters
    self.rawValue = rawValue
  }
}
