import ScriptChecker
import ScriptMachine
import ScriptTypes

extension FunctionPart {
  var keyPaths: KeyPathCompiler { KeyPathCompiler(function: function) }
}

/// Compiles key paths and their application.
struct KeyPathCompiler: FunctionPart {
  let function: FunctionCompiler

  func keyPath(_ components: [TypedKeyPathComponent], _ node: TypedExpression) -> Code {
    guard case .nominal(let path) = node.type, let root = path.arguments.first else {
      return unsupported(node, "this key path")
    }
    typealias Make = (Machine) throws -> KeyPathValue.Component
    var base = root
    let makers = components.map { component -> Make in
      defer { base = component.type }
      switch component {
      case .member(let reference, let type): return member(reference, [], of: base, type, node)
      case .subscript(let reference, let arguments, let type):
        return member(reference, arguments, of: base, type, node)
      case .tupleElement(let position, _): return { _ in .tupleElement(position) }
      case .optionalChain: return { _ in .optionalChain }
      case .forcedUnwrap: return { _ in .forcedUnwrap }
      }
    }
    let type = site(node.type)
    return Code { machine in
      let components = try makers.map { try $0(machine) }
      return .native(KeyPathValue(components, type: type.metadata(machine.types)))
    }
  }

  /// A property or subscript, with the subscript's arguments as they are where the key path is made.
  private func member(
    _ reference: SymbolReference,
    _ arguments: [TypedArgument],
    of base: Type,
    _ type: Type,
    _ node: TypedExpression
  ) -> (Machine) throws -> KeyPathValue.Component {
    let symbol = reference.symbol
    var argumentTypes: [Type] = []
    if case .function(let function) = symbol.type, symbol.kind == .subscript {
      let substitution = Substitution(
        symbol.interface.signature.parameters,
        reference.arguments,
        dynamicSelf: base
      )
      argumentTypes = function.parameters.map { $0.type.substituting(substitution) }
    }
    let given = passing.arguments(arguments, of: reference).map { argument -> Code.Run in
      if case .value(let code) = argument { return code.run }
      return { _ in .void }
    }
    let sites = argumentTypes.map(site)
    func access(_ isSetter: Bool) -> FunctionCode {
      let compiler = function.forwarder()
      let whole = ValueSymbol("whole", .parameter, type: base)
      whole.isSettable = isSetter
      let parameters = argumentTypes.map { ValueSymbol("argument", .parameter, type: $0) }
      let value = ValueSymbol("value", .parameter, type: type)
      compiler.declareParameters([whole] + parameters + (isSetter ? [value] : []))
      func read(_ symbol: ValueSymbol) -> TypedExpression {
        TypedExpression(.reference(SymbolReference(symbol)), symbol.type, node.range)
      }
      let part: TypedExpression
      if symbol.kind == .subscript {
        part = TypedExpression(
          .subscript(read(whole), reference, parameters.map { .value(read($0)) }),
          type,
          node.range
        )
      } else {
        part = TypedExpression(.member(read(whole), reference), type, node.range)
      }
      let code = FunctionCode(symbol.name, .pending { _ in })
      code.parameterCount = 1 + parameters.count + (isSetter ? 1 : 0)
      code.body = .pending { code in
        let kind: TypedStatement.Kind =
          isSetter
          ? .expression(TypedExpression(.assignment(part, read(value)), .void, node.range))
          : .return(part)
        compiler.finish(code, [TypedStatement(kind, node.range)])
      }
      return code
    }
    let getter = access(false)
    let setter = symbol.isSettable && !symbol.isConstant ? access(true) : nil
    let isReference = type.isClass
    let owner = site(base)
    return { machine in
      let arguments = try zip(given, sites).map {
        (value: try $0(machine), type: $1.metadata(machine.types))
      }
      return .member(
        KeyPathValue.Member(
          name: symbol.name,
          identity: ObjectIdentifier(symbol),
          owner: owner.metadata(machine.types),
          getter: getter,
          setter: setter,
          types: machine.types,
          arguments: arguments,
          isReference: isReference
        )
      )
    }
  }

  /// A key path where a function is wanted.
  func keyPathFunction(_ inner: TypedExpression, _ node: TypedExpression) -> Code {
    let path = expression(inner).run
    var convert: Convert?
    if case .function(let function) = node.type, case .nominal(let nominal) = inner.type,
      let value = nominal.arguments.last
    {
      convert = conversions.converter(from: value, to: function.result)
    }
    let code = FunctionCode(
      "key path",
      .native { call in
        let path = try call.captured(0).native(call.machine, as: KeyPathValue.self)
        let value = try path.value(in: call[0], call.machine)
        return try convert?(call.machine, value) ?? value
      }
    )
    code.parameterCount = 1
    return Code { machine in
      .function(Closure(code, types: machine.types, captures: [try path(machine)]))
    }
  }

  /// `base[keyPath: path]` where only the run shows the type of the value.
  private func erasedApplication(_ base: TypedExpression, _ path: TypedExpression) -> Place {
    let read = expression(base).run
    let path = expression(path).run
    let type = site(base.type)
    return Place(
      load: Code { machine in
        let value = try read(machine)
        let path = try path(machine).native(machine, as: KeyPathValue.self)
        let types = path.scriptType.arguments.types
        guard let root = try machine.cast(value, from: type.metadata(machine.types), to: types[0])
        else { return .nil }
        return .existential(machine.erased(try path.value(in: root, machine), types[1]))
      },
      store: { _, _ in }
    )
  }

  /// `base[keyPath: path]`.
  func keyPathApplication(_ base: TypedExpression, _ path: TypedExpression) -> Place {
    if let name = path.type.symbol?.name, ["AnyKeyPath", "PartialKeyPath"].contains(name) {
      return erasedApplication(base, path)
    }
    let whole = place(base)
    let path = expression(path).run
    let read = whole.load.run
    let isReference = base.type.isClass
    return Place(
      load: Code { machine in
        let root = try read(machine)
        return try path(machine).native(machine, as: KeyPathValue.self).value(in: root, machine)
      },
      store: { machine, value in
        let path = try path(machine).native(machine, as: KeyPathValue.self)
        if isReference {
          var root = try read(machine)
          try withUnsafeMutablePointer(to: &root) { try path.set(value, in: $0, machine) }
        } else {
          try whole.access(machine) { try path.set(value, in: $0, machine) }
        }
      }
    )
  }
}

extension TypedKeyPathComponent {
  /// The type of what the step leads to.
  fileprivate var type: Type {
    switch self {
    case .member(_, let type), .tupleElement(_, let type), .subscript(_, _, let type),
      .optionalChain(let type), .forcedUnwrap(let type):
      type
    }
  }
}
