import ScriptSource
import ScriptTypes

/// Where a program uses a declaration of an older version.
struct OlderUse {
  struct Argument {
    let label: TextRange?
    let value: TextRange
    let isTrailing: Bool
    /// Whether it needs parentheses before a dot.
    let isCompound: Bool
    /// A number that is written as such.
    let number: Double?
  }

  let symbol: ValueSymbol
  let name: TextRange
  /// What stands before the dot.
  let base: TextRange?
  /// The name with its base and its arguments.
  let whole: TextRange
  /// `nil` if it is not called.
  var arguments: [Argument]?
  /// For each parameter, the positions of its arguments.
  var slots: [[Int]] = []
}
