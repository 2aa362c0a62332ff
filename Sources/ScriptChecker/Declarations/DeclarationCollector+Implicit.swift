import ScriptSource
import ScriptTypes

/// Members that nobody writes.
extension DeclarationCollector {
  func declareImplicitMembers(of symbol: TypeSymbol, _ node: NominalDeclaration) {
    let hasInitializer = node.members.contains {
      if case .initializer = $0.kind { true } else { false }
    }
    switch node.kind {
    case .struct where !hasInitializer: declareMemberwiseInitializers(of: symbol, node)
    case .class where !hasInitializer && node.inherited.isEmpty,
      .actor where !hasInitializer:
      add(plainInitializer(of: symbol))
    case .class where !hasInitializer: declareInheritedInitializer(of: symbol)
    case .enum: declareRawValue(of: symbol)
    default: break
    }
  }

  /// The same for a type of a library, of which only structs need their members to be known.
  func declareImplicitInitializers(
    of symbol: TypeSymbol,
    _ node: @autoclosure () -> NominalDeclaration?
  ) {
    switch symbol.kind {
    case .struct: if let node = node() { declareMemberwiseInitializers(of: symbol, node) }
    case .class, .actor:
      if symbol.superclass == nil { add(plainInitializer(of: symbol)) }
    default: break
    }
  }

  private func plainInitializer(of symbol: TypeSymbol) -> ValueSymbol {
    let scope = scope
    let initializer = ValueSymbol("init", .initializer, in: context) { _ in
      let made: Type =
        symbol.kind == .class ? .dynamicSelf(TypeBox(symbol.selfType)) : symbol.selfType
      return ValueSymbol.Interface(
        signature: scope.signature,
        receiver: symbol.selfType,
        type: .function([], made)
      )
    }
    initializer.isDiscardable = true
    return initializer
  }

  /// A class without initializers has `init()` if it inherits from no class.
  private func declareInheritedInitializer(of symbol: TypeSymbol) {
    let initializer = plainInitializer(of: symbol)
    // It gives way to what a superclass declares.
    initializer.isConvenience = true
    let collector = self
    let complete = symbol.completeHeader
    symbol.completeHeader = { symbol in
      complete?(symbol)
      if symbol.superclass == nil { collector.add(initializer) }
    }
  }

  private func declareMemberwiseInitializers(of symbol: TypeSymbol, _ node: NominalDeclaration) {
    struct Field {
      let name: Identifier
      let symbol: ValueSymbol
      let wrapped: WrappedVariable?
      /// Whether `init()` can do without an argument for it.
      let hasInitialValue: Bool
      /// Whether it is a part of a tuple, so that its parameter has no default.
      let isPart: Bool
      var hasDefault: Bool { hasInitialValue && !isPart }
    }
    var fields: [Field] = []
    for member in node.members {
      guard case .variable(let variable) = member.kind, !member.has("static") else { continue }
      for binding in variable.bindings {
        for (name, path) in binding.pattern.names {
          guard let field = symbol.members[name.text]?.first(where: { $0.isInitialized }) else {
            continue
          }
          let wrapped = checker.wrapped[ObjectIdentifier(field)]
          if field.isConstant, binding.value != nil { continue }
          let isOptional = variable.isVariable && binding.pattern.isWrittenOptional
          fields.append(
            Field(
              name: name,
              symbol: field,
              wrapped: wrapped,
              hasInitialValue: binding.value != nil || isOptional || field.isLazy
                || member.customAttributes.contains { $0.arguments != nil },
              isPart: !path.isEmpty
            )
          )
        }
      }
    }
    let scope = scope
    func parameters(_ hasDefault: (Field) -> Bool) -> [ValueSymbol.Parameter] {
      fields.map {
        ValueSymbol.Parameter(
          label: $0.name.text,
          name: $0.name.text,
          hasDefault: hasDefault($0),
          resultBuilder: $0.symbol.resultBuilder
        )
      }
    }
    let initializer = ValueSymbol("init", .initializer, in: context) { initializer in
      // What a wrapper makes of its property is known only now.
      initializer.parameters = parameters {
        $0.hasDefault || $0.wrapped?.hasInitialStorage ?? false
      }
      return ValueSymbol.Interface(
        signature: scope.signature,
        receiver: symbol.selfType,
        type: .function(
          fields.map { field in
            if let wrapped = field.wrapped, !wrapped.takesValue { return wrapped.storageType }
            return field.symbol.type
          },
          symbol.selfType
        )
      )
    }
    initializer.isDiscardable = true
    initializer.isMemberwise = true
    // Nobody else may give a private property its value.
    initializer.access = min(initializer.access, fields.map(\.symbol.access).min() ?? .public)
    initializer.parameters = parameters(\.hasDefault)
    add(initializer)
    if !fields.isEmpty, fields.allSatisfy(\.hasInitialValue) { add(plainInitializer(of: symbol)) }
  }

  func declareRawValue(of symbol: TypeSymbol) {
    let scope = scope
    let library = checker.library
    let collector = self
    let complete = symbol.completeHeader
    symbol.completeHeader = { symbol in
      complete?(symbol)
      func add(_ member: ValueSymbol) {
        member.access = symbol.accessOfParts
        collector.add(member)
      }
      if symbol.conformances.contains(where: { $0.proto === library["CaseIterable"] }),
        !symbol.hasPayloads
      {
        let all = ValueSymbol("allCases", .variable, in: collector.context) { _ in
          ValueSymbol.Interface(
            signature: scope.signature,
            receiver: symbol.selfType,
            type: library.array(symbol.selfType)
          )
        }
        all.isStatic = true
        add(all)
      }
      guard let raw = symbol.rawType else { return }
      add(
        ValueSymbol("rawValue", .variable, in: collector.context) { _ in
          ValueSymbol.Interface(signature: scope.signature, receiver: symbol.selfType, type: raw)
        }
      )
      let initializer = ValueSymbol("init", .initializer, in: collector.context) { _ in
        ValueSymbol.Interface(
          signature: scope.signature,
          receiver: symbol.selfType,
          type: .function([raw], library.optional(symbol.selfType))
        )
      }
      initializer.isFailable = true
      initializer.parameters = [ValueSymbol.Parameter(label: "rawValue", name: "rawValue")]
      add(initializer)
    }
  }
}

extension ValueSymbol {
  /// Whether a memberwise initializer gives it its value.
  fileprivate var isInitialized: Bool { isStored || storage != nil }
}
