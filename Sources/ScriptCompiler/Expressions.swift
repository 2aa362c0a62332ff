import ScriptChecker
package import ScriptMachine
import ScriptSource
package import ScriptTypes

/// Compiles expressions by what they are.
struct ExpressionCompiler: FunctionPart, NodeCompiler {
  let function: FunctionCompiler

  func place(_ node: TypedExpression) -> Place { places.place(node) }

  func statements(_ list: [TypedStatement]) -> Exec { statementCompiler.statements(list) }

  func expression(_ node: TypedExpression) -> Code {
    switch node.kind {
    case .integer, .float, .boolean, .string, .nil, .source, .array, .dictionary, .interpolation,
      .builtInterpolation, .literalConversion:
      return literals.literal(node)
    case .reference(let reference): return members.reference(reference, node)
    case .member(let base, let reference): return members.member(of: base, reference, node)
    case .tupleElement(let base, let position):
      let run = expression(base).run
      return Code { machine in try run(machine).record(machine)[position] }
    case .selfReference: return variables.selfValue()
    case .super: return variables.selfValue()
    case .metatype(let type): return metatype(type)
    case .dynamicType(let inner):
      let run = expression(inner).run
      let type = site(inner.type)
      if inner.type.isGeneric {
        // What stands for a generic parameter may be a protocol's type, which is not looked into.
        return Code { machine in
          let value = try run(machine)
          let known = type.metadata(machine.types)
          if case .existential = known.type { return .type(known) }
          return .type(machine.dynamicType(value, known))
        }
      }
      return Code { machine in
        .type(machine.dynamicType(try run(machine), type.metadata(machine.types)))
      }
    case .call(let callee, let arguments):
      if let ready = assignments.assignment(node) { return completed(ready) }
      return function.releasing(after: node, calls.call(callee, arguments, node))
    case .subscript(let base, let reference, let arguments):
      return subscripts.`subscript`(base, reference, arguments, node).load
    case .keyPathApplication(let base, let path):
      return keyPaths.keyPathApplication(base, path).load
    case .tuple(let elements): return tuple(elements)
    case .packExpansion: return packs.repeated(node)
    case .packElement(let pack, let index): return packs.element(pack, index)
    case .closure(let closure): return closures.closure(closure, node.type)
    case .assignment:
      guard let ready = assignments.assignment(node) else {
        return unsupported(node, "assignment")
      }
      return completed(ready)
    case .discard: return Code(constant: .void)
    case .conditional(let test, let first, let second):
      return choice(expression(test), expression(first), expression(second), node.type)
    case .conditionalStatement(let node):
      return value(of: conditions.conditional(node, branchValue))
    case .selection(let node): return value(of: selections.selection(node, nil, branchValue))
    case .attempt(let attempt, let inner): return self.attempt(attempt, inner)
    case .await(let inner): return expression(inner)
    case .inOut(let inner): return place(inner).load
    case .optionalEvaluation(let inner): return optionalEvaluation(inner)
    case .optionalBinding(let inner):
      let run = expression(inner).run
      return Code { machine in
        let value = try run(machine)
        if value.isNil { throw BrokenChain.error }
        return value.unwrapped
      }
    case .forcedUnwrap(let inner, let isImplicit): return forcedUnwrap(inner, isImplicit, node)
    case .implementation(let member): return optionalRequirements.implementation(of: member)
    case .check(let inner, let type):
      let run = expression(inner).run
      let (source, target) = (metadata(of: inner.type), metadata(of: type))
      return Code(test: { machine in
        try machine.cast(run(machine), from: source(machine), to: target(machine)) != nil
      })
    case .cast(let cast, let inner, let type): return self.cast(cast, inner, type, node)
    case .keyPath(let components): return keyPaths.keyPath(components, node)
    case .selector(let symbol):
      return Code(constant: .record(.of([.string(symbol?.selector ?? "")])))
    case .conversion(let conversion, let inner):
      return conversions.conversion(conversion, inner, node)
    case .error: return unsupported(node, "an expression that has no type")
    }
  }

  /// The value of an assignment, which is `()`.
  private func completed(_ assignment: ReadyExec) -> Code {
    let exec = assignment.run
    return Code { machine in
      _ = try exec(machine)
      return .void
    }
  }

  private func metatype(_ type: Type) -> Code {
    let site = site(type)
    if site.isConstant { return Code(constant: .type(site.metadata(.none))) }
    let metadata = metadata(of: type)
    return Code { machine in .type(try metadata(machine)) }
  }

