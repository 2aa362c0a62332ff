/// A type of the language.
///
/// Equal types are equal by structure; a declaration is equal to itself alone.
package enum Type {
  /// A struct, enum, class or actor with its generic arguments.
  case nominal(NominalType)
  /// A generic parameter of a declaration that is being checked, or of a signature before substitution.
  case parameter(GenericParameter)
  /// `T.Element` of a type that is not known yet.
  case member(DependentMember)
  case tuple(TupleType)
  case function(FunctionType)
  /// `any P & Q`, `Any`, `AnyObject`.
  case existential(Existential)
  /// `T.Type`.
  case metatype(TypeBox)
  /// `some P`: the result type of one declaration.
  case opaque(OpaqueType)
  /// `Self` within a class.
  case dynamicSelf(TypeBox)
  /// `repeat each T` among the elements of a tuple or the parameters of a function.
  case expansion(TypeBox)
  /// The arguments of a parameter pack.
  case pack(TypePack)
  /// A type that the solver looks for.
  case variable(TypeVariable)
  /// The type of what is wrong and has been reported.
  case error
}

/// What a type contains somewhere within.
package struct TypeContents: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let variable = TypeContents(rawValue: 1)
  package static let parameter = TypeContents(rawValue: 2)
  package static let member = TypeContents(rawValue: 4)
  package static let error = TypeContents(rawValue: 8)
  package static let pack = TypeContents(rawValue: 16)
  package static let dynamicSelf = TypeContents(rawValue: 32)
  package static let opaque = TypeContents(rawValue: 64)

  // Other modules name these: there a list of contents is put together each time.
  /// What a substitution could replace.
  package static let replaceable: TypeContents = [.parameter, .member, .pack, .dynamicSelf]
  /// What a solution could replace.
  package static let solvable: TypeContents = [.variable, .member]
  /// What a solution could replace where parameters in scope are known to be other types.
  package static let equatable: TypeContents = [.variable, .member, .parameter]
}

extension Type {
  package var contents: TypeContents {
    switch self {
    case .nominal(let type): type.contents
    case .parameter(let parameter): parameter.isPack ? [.parameter, .pack] : .parameter
    case .member(let member): member.contents
    case .tuple(let tuple): tuple.contents
    case .function(let function): function.contents
    case .existential(let existential): existential.contents
    case .metatype(let box): box.contents
    case .opaque(let opaque): opaque.contents
    case .dynamicSelf(let box): box.contents.union(.dynamicSelf)
    case .expansion(let box): box.contents.union(.pack)
    case .pack(let pack): pack.contents.union(.pack)
    case .variable: .variable
    case .error: .error
    }
  }

  /// Whether the solver still looks for a part of it.
  package var hasVariables: Bool { contents.contains(.variable) }
  package var hasError: Bool { contents.contains(.error) }

  package var isError: Bool { if case .error = self { true } else { false } }

  // Types never change, and these mention no declaration.
  package nonisolated(unsafe) static let void = Type.tuple(TupleType([]))
  package nonisolated(unsafe) static let any = Type.existential(Existential(protocols: []))
  package nonisolated(unsafe) static let anyObject = Type.existential(
    Existential(protocols: [], requiresClass: true)
  )

  package static func metatype(of type: Type) -> Type { .metatype(TypeBox(type)) }

  /// A tuple, or the element itself if there is one without a label.
  package static func tuple(of elements: [TupleType.Element]) -> Type {
    if elements.count == 1, elements[0].label == nil {
      if case .expansion = elements[0].type {} else { return elements[0].type }
    }
    return .tuple(TupleType(elements))
  }

  /// What `repeat` repeats; `nil` for any other type.
  package var repeated: Type? { if case .expansion(let box) = self { box.type } else { nil } }
  package var isExpansion: Bool { repeated != nil }

  package var isVoid: Bool {
    if case .tuple(let tuple) = self { tuple.elements.isEmpty } else { false }
  }
  package var isAny: Bool {
    if case .existential(let existential) = self { existential.isAny } else { false }
  }

  /// The declaration of a struct, enum, class or actor.
  package var symbol: TypeSymbol? { if case .nominal(let type) = self { type.symbol } else { nil } }
  package var arguments: [Type] { if case .nominal(let type) = self { type.arguments } else { [] } }

  /// Whether values of the type are references to objects.
  package var isClass: Bool {
    switch self {
    case .nominal(let type): type.symbol.kind.isReference
    case .dynamicSelf: true
    case .existential(let existential): existential.isClassConstrained
    default: false
    }
  }
}

