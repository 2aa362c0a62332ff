import ScriptSource
import ScriptTypes

/// Matches the arguments of calls with the parameters of what is called.
struct Calls {
  let system: ConstraintSystem

  /// Calls what a node stands for, as far as that is known.
  func apply(_ callee: Node, _ application: Application, _ node: Node) -> Outcome {
    let type = system.shallow(callee.type)
    switch type {
    case .variable: return .waiting
    case .error:
      return Outcome(system.isEqual(application.result, .error, node))
    case .function(let function):
      if case .keyPathSubscript? = system.choice(of: callee)?.choice.kind {
        guard pass(application.arguments[0], to: function.parameters[0]) != .failed else {
          return .failed
        }
        return Outcome(system.isEqual(application.result, function.result, node))
      }
      let made = system.choice(of: callee.tested ?? callee)
      let choice = made?.choice
      // A compound name has the labels in itself.
      let labelled = callee.name?.labels == nil ? choice?.labelled : nil
      return apply(
        function,
        labelled,
        made?.declaredPositions,
        choice?.direction,
        application,
        node
      )
    case .nominal, .existential, .parameter, .dynamicSelf:
      // A value with `callAsFunction`, or an optional function called by mistake.
      var name = "callAsFunction"
      var application = application
      if system.memberChoices(of: type, name, node).isEmpty {
        name = "dynamicallyCall"
        let methods = system.memberChoices(of: type, name, node).compactMap(\.symbol)
        guard !methods.isEmpty else {
          system.fail(.notCallable(system.resolved(type)), node)
          return .failed
        }
        application = collected(application, methods, node)
      }
      node.passed = application
      node.construction = nil
      callMethod(name, of: type, application, node)
      return .solved
    default:
      system.fail(.notCallable(system.resolved(type)), node)
      return .failed
    }
  }

  private func callMethod(
    _ name: String,
    of type: Type,
    _ application: Application,
    _ node: Node
  ) {
    let method = system.makeVariable()
    let holder = node.callAsFunction ?? Node(.overloaded, method, node.range)
    node.callAsFunction = holder
    holder.type = method
    holder.applied = node
    system.add(.member(type, name, method, holder), holder)
    system.add(.application(holder, application), node)
  }

  /// Passes trailing closures that an initializer does not take to `callAsFunction` of what it makes.
  private func construct(
    _ function: FunctionType,
    _ symbol: ValueSymbol?,
    _ positions: [Int]?,
    _ application: Application,
    _ node: Node
  ) -> Bool {
    let closures = application.arguments.drop { !$0.isTrailing }
    guard let symbol, symbol.kind == .initializer, !closures.isEmpty,
      let callee = node.callee, node.callAsFunction == nil || node.construction != nil
    else { return false }
    let type = system.shallow(function.result)
    guard !system.memberChoices(of: type, "callAsFunction", node).isEmpty else { return false }
    let listed = Application(
      arguments: application.arguments.filter { !$0.isTrailing },
      result: function.result
    )
    guard apply(function, symbol, positions, nil, listed, node) == .solved else { return false }
    node.construction = Node(.call(callee, listed), function.result, callee.range)
    let passed = Application(arguments: Array(closures), result: application.result)
    node.passed = passed
    callMethod("callAsFunction", of: type, passed, node)
    return true
  }

  /// What `@dynamicCallable` passes: all arguments as one list, with their labels if one has a label.
  private func collected(_ application: Application, _ methods: [ValueSymbol], _ node: Node)
    -> Application
  {
    let arguments = application.arguments
    let takesPlain = methods.contains { $0.parameters.first?.label == "withArguments" }
    let isPlain = takesPlain && arguments.allSatisfy { $0.label == nil }
    let list: Node
    if isPlain {
      list = Node(.array(arguments.map(\.node)), system.makeVariable(.array), node.range)
      let element = system.makeVariable()
      system.add(.equal(list.type.associatedType("ArrayLiteralElement"), element), list)
      for argument in arguments {
        system.add(.conversion(argument.node.type, element, .value), list)
      }
    } else {
      let pairs = arguments.map { argument in
        let label = Node(
          .literal(.string(argument.label ?? "")),
          system.makeVariable(.string),
          argument.node.range
        )
        return (key: label, value: argument.node)
      }
      list = Node(.dictionary(pairs), system.makeVariable(.dictionary), node.range)
      let (key, value) = (system.makeVariable(), system.makeVariable())
      system.add(.equal(list.type.associatedType("Key"), key), list)
      system.add(.equal(list.type.associatedType("Value"), value), list)
      for pair in pairs {
        system.add(.conversion(pair.key.type, key, .value), pair.key)
        system.add(.conversion(pair.value.type, value, .value), pair.value)
      }
    }
    let argument = Application.Argument(
      label: isPlain ? "withArguments" : "withKeywordArguments",
      node: list,
      isTrailing: false,
      isInOut: false
    )
    return Application(arguments: [argument], result: application.result)
  }

  private func apply(
    _ function: FunctionType,
    _ symbol: ValueSymbol?,
    _ positions: [Int]?,
    _ direction: ArgumentMatching.Direction?,
    _ application: Application,
    _ node: Node
  ) -> Outcome {
    let context: ConversionContext = symbol?.name.isOperator == true ? .operand : .value
    let parameters = function.matched(by: symbol, positions: positions) {
      system.couldTakeClosure($0)
    }
    switch ArgumentMatching.match(application.matched, to: parameters, direction) {
    case .failed where construct(function, symbol, positions, application, node): return .solved
    case .failed(let problem):
      // One tuple for several parameters is no call, but several values for one tuple of a closure are.
      let distance = system.candidates.distance(
        of: function,
        symbol,
        parameters,
        application,
        problem
      )
      system.fail(.arguments(problem, symbol, distance: distance), node)
      return .failed
    case .matched(let slots):
      for (number, (parameter, slot)) in zip(function.parameters, slots).enumerated() {
        for position in slot {
          let argument = application.arguments[position]
          argument.node.setBuilder(of: symbol, positions?[number] ?? number)
          if pass(argument, to: parameter, context) == .failed { return .failed }
        }
      }
      return Outcome(system.isEqual(application.result, function.result, node))
    }
  }

  private func pass(
    _ argument: Application.Argument,
    to parameter: FunctionType.Parameter,
    _ context: ConversionContext = .value
  ) -> Outcome {
    let node = argument.node
    var wanted = parameter.type
    if parameter.isAutoclosure, case .function(let function) = system.shallow(wanted) {
      wanted = function.result
    }
    if parameter.isInOut {
      // An operator changes its operand in place without a sign of it.
      guard argument.isInOut || context.isOperand else {
        system.fail(.mismatch(system.resolved(node.type), system.resolved(wanted)), node)
        return .failed
      }
      return Outcome(system.isEqual(node.type, wanted, node))
    }
    if argument.isInOut, !context.isOperand {
      system.fail(.mismatch(system.resolved(node.type), system.resolved(wanted)), node)
      return .failed
    }
    let outcome = system.conversions.convert(node.type, wanted, context, node)
    if outcome == .waiting { system.add(.conversion(node.type, wanted, context), node) }
    return outcome == .failed ? .failed : .solved
  }
}

extension ConstraintSystem {
  var calls: Calls { Calls(system: self) }
}
