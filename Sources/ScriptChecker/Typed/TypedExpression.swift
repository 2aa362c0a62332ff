package import ScriptSource
package import ScriptTypes

/// An expression with its type: every name has a declaration, every conversion is a node of its own.
package final class TypedExpression {
  package indirect enum Kind {
    case integer(String)
    case float(String)
    case boolean(Bool)
    case string(String)
    case interpolation([TypedSegment])
    /// A literal whose values are calls of `appendInterpolation` of the variable.
    case builtInterpolation([TypedSegment], ValueSymbol)
    case `nil`
    case source(String)
    case array([TypedExpression])
    case dictionary([(key: TypedExpression, value: TypedExpression)])
    /// A literal that a type's own `init(…Literal:)` makes a value of.
    case literalConversion(ValueSymbol?, TypedExpression)

    /// A variable, function or parameter that is no member.
    case reference(SymbolReference)
    /// A member of a value; `self.name` as well.
    case member(TypedExpression, SymbolReference)
    case tupleElement(TypedExpression, Int)
    case selfReference
    case `super`
    case metatype(Type)
    /// `type(of: value)`.
    case dynamicType(TypedExpression)

    case call(TypedExpression, [TypedArgument])
    case `subscript`(TypedExpression, SymbolReference, [TypedArgument])
    case keyPathApplication(TypedExpression, TypedExpression)
    case tuple([TypedExpression])
    case closure(TypedClosure)

    case assignment(TypedExpression, TypedExpression)
    case discard
    case conditional(TypedExpression, TypedExpression, TypedExpression)
    case conditionalStatement(TypedIf)
    case selection(TypedSwitch)
    case attempt(Expression.Attempt, TypedExpression)
    case await(TypedExpression)
    case inOut(TypedExpression)
    /// A chain of which a part may be `nil`.
    case optionalEvaluation(TypedExpression)
    /// `base?` within a chain.
    case optionalBinding(TypedExpression)
    case forcedUnwrap(TypedExpression, isImplicit: Bool)
    /// A member that a protocol leaves to choice: `nil` if the value's type does not implement it.
    case implementation(TypedExpression)
    case check(TypedExpression, Type)
    case cast(Expression.Cast, TypedExpression, Type)
    case keyPath([TypedKeyPathComponent])
    case selector(ValueSymbol?)
    /// `repeat pattern`: a value for each element of the packs in it; the variable counts them.
    case packExpansion(TypedExpression, index: ValueSymbol)
    /// The element of a pack, or of a tuple made of one, that the variable says.
    case packElement(TypedExpression, index: ValueSymbol)

    /// A conversion that the program does not write.
    case conversion(Conversion, TypedExpression)
    /// What is wrong and has been reported.
    case error
  }

  package let kind: Kind
  package let type: Type
  package let range: TextRange

  package init(_ kind: Kind, _ type: Type, _ range: TextRange) {
    self.kind = kind
    self.type = type
    self.range = range
  }

  /// Whether it is a `repeat`, which stands for several values.
  package var isExpansion: Bool { if case .packExpansion = kind { true } else { false } }

  /// Whether nothing could be made of it.
  var isError: Bool { if case .error = kind { true } else { false } }
}

/// A use of a declaration: which one, and what stands for its generic parameters.
package struct SymbolReference {
  package let symbol: ValueSymbol
  /// One for each parameter of the declaration's signature.
  package let arguments: [Type]
  /// Whether `super` names it, so that no override is looked for.
  package var isSuper = false

  package init(_ symbol: ValueSymbol, _ arguments: [Type] = []) {
    self.symbol = symbol
    self.arguments = arguments
  }
}

package enum TypedSegment {
  case text(String)
  case value(TypedExpression)
}

/// What a parameter is given.
package enum TypedArgument {
  case value(TypedExpression)
  /// The elements of a variadic parameter.
  case variadic([TypedExpression])
  /// The elements of a parameter pack, expansions of other packs among them.
  case pack([TypedExpression])
  /// The declaration's own default.
  case defaultValue
}

package enum TypedKeyPathComponent {
  case member(SymbolReference, Type)
  case tupleElement(Int, Type)
  case `subscript`(SymbolReference, [TypedArgument], Type)
  case optionalChain(Type)
  case forcedUnwrap(Type)
}

/// A conversion that is not written in the program.
package enum Conversion {
  case optionalInjection
  /// `T?` to `U?`, where `T` converts to `U` as the inner conversion says.
  case optional
  case upcast
  /// A value in a box of a protocol's type, `Any` or `AnyObject`.
  case erasure
  case function
  case metatype
  case tuple
  /// The elements of an array, dictionary or set.
  case collection
  case autoclosure
  case hashableErasure
  /// A key path where a function is wanted.
  case keyPathFunction
  /// The value of a closure's only expression, which nobody uses.
  case ignoredResult
  /// `Self` of a class as the class.
  case dynamicSelf
}

package final class TypedClosure {
  package let parameters: [ValueSymbol]
  package let captures: [TypedCapture]
  package let body: TypedBlock

  package init(parameters: [ValueSymbol], captures: [TypedCapture], body: TypedBlock) {
    self.parameters = parameters
    self.captures = captures
    self.body = body
  }
}

package struct TypedCapture {
  package let symbol: ValueSymbol
  package let ownership: Closure.Capture.Ownership
  package let value: TypedExpression
}
