import SwiftSyntax

extension Compiler {
  /// Compiles `{ (parameters) in … }`.
  ///
  /// - Parameter type: The type of the function that is wanted, where that is known.
  func closure(_ node: ClosureExprSyntax, as type: TypeRef? = nil) -> Code {
    let signature = node.signature
    var result = signature?.returnClause.map { resolve($0.type) }
    if result == nil, case .function(_, let wanted)? = type?.wrapped.settled, !wanted.isAny,
      !wanted.isVoid
    {
      result = wanted
    }
    let function = FunctionScope(
      outer: scope,
      sharedNames: SharedNames.inside(node.statements),
      result: result,
      isClosure: true
    )
    let code = FunctionCode(name: "closure", site: file.span(of: node), interpreter: interpreter)
    code.result = result.flatMap { $0.isAny ? nil : $0 }
    code.takesAnyArguments = true
    var givesNothing = result?.isVoid == true
    let captures = (signature?.capture?.items).map { captureList($0) } ?? []
    inFunction(function) {
      declareParameters(signature?.parameterClause, of: code)
      if signature?.parameterClause == nil { declareNumberedParameters(of: node, code) }
      if case .function(let types, let given)? = type?.wrapped.settled {
        hint(types, signature)
        if result == nil { givesNothing = given.isVoid }
      }
      for capture in captures {
        scope.variables[capture.variable.name] = function.capture(capture.variable)
      }
      if let builder = closureBuilders.removeValue(forKey: node.id), !node.statements.containsReturn
      {
        code.body = builtBody(node.statements, by: builder)
      } else {
        code.body = functionBody(node.statements, returnsValue: !givesNothing)
      }
      if result == nil, node.statements.count == 1 {
        code.inferredResult = node.statements.first?.wholeExpression.flatMap { staticType(of: $0) }
      }
    }
    code.slotCount = function.slotCount
    return making(code, function, captures)
  }

  /// An expression as a closure without parameters.
  func autoclosure(_ expression: ExprSyntax, as type: TypeRef? = nil) -> Code {
    let function = FunctionScope(
      outer: scope,
      sharedNames: SharedNames.inside(expression),
      result: nil,
      isClosure: true
    )
    let code = FunctionCode(
      name: "closure",
      site: file.span(of: expression),
      interpreter: interpreter
    )
    inFunction(function) {
      let value = self.expression(expression, as: type)
      code.body = { machine in
        machine.result = try value(machine)
        return .returned
      }
    }
    code.slotCount = function.slotCount
    return making(code, function, [])
  }

  private struct CaptureItem {
    let variable: Variable
    let value: Code
  }

  /// `[weak self, x = y]`: variables that only the closure has.
  private func captureList(_ items: ClosureCaptureListSyntax) -> [CaptureItem] {
    items.map { item in
      let name = item.name.name
      let value =
        item.initializer.map { expression($0.value) } ?? self.name(name, at: Syntax(item))
      let ownership: Variable.Ownership =
        switch item.specifier?.specifier.text {
        case "weak": .weak
        case "unowned": .unowned
        default: .strong
        }
      // The slot is never used: the value is put into a cell when the closure is made.
      let variable = Variable(name, .slot(-1), isLet: true, ownership: ownership)
      guard ownership != .strong else { return CaptureItem(variable: variable, value: value) }
      return CaptureItem(variable: variable) { machine in machine.weak(try value(machine)) }
    }
  }

  /// Makes the closure: gathers the cells of the variables that it captures.
  func making(_ code: FunctionCode, _ function: FunctionScope) -> Code {
    making(code, function, [])
  }

  private func making(_ code: FunctionCode, _ function: FunctionScope, _ items: [CaptureItem])
    -> Code
  {
    let gather = function.captured.map { captured -> (Machine) throws -> Cell in
      if let item = items.first(where: { $0.variable === captured.source }) {
        return { machine in Cell(try item.value(machine)) }
      }
      return cell(of: captured.source)
    }
    if gather.isEmpty {
      return { .function(Function(code, captures: [], interpreter: $0.interpreter)) }
    }
    return { machine in
      var cells: [Cell] = []
      cells.reserveCapacity(gather.count)
      for source in gather { cells.append(try source(machine)) }
      return .function(Function(code, captures: cells, interpreter: machine.interpreter))
    }
  }

