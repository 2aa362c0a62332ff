import ScriptChecker
import ScriptMachine
import ScriptTypes

extension TypedStatement {
  var isDefer: Bool { if case .defer = kind { true } else { false } }

  /// Whether it is `async let`, whose value is the body of a task.
  var isAsyncLet: Bool {
    guard case .variable(_, let value?) = kind, case .conversion(.autoclosure, _) = value.kind,
      case .function(let body) = value.type
    else { return false }
    return body.isAsync
  }
}

extension FunctionPart {
  var asyncLets: AsyncLetCompiler { AsyncLetCompiler(function: function) }
}

/// `async let`: a variable holds the library's `_Work`, which those who read it wait for.
struct AsyncLetCompiler: FunctionPart {
  let function: FunctionCompiler

  /// What starts the task, and what ends it where the scope is left.
  func parts(_ statement: TypedStatement) -> (start: Exec, finish: Exec) {
    guard case .variable(let pattern, let value?) = statement.kind,
      case .conversion(.autoclosure, let inner) = value.kind
    else { return ({ _ in .next }, { _ in .next }) }
    let body = closures.autoclosure(value, inner).run
    let begin = libraryCall("_asyncLet", inner.type)
    let work = function.newSlot()
    let assign: (Machine) throws -> Void
    if case .binding(let symbol) = pattern.kind {
      let storage = function.declare(symbol, isInitialized: true)
      let initialize = variables.initialize(symbol, storage)
      assign = { machine in initialize(machine, machine.base[work]) }
    } else {
      // Parts of a value are there when all of it is.
      for symbol in pattern.bindings { symbol.isAwaited = false }
      let match = patterns.pattern(pattern)
      let wait = libraryCall("_value", inner.type)
      assign = { machine in _ = try match(machine, try wait(machine, machine.base[work])) }
    }
    let finish = libraryCall("_finish", inner.type)
    return (
      function.observed(
        { machine in
          machine.base[work] = try begin(machine, try body(machine))
          try assign(machine)
          return .next
        },
        at: statement.range
      ),
      { machine in
        _ = try finish(machine, machine.base[work])
        return .next
      }
    )
  }

  /// Waits for the value of an `async let`.
  func load(_ symbol: ValueSymbol, _ storage: Storage) -> Code {
    let work = variables.plainLoad(storage)
    let wait = libraryCall("_value", symbol.type)
    return Code { machine in try wait(machine, try work(machine)) }
  }

  /// A call of a function of the library that takes one argument and has one generic parameter.
  private func libraryCall(_ name: String, _ type: Type) -> (Machine, Value) throws -> Value {
    guard let symbol = library.module.values[name]?.first else {
      preconditionFailure("the library declares `\(name)`")
    }
    let code = program.code(of: symbol, .body)
    let types = function.arguments([type])
    return { machine, argument in
      let frame = machine.top
      machine.push(argument)
      return try code.call(machine, frame: frame, types: types.arguments(machine.types))
    }
  }
}
