import ScriptMachine
import ScriptTypes

/// A variable that lives as long as the program.
final class GlobalVariable {
  let symbol: ValueSymbol

  /// Its place in the order of first mention.
  let number: Int
  let cell = Cell(.uninitialized)
  /// Gives it its value when it is first used; `nil` for what gets its value where it stands.
  var initialize: ((Machine) throws -> Void)?
  /// Whether it is known what gives it its value.
  var isPrepared = false

  /// Whether it has ever had a value.
  var isSet = false

  /// What is wrong where it is read without a value.
  func missing(_ machine: Machine) -> ScriptTrap {
    if isSet { return cell.value.unexpected(machine) }
    return machine.trap("`\(symbol.name)` is used before it has a value")
  }

  init(_ symbol: ValueSymbol, number: Int) {
    self.symbol = symbol
    self.number = number
  }
}

/// The places of stored properties.
struct FieldLayout {
  let properties: [ValueSymbol]
  let count: Int
  private let positions: [ObjectIdentifier: Int]

  init(_ properties: [ValueSymbol], after inherited: Int) {
    self.properties = properties
    count = inherited + properties.count
    positions = Dictionary(
      uniqueKeysWithValues: properties.enumerated().map {
        (ObjectIdentifier($1), inherited + $0)
      }
    )
  }

  subscript(symbol: ValueSymbol) -> Int? { positions[ObjectIdentifier(symbol)] }
}
