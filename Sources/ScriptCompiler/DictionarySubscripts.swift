import ScriptChecker
import ScriptMachine
import ScriptTypes

/// `dictionary[key]` and `dictionary[key, default: value]`, in place.
struct DictionarySubscript: FunctionPart {
  let function: FunctionCompiler
  private let base: TypedExpression
  private let key: Code
  /// The value that stands for a missing one; `nil` where the subscript gives an optional.
  private let fallback: Code?
  /// The dictionary where it is, to be read.
  private let locator: Locator?

  /// `nil` for all other subscripts.
  init?(
    _ function: FunctionCompiler,
    _ base: TypedExpression,
    _ reference: SymbolReference,
    _ arguments: [TypedArgument]
  ) {
    self.function = function
    self.base = base
    let library = function.library
    guard base.type.symbol === library["Dictionary"],
      reference.symbol.owner === library["Dictionary"],
      case .function(let type) = reference.symbol.type,
      case .parameter? = type.parameters.first?.type, case .value(let key)? = arguments.first
    else { return nil }
    self.key = function.expression(key)
    switch arguments.count {
    case 1: fallback = nil
    case 2:
      guard case .value(let value) = arguments[1],
        case .conversion(.autoclosure, let inner) = value.kind
      else { return nil }
      fallback = function.expression(inner)
    default: return nil
    }
    locator = MemberCompiler(function: function).locator(of: base)
  }

  /// Reads the value, with the table counted while keys are compared.
  var load: Code {
    let key = key.run
    let find: (Machine) throws -> Value?
    if let locate = locator?.run {
      find = { machine in
        let key = try key(machine)
        let pointer = try locate(machine)
        guard let table = pointer.table?.takeUnretainedValue() else {
          throw pointer.pointee.unexpected(machine)
        }
        return try table.find(key, machine).map(table.value)
      }
    } else {
      let dictionary = expression(base).run
      find = { machine in
        let table = try dictionary(machine).native(machine, as: HashTable.self)
        return try table.find(key(machine), machine).map(table.value)
      }
    }
    guard let fallback = fallback?.run else {
      return Code { machine in
        try machine.tick()
        return try find(machine)?.wrapped ?? .nil
      }
    }
    return Code { machine in
      try machine.tick()
      return try find(machine) ?? fallback(machine)
    }
  }

  /// Changes the place of the subscript, that has all it needs for keys of any type, where it can be done in less.
  func improve(_ place: inout Place, in whole: Place) {
    place.load = load
    guard let locator = whole.locator, isPlainKey else { return }
    let locate = locator.run
    let key = key.run
    guard let fallback = fallback?.run else {
      place.store = { machine, value in
        let key = try key(machine)
        try machine.tick()
        let table = try locate(machine).ownTable(machine)
        if !value.isNil {
          try table.insert(key, value.unwrapped, machine)
        } else if let position = try table.find(key, machine) {
          table.remove(at: position)
        }
      }
      return
    }
    place.store = { machine, value in
      let key = try key(machine)
      try machine.tick()
      try locate(machine).ownTable(machine).insert(key, value, machine)
    }
    place.locator = Locator { machine in
      let key = try key(machine)
      try machine.tick()
      if let place = try locate(machine).ownEntry(key, machine) { return place }
      let value = try fallback(machine)
      let own = try locate(machine).ownTable(machine)
      let old = try own.insert(key, value, machine)
      return own.pointer(at: old ?? own.end - 1)
    }
  }

  /// Whether keys are compared without code of the script.
  private var isPlainKey: Bool {
    guard case .nominal(let type) = base.type, let key = type.arguments.first else { return false }
    return isWord(key) || key.symbol === library["String"]
  }
}
