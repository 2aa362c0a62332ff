/// The declaration of a variable, function, initializer, subscript, enum case or parameter.
package final class ValueSymbol {
  package enum Kind { case variable, parameter, function, initializer, `subscript`, enumCase }

  /// Where it is declared.
  package enum Context {
    case module(ModuleSymbol)
    case type(TypeSymbol)
    case `extension`(ExtensionSymbol)
    case local
  }

  /// One parameter of a function, initializer, subscript or enum case.
  package struct Parameter {
    /// The argument label; empty for none.
    package let label: String
    package let name: String
    package let hasDefault: Bool
    /// Whether its type is written as `Self`, or with the name of the type that declares what it belongs to.
    package let isOfOwnType: Bool
    /// Finds the result builder that joins the statements of a closure given here.
    package let resultBuilder: (() -> Type?)?

    package init(
      label: String,
      name: String,
      hasDefault: Bool = false,
      isOfOwnType: Bool = false,
      resultBuilder: (() -> Type?)? = nil
    ) {
      self.label = label
      self.name = name
      self.hasDefault = hasDefault
      self.isOfOwnType = isOfOwnType
      self.resultBuilder = resultBuilder
    }
  }

  /// What others need to know to use it.
  package struct Interface {
    /// Every parameter in scope: the type's, then its own.
    package var signature: GenericSignature
    /// The type of a member's receiver, `Array<Element>` or `Self` of a protocol; `nil` for what is no member.
    package var receiver: Type?
    /// A variable's type; for what is called, a function type without the receiver.
    package var type: Type

    package init(signature: GenericSignature = .empty, receiver: Type? = nil, type: Type) {
      self.signature = signature
      self.receiver = receiver
      self.type = type
    }
  }

  /// `init` and `subscript` are the names of initializers and subscripts, an operator is its own name.
  package let name: String
  package let kind: Kind
  package let context: Context
  package var access: Access = .internal
  package var availability = Availability()
  /// Reads the comment above its declaration.
  package var readDocumentation: () -> String = { "" }
  package var documentation: String { readDocumentation() }
  @exclusivity(unchecked) package var parameters: [Parameter] = []
  /// Where an operator stands beside its operands; `nil` for what is no operator.
  package var fixity: OperatorFixity?
  @exclusivity(unchecked) package var isStatic = false
  package var isMutating = false
  package var isFinal = false
  package var isOverride = false
  /// Whether it stands beside an inherited member of its name, which it neither overrides nor replaces.
  package var isNonoverride = false
  package var isOptionalRequirement = false
  package var isRethrowing = false
  /// `init?` or `init!`.
  package var isFailable = false
  package var isImplicitlyUnwrapped = false
  package var isDiscardable = false
  /// Whether a variable or subscript can be assigned to.
  package var isSettable = false
  /// `let`, which its initializer may set once.
  package var isConstant = false
  /// Whether it is declared without a value, which it gets later.
  package var isDeferred = false
  /// Whether an attribute names a type: a property wrapper, a result builder, a global actor.
  package var hasCustomAttribute = false
  /// `async let`: its value is waited for where it is used.
  package var isAwaited = false
  /// Whether its getter changes the value that it belongs to.
  package var hasMutatingGetter = false
  /// Whether its setter leaves the value unchanged that it belongs to.
  package var isNonmutating = false
  /// `private(set)`; `nil` if its setter is as accessible as it is.
  package var setterAccess: Access?
  package var isStored = false
  /// `get async`.
  package var isGetterAsync = false
  /// Finds the type of what a getter throws; `nil` if it never throws.
  package var getterThrown: (() -> Type?)?
  /// A parameter that is `inout`.
  package var isInOut = false
  /// A parameter whose function must not be kept after the call.
  package var isNonescaping = false
  /// A parameter on whose actor the function runs.
  package var isIsolated = false
  package var isWeak = false
  /// Whether a screen gives the property its object: `@IBOutlet`.
  package var isOutlet = false
  /// Whether it is a property whose changes can be observed by its name: `@objc dynamic var`.
  package var isDynamic = false
  package var isLazy = false
  package var isConvenience = false
  /// Whether it is declared as the main actor's.
  package var namesMainActor = false
  /// Whether it may be used from outside of its actor.
  package var isNonisolated = false
  /// Whether it is the initializer that a struct has without writing it.
  package var isMemberwise = false
  /// The variable that holds the wrapper of a variable with a property wrapper.
  package var storage: ValueSymbol?
  /// Finds the result builder that joins the statements of its body.
  package var resultBuilder: (() -> Type?)?
  package var isRequired = false
  /// Whether the compiler writes it, with its body.
  package var isDerived = false
  /// The raw value that is written for an enum's case.
  package var rawValue: RawValue?

  package enum RawValue {
    case integer(Int)
    case float(Double)
    case text(String)
  }

  private enum State {
    case pending((ValueSymbol) -> Interface)
    case running
    case done(Interface)
  }

  @exclusivity(unchecked) private var state: State

  package init(
    _ name: String,
    _ kind: Kind,
    in context: Context,
    resolve: @escaping (ValueSymbol) -> Interface
  ) {
    self.name = name
    self.kind = kind
    self.context = context
    state = .pending(resolve)
  }

  package convenience init(
    _ name: String,
    _ kind: Kind,
    in context: Context = .local,
    type: Type
  ) {
    self.init(name, kind, in: context) { _ in Interface(type: type) }
  }

  /// Resolved when first asked for.
  ///
  /// A declaration whose type depends on itself has the error type there.
  package var interface: Interface {
    switch state {
    case .done(let interface): return interface
    case .running:
      isCircular = true
      return Interface(type: .error)
    case .pending(let resolve):
      state = .running
      let interface = resolve(self)
      state = .done(interface)
      return interface
    }
  }

  /// Lets go of the types that it refers to.
  func release() {
    state = .done(Interface(type: .error))
    (storage, resultBuilder, getterThrown, parameters) = (nil, nil, nil, [])
  }

  /// Whether its type was asked for while it was being resolved.
  package private(set) var isCircular = false

  package var type: Type { interface.type }

  /// Gives a closure's parameter the type that was found for it.
  package func setType(_ type: Type) { state = .done(Interface(type: type)) }

  /// The type that declares it, itself or in an extension.
  package var owner: TypeSymbol? {
    switch context {
    case .type(let symbol): symbol
    case .extension(let symbol): symbol.extended
    case .module, .local: nil
    }
  }

  package var module: ModuleSymbol? {
    switch context {
    case .module(let module): module
    case .type(let symbol): symbol.module
    case .extension(let symbol): symbol.module
    case .local: nil
    }
  }

  /// Whether a conforming type provides it.
  package var isRequirement: Bool {
    if case .type(let symbol) = context { symbol.kind == .protocol } else { false }
  }

  package var isInProtocolExtension: Bool {
    if case .extension(let symbol) = context { symbol.extended.kind == .protocol } else { false }
  }

  /// `name(label:_:)`, as diagnostics write it.
  package var fullName: String {
    switch kind {
    case .variable, .parameter: return name
    case .enumCase where parameters.isEmpty: return name
    case .function, .initializer, .subscript, .enumCase:
      let labels = parameters.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }
      return "\(name)(\(labels.joined()))"
    }
  }
}

/// An extension: what it adds is found with its type's members.
package final class ExtensionSymbol {
  package let extended: TypeSymbol
  package let module: ModuleSymbol
  /// The type's parameters with the requirements of the `where` clause added.
  package let signature: GenericSignature

  package init(of extended: TypeSymbol, in module: ModuleSymbol, signature: GenericSignature) {
    self.extended = extended
    self.module = module
    self.signature = signature
  }
}
