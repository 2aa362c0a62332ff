/// The names that members are looked up by, in modules that see each other.
///
/// They tell how long what was found of a name stays true.
package final class MemberNames {
  /// One name, equal to itself alone.
  final class Name {
    /// How many members of the name have come or gone.
    fileprivate(set) var changes = 0
  }

  @exclusivity(unchecked) private var names: [String: Name] = [:]
  /// How often something changed that concerns all names: what a type inherits, or which modules there are.
  private var generalChanges = 0

  package init() {}

  func name(_ text: String) -> Name {
    if let known = names[text] { return known }
    let name = Name()
    names[text] = name
    return name
  }

  /// How much has changed that decides what is found of a name.
  func changes(of name: Name) -> Int { name.changes + generalChanges }

  /// Notes that a type has one member of the name more or less.
  func noteChange(of name: String) { names[name]?.changes += 1 }

  /// Notes that a type inherits more or less, or that there are more modules.
  package func noteChange() { generalChanges += 1 }
}

/// The members that a type has of one name, with those that it inherits.
package struct FoundMembers {
  package struct Member {
    package let symbol: ValueSymbol
    /// How many classes above the type declare it; a protocol's members are the type's own.
    package let level: Int
  }

  package private(set) var members: [Member] = []
  /// What protocols ask for, which counts where nothing else is found.
  package private(set) var requirements: [ValueSymbol] = []
  /// Whether all declarations that it was found in were known to their end.
  package private(set) var isComplete = true

  package init() {}

  package mutating func add(_ symbol: ValueSymbol, level: Int = 0) {
    members.append(Member(symbol: symbol, level: level))
  }

  package mutating func add(requirement symbol: ValueSymbol) { requirements.append(symbol) }

  /// Notes that something was found in a declaration.
  package mutating func note(_ symbol: TypeSymbol) {
    if symbol.isCompleting { isComplete = false }
  }
}

/// Members that were found, with how much had changed until then.
struct MemberFinding {
  let members: FoundMembers
  let changes: Int
}