  private func tuple(_ elements: [TypedExpression]) -> Code {
    if elements.isEmpty { return Code(constant: .void) }
    if elements.contains(where: \.isExpansion) { return packs.tuple(elements) }
    let codes = elements.map(expression)
    if codes.count == 2 {
      let (first, second) = (codes[0].run, codes[1].run)
      return Code { machine in
        let one = try first(machine)
        let two = try second(machine)
        let record = Record.uninitialized(2)
        record.parts.initialize(to: one)
        (record.parts + 1).initialize(to: two)
        return .record(record)
      }
    }
    return Code { machine in
      let first = machine.top
      for code in codes { machine.push(try code.run(machine)) }
      machine.top = first
      return .record(.moving(first, codes.count))
    }
  }

  private func choice(_ test: Code, _ first: Code, _ second: Code, _ type: Type) -> Code {
    let test = test.asTest
    if isWord(type) {
      let (first, second) = (first.asWord, second.asWord)
      return Code(word: { machine in try test(machine) ? try first(machine) : try second(machine) })
    }
    if isTest(type) {
      let (first, second) = (first.asTest, second.asTest)
      return Code(test: { machine in try test(machine) ? try first(machine) : try second(machine) })
    }
    let (one, two) = (first.run, second.run)
    return Code { machine in try test(machine) ? try one(machine) : try two(machine) }
  }

  /// A branch of an `if` or `switch` that is used as an expression: leaves the value in `Machine.result`.
  private func branchValue(_ block: TypedBlock) -> Exec {
    guard let last = block.statements.last, case .expression(let value) = last.kind else {
      return self.block(block)
    }
    return function.inBlock {
      let before = function.statements(Array(block.statements.dropLast()))
      let run = expression(value).run
      return { machine in
        _ = try before(machine)
        machine.result = try run(machine)
        return .next
      }
    }
  }

  private func value(of exec: @escaping Exec) -> Code {
    Code { machine in
      _ = try exec(machine)
      let value = machine.result
      machine.result = .void
      return value
    }
  }

  // MARK: Errors

  private func attempt(_ attempt: Expression.Attempt, _ inner: TypedExpression) -> Code {
    let code = expression(inner)
    switch attempt {
    case .plain: return code
    case .forced:
      let run = code.run
      let place = place(of: inner.range)
      return Code { machine in
        do { return try run(machine) } catch let error as ScriptError {
          machine.place = place
          let text = try machine.describeForDebugging(error.value.value, error.value.type)
          throw machine.trap("'try!' expression unexpectedly raised an error: \(text)")
        }
      }
    case .optional:
      let run = code.run
      return Code { machine in
        let top = machine.top
        do { return try run(machine) } catch is ScriptError {
          machine.release(from: top)
          return .nil
        }
      }
    }
  }

  // MARK: Optionals

  private func optionalEvaluation(_ inner: TypedExpression) -> Code {
    let run = expression(inner).run
    return Code { machine in
      let top = machine.top
      do { return try run(machine) } catch is BrokenChain {
        machine.release(from: top)
        return .nil
      }
    }
  }

  private func forcedUnwrap(
    _ inner: TypedExpression,
    _ isImplicit: Bool,
    _ node: TypedExpression
  ) -> Code {
    let run = expression(inner).run
    let place = place(of: node.range)
    return Code { machine in
      let value = try run(machine)
      if value.isNil {
        machine.place = place
        throw machine.foundNil(isImplicit: isImplicit)
      }
      return value.unwrapped
    }
  }

  // MARK: Casts

  private func cast(
    _ cast: Expression.Cast,
    _ inner: TypedExpression,
    _ type: Type,
    _ node: TypedExpression
  ) -> Code {
    if cast == .coercion { return expression(inner) }
    let run = expression(inner).run
    let (source, target) = (metadata(of: inner.type), metadata(of: type))
    let place = place(of: node.range)
    let isConditional = cast == .conditional
    return Code { machine in
      let value = try run(machine)
      let (from, to) = (try source(machine), try target(machine))
      if let converted = try machine.cast(value, from: from, to: to) {
        return isConditional ? converted.wrapped : converted
      }
      if isConditional { return .nil }
      machine.place = place
      throw machine.failedCast(value, from, to: to)
    }
  }
}

extension ProgramCompiler {
  package convenience init(
    _ module: ModuleSymbol,
    runtime: Runtime,
    library: StandardTypes,
    natives: NativeTable
  ) {
    self.init(module, runtime: runtime, library: library, natives: natives) {
      ExpressionCompiler(function: $0)
    }
  }
}
