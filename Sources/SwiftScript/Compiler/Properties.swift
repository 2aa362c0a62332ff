import SwiftSyntax

extension Compiler {
  /// Declares the stored and computed properties of one `var` or `let`.
  func declareProperties(_ node: VariableDeclSyntax, of type: TypeObject) {
    let extending = node.parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) ?? false
    let modifiers = Set(node.modifiers.nodes.map(\.name.text))
    let isStatic = !modifiers.isDisjoint(with: ["static", "class"])
    let sharedType = node.bindings.last?.typeAnnotation?.type
    for binding in node.bindings.nodes {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
        declareTuple(binding, node, isStatic: isStatic, of: type)
        continue
      }
      let name = pattern.identifier.name
      let found = binding.accessorBlock.map { accessors(of: $0) } ?? []
      if type.kind == .protocol, found.allSatisfy({ $0.body.isEmpty }) {
        type.requirements.insert(name)
        type.requiredTypes[name] = binding.typeAnnotation.map { resolve($0.type) }
        type.builders[name] = resultBuilder(in: node.attributes)
        continue
      }
      if let wrapper = wrapper(of: node) {
        declareWrapped(name, binding, wrapper, of: type)
        continue
      }
      let isComputed = found.contains { $0.kind == "get" }
      if isComputed {
        declareComputed(
          name,
          found,
          binding,
          isStatic: isStatic,
          builder: resultBuilder(in: node.attributes) ?? inheritedBuilder(of: name, in: type),
          of: type
        )
      } else if isStatic {
        declareStatic(name, binding, sharedType, of: type)
      } else if extending {
        report(
          "an extension can't add a stored property",
          at: binding,
          hint: "put it into the type itself, or compute it"
        )
      } else {
        declareStored(name, binding, sharedType, found, node, of: type)
      }
    }
  }

  /// The accessors of a property: what each is, its statements, and the name of the value it is given.
  func accessors(of block: AccessorBlockSyntax)
    -> [(kind: String, body: CodeBlockItemListSyntax, parameter: String)]
  {
    switch block.accessors {
    case .getter(let items): return [("get", items, "")]
    case .accessors(let list):
      return list.map { accessor in
        let kind = accessor.accessorSpecifier.text
        let standard = kind == "didSet" ? "oldValue" : "newValue"
        return (
          kind, accessor.body?.statements ?? [], accessor.parameters?.name.text ?? standard
        )
      }
    }
  }

  private func declareComputed(
    _ name: String,
    _ accessors: [(kind: String, body: CodeBlockItemListSyntax, parameter: String)],
    _ binding: PatternBindingSyntax,
    isStatic: Bool,
    builder: TypeObject?,
    of type: TypeObject
  ) {
    let result = binding.typeAnnotation.map { resolve($0.type) }
    var getter: Callable?
    var setter: Callable?
    let changesOnGet = type.kind == .structure && !isStatic && binding.hasMutatingGetter
    inNewScope(typeContext: type, isStatic: isStatic) {
      for accessor in accessors {
        switch accessor.kind {
        case "get":
          let make = { (compiler: Compiler, result: TypeRef?, types: [String: TypeRef]) in
            compiler.accessor(
              name,
              accessor.body,
              at: binding,
              parameter: nil,
              result: result,
              selfIsCell: changesOnGet,
              builder: builder,
              generics: types
            )
          }
          let made = make(self, result, [:])
          if !isStatic { compileAgain(made, accessor.body, binding, of: type, make) }
          getter = made
        case "set":
          setter = self.accessor(
            name,
            accessor.body,
            at: binding,
            parameter: (accessor.parameter, result ?? .any),
            result: nil,
            selfIsCell: type.kind != .class && !isStatic
          )
        default: report("`\(accessor.kind)` is not supported", at: binding)
        }
      }
    }
    guard let getter else { return }
    let property = ComputedProperty(get: getter, set: setter)
    property.changesOnGet = changesOnGet
    let member = Member.property(property)
    if isStatic { type.statics[name] = [member] } else { type.members[name] = [member] }
  }

  private func accessor(
    _ name: String,
    _ body: CodeBlockItemListSyntax,
    at node: some SyntaxProtocol,
    parameter: (name: String, type: TypeRef)?,
    result: TypeRef?,
    selfIsCell: Bool,
    observes: String? = nil,
    builder: TypeObject? = nil,
    generics: [String: TypeRef] = [:]
  ) -> Callable {
    let code = FunctionCode(name: name, site: file.span(of: node), interpreter: interpreter)
    code.builder = builder
    code.observedProperty = observes
    code.hasSelf = true
    code.selfIsCell = selfIsCell
    code.result = result.flatMap { $0.isAny ? nil : $0 }
    let parameters = parameter.map { [Signature.Parameter.unlabelled($0.name, $0.type)] }
    let signature = Signature(parameters: parameters ?? [], result: result, text: name)
    let around = scope
    pendingBodies.append { [self] in
      let outer = scope
      scope = around
      functionNames.append(name)
      compileBody(code, signature, body, generics: generics)
      functionNames.removeLast()
      scope = outer
    }
    return Callable(name: name, body: .script(code), signature: { signature })
  }

  /// The written type of a binding; `let a, b: Int` gives it to both.
  func annotation(of binding: PatternBindingSyntax, _ shared: TypeSyntax?) -> TypeRef? {
    if let own = binding.typeAnnotation?.type { return resolve(own) }
    guard let initializer = binding.initializer else { return shared.map { resolve($0) } }
    return emptyArrayType(initializer.value)
  }

  /// The type that `[T]()`, `[K: V]()` or `Set<T>()` says.
  private func emptyArrayType(_ expression: ExprSyntax) -> TypeRef? {
    guard let call = expression.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
      call.trailingClosure == nil
    else { return nil }
    let type = self.type(writtenAs: call.calledExpression)
    return switch type {
    case .array, .dictionary: type
    case .named(let named, _): named === library.set ? type : nil
    default: nil
    }
  }

  private func declareStatic(
    _ name: String,
    _ binding: PatternBindingSyntax,
    _ sharedType: TypeSyntax?,
    of type: TypeObject
  ) {
    let property = StaticProperty()
    property.type = annotation(of: binding, sharedType)
    inNewScope(typeContext: type, isStatic: true) {
      property.initial = binding.initializer.map { initialValue($0.value, property.type) }
    }
    if property.initial == nil, property.type?.isOptional == true { property.cell.value = .none }
    type.statics[name] = [.constant(property)]
  }

  private func declareStored(
    _ name: String,
    _ binding: PatternBindingSyntax,
    _ sharedType: TypeSyntax?,
    _ accessors: [(kind: String, body: CodeBlockItemListSyntax, parameter: String)],
    _ node: VariableDeclSyntax,
    of type: TypeObject
  ) {
    let property = StoredProperty(
      name: name,
      isLet: node.bindingSpecifier.text == "let",
      ownership: ownership(of: node.modifiers),
      isLazy: node.modifiers.nodes.contains { $0.name.text == "lazy" }
    )
    property.type = annotation(of: binding, sharedType)
    property.builder = resultBuilder(in: node.attributes)
    property.isImplicitlyUnwrapped = binding.isImplicitlyUnwrapped
    if let written = binding.typeAnnotation?.type.bareText,
      type.genericNames.contains(written)
    {
      property.genericName = written
    }
    if let initializer = binding.initializer {
      if property.type == nil { property.inferredType = staticType(of: initializer.value) }
      if property.isLazy {
        property.lazyInitial = valueCode(initializer.value, property.type, hasSelf: true)
      } else {
        property.initial = initialValue(initializer.value, property.type)
      }
    }
    for accessor in accessors {
      let observer = self.accessor(
        name,
        accessor.body,
        at: binding,
        parameter: (accessor.parameter, .any),
        result: nil,
        selfIsCell: type.kind != .class,
        observes: name
      )
      if accessor.kind == "didSet" { property.didSet = [observer] }
      if accessor.kind == "willSet" { property.willSet = [observer] }
    }
    type.members[name] = [.stored(type.storedProperties.count)]
    type.storedProperties.append(property)
  }

  /// A property's initial value: evaluated for each new instance in a frame of its own.
  func initialValue(_ expression: ExprSyntax, _ type: TypeRef?) -> Code {
    let code = valueCode(expression, type, hasSelf: false)
    return { machine in try code.run(machine, arguments: [], captures: nil) }
  }

  /// An expression as a function of its own, with the object as `self` if it is lazy.
  private func valueCode(_ expression: ExprSyntax, _ type: TypeRef?, hasSelf: Bool) -> FunctionCode
  {
    let code = FunctionCode(
      name: "initial value",
      site: file.span(of: expression),
      interpreter: interpreter
    )
    code.hasSelf = hasSelf
    code.result = type.flatMap { $0.isAny ? nil : $0 }
    let around = scope
    pendingBodies.append { [self] in
      let outer = scope
      scope = around
      let function = FunctionScope(
        outer: around,
        sharedNames: SharedNames.inside(expression),
        result: type,
        isClosure: false
      )
      inFunction(function) {
        if hasSelf {
          scope.variables["self"] = Variable("self", .slot(function.newSlot()), isLet: true)
        }
        let value = self.expression(expression, as: type)
        code.body = { machine in
          machine.result = try value(machine)
          return .returned
        }
      }
      code.slotCount = function.slotCount
      scope = outer
    }
    return code
  }
}

extension PatternBindingSyntax {
  /// Whether the property's getter is written `mutating get`.
  fileprivate var hasMutatingGetter: Bool {
    guard case .accessors(let list)? = accessorBlock?.accessors else { return false }
    return list.contains {
      $0.accessorSpecifier.text == "get" && $0.modifier?.name.text == "mutating"
    }
  }
}