extension Type: Hashable {
  package static func == (left: Type, right: Type) -> Bool {
    switch (left, right) {
    case (.nominal(let a), .nominal(let b)):
      a === b || (a.digest == b.digest && a.symbol === b.symbol && a.arguments == b.arguments)
    case (.parameter(let a), .parameter(let b)): a === b
    case (.member(let a), .member(let b)): a === b || (a.name == b.name && a.base == b.base)
    case (.tuple(let a), .tuple(let b)): a === b || a.elements == b.elements
    case (.function(let a), .function(let b)): a === b || a.isEqual(to: b)
    case (.existential(let a), .existential(let b)): a === b || a.isEqual(to: b)
    case (.metatype(let a), .metatype(let b)): a.type == b.type
    case (.opaque(let a), .opaque(let b)):
      a === b || (a.owner === b.owner && a.index == b.index && a.arguments == b.arguments)
    case (.dynamicSelf(let a), .dynamicSelf(let b)): a.type == b.type
    case (.expansion(let a), .expansion(let b)): a.type == b.type
    case (.pack(let a), .pack(let b)): a.types == b.types
    case (.variable(let a), .variable(let b)): a === b
    case (.error, .error): true
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(digest) }

  /// The same for equal types; computed for each type that is made, more quickly than a hash value.
  fileprivate var digest: Int {
    switch self {
    case .nominal(let type): type.digest
    case .parameter(let parameter): identity(of: parameter)
    case .member(let member): member.base.digest.mixed(with: member.name.utf8.count)
    case .tuple(let tuple): tuple.elements.reduce(1) { $0.mixed(with: $1.type.digest) }
    case .function(let function):
      function.parameters.reduce(function.result.digest.mixed(with: 2)) {
        $0.mixed(with: $1.type.digest)
      }
    case .existential(let existential):
      existential.protocols.reduce(3) { $0.mixed(with: identity(of: $1.symbol)) }
    case .metatype(let box): box.type.digest.mixed(with: 4)
    case .opaque(let opaque): identity(of: opaque.owner).mixed(with: opaque.index)
    case .dynamicSelf(let box): box.type.digest.mixed(with: 5)
    case .expansion(let box): box.type.digest.mixed(with: 6)
    case .pack(let pack): pack.types.reduce(7) { $0.mixed(with: $1.digest) }
    case .variable(let variable): identity(of: variable)
    case .error: 8
    }
  }
}

/// The identity of an object, as a part of a digest.
private func identity(of object: AnyObject) -> Int { Int(bitPattern: ObjectIdentifier(object)) }

extension Int {
  fileprivate func mixed(with other: Int) -> Int {
    (self ^ (other &+ (self << 5) &+ (self >> 7))) &* 0x2545_F491_4F6C_DD1D
  }
}

/// A reference to a type.
package final class TypeBox {
  package let type: Type
  package let contents: TypeContents

  package init(_ type: Type) {
    self.type = type
    contents = type.contents
  }
}

/// A struct, enum, class or actor with its arguments, those of the types around it first.
package final class NominalType {
  package let symbol: TypeSymbol
  package let arguments: [Type]
  package let contents: TypeContents
  /// Generic code can make types of thousands of levels, each of which is hashed.
  fileprivate let digest: Int

  package init(_ symbol: TypeSymbol, _ arguments: [Type] = []) {
    self.symbol = symbol
    self.arguments = arguments
    contents = arguments.reduce([]) { $0.union($1.contents) }
    digest = arguments.reduce(identity(of: symbol)) { $0.mixed(with: $1.digest) }
  }
}

/// `Base.Name`, where `Name` is an associated type of a protocol that the base conforms to.
package final class DependentMember {
  package let base: Type
  package let name: String
  package let contents: TypeContents

  package init(_ base: Type, _ name: String) {
    self.base = base
    self.name = name
    contents = base.contents.union(.member)
  }
}

package final class TupleType {
  package struct Element: Equatable {
    package let label: String?
    package let type: Type

    package init(label: String? = nil, _ type: Type) {
      self.label = label
      self.type = type
    }
  }

  package let elements: [Element]
  package let contents: TypeContents

  package init(_ elements: [Element]) {
    self.elements = elements
    contents = elements.reduce([]) { $0.union($1.type.contents) }
  }
}

/// The arguments that stand for a parameter pack.
package final class TypePack {
  package let types: [Type]
  package let contents: TypeContents

  package init(_ types: [Type]) {
    self.types = types
    contents = types.reduce([]) { $0.union($1.contents) }
  }
}

/// `some P` as the result of a declaration: one hidden type for each choice of generic arguments.
package final class OpaqueType {
  package let owner: ValueSymbol
  /// Which of the declaration's opaque types it is.
  package let index: Int
  package let arguments: [Type]
  /// What is known of the hidden type.
  package let constraint: Existential
  package let contents: TypeContents

  package init(owner: ValueSymbol, index: Int, arguments: [Type], constraint: Existential) {
    self.owner = owner
    self.index = index
    self.arguments = arguments
    self.constraint = constraint
    contents = arguments.reduce(.opaque) { $0.union($1.contents) }
  }
}

/// A type that the solver looks for; what is known of it is the solver's.
package final class TypeVariable {
  package let number: Int

  package init(_ number: Int) { self.number = number }
}