  private func cell(of variable: Variable) -> (Machine) throws -> Cell {
    switch variable.storage {
    // What doesn't change any more is captured by value.
    case .slot(let slot):
      return { machine in
        if case .cell(let cell) = machine.base[slot] { return cell }
        return Cell(machine.base[slot])
      }
    case .cellInSlot(let slot):
      return { machine in
        if case .cell(let cell) = machine.base[slot] { return cell }
        let cell = Cell(.uninitialized)
        machine.base[slot] = .cell(cell)
        return cell
      }
    case .capture(let index): return { $0.captures.unsafelyUnwrapped[index] }
    case .global(let cell): return { _ in cell }
    }
  }

  // MARK: Parameters

  private func declareParameters(
    _ clause: ClosureSignatureSyntax.ParameterClause?,
    of code: FunctionCode
  ) {
    switch clause {
    case .simpleInput(let names):
      for name in names { declareParameter(name.name.name, type: .any, of: code) }
    case .parameterClause(let list):
      for parameter in list.parameters {
        let name = (parameter.secondName ?? parameter.firstName).name
        let isInout =
          parameter.type?.as(AttributedTypeSyntax.self)?.specifiers.contains {
            $0.bareText == "inout"
          } ?? false
        declareParameter(
          name,
          type: parameter.type.map { resolve($0) } ?? .any,
          isInout: isInout,
          of: code
        )
      }
    case nil: break
    }
  }

  func declareParameter(
    _ name: String,
    type: TypeRef,
    isInout: Bool = false,
    of code: FunctionCode
  ) {
    let slot = scope.function.newSlot()
    code.parameters.append(FunctionCode.ParameterSlot(type: type, isCell: isInout))
    guard name != "_" else { return }
    let variable = Variable(
      name,
      isInout ? .cellInSlot(slot) : .slot(slot),
      isLet: !isInout,
      type: type.isAny && !type.isParameter ? nil : type
    )
    variable.mayBeInout = code.takesAnyArguments && type.isAny && !isInout
    scope.variables[name] = variable
  }

  /// Notes what the parameters are called with that have no type of their own.
  private func hint(_ types: [TypeRef], _ signature: ClosureSignatureSyntax?) {
    let names: [String] =
      switch signature?.parameterClause {
      case .simpleInput(let names): names.map(\.name.name)
      case .parameterClause(let list):
        list.parameters.map { ($0.secondName ?? $0.firstName).name }
      case nil: types.indices.map { "$\($0)" }
      }
    guard names.count == types.count else { return }
    for (name, type) in zip(names, types) {
      guard let variable = scope.variables[name], variable.type == nil else { continue }
      variable.inferredType = type
    }
  }

  private func declareNumberedParameters(of node: ClosureExprSyntax, _ code: FunctionCode) {
    let count = NumberedParameters.count(in: node)
    code.usesNumberedParameters = true
    for number in 0..<count { declareParameter("$\(number)", type: .any, of: code) }
  }

  /// Compiles a function's statements; a body of a single expression returns its value.
  func functionBody(_ items: CodeBlockItemListSyntax, returnsValue: Bool = true) -> Exec {
    guard returnsValue, items.count == 1, let expression = items.first?.wholeExpression else {
      return blockInCurrentScope(items)
    }
    let value: Code =
      switch expression.as(ExprSyntaxEnum.self) {
      case .ifExpr, .switchExpr: valueOrStatement(expression)
      default: self.expression(expression, as: scope.function.result)
      }
    return step(at: expression) { machine in
      machine.result = try value(machine)
      return .returned
    }
  }

  /// An `if` or `switch` that is a whole body: its value, unless a branch returns by itself.
  private func valueOrStatement(_ expression: ExprSyntax) -> Code {
    let statement = forValue { discarding(expression) }
    return { machine in
      machine.branchValue = .void
      if try statement(machine) == .returned { return machine.result }
      let value = machine.branchValue
      machine.branchValue = .void
      return value
    }
  }
}
