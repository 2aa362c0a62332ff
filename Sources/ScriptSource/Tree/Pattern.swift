/// A pattern of a declaration, a `case`, a `catch` or a `for`.
package final class Pattern: Sendable {
  package indirect enum Kind: Sendable {
    case any
    case identifier(String)
    case tuple([Element])
    /// `let p`, `var p`: names inside are declared.
    case binding(isVariable: Bool, Pattern)
    case typed(Pattern, WrittenType)
    /// `.name(p, label: p)`, `Type.name`.
    case enumCase(type: WrittenType?, Identifier, [Element]?)
    /// `p?`.
    case optional(Pattern)
    /// `is T`.
    case check(WrittenType)
    /// `p as T`.
    case cast(Pattern, WrittenType)
    /// `name(let p)`, the case of an enum without its dot.
    case bareCase(Identifier, [Element])
    /// An expression, compared with `~=`.
    case expression(Expression)
  }

  package struct Element: Sendable {
    package let label: Identifier?
    package let pattern: Pattern

    package init(label: Identifier?, pattern: Pattern) {
      self.label = label
      self.pattern = pattern
    }
  }

  package let kind: Kind
  package let range: TextRange

  package init(_ kind: Kind, _ range: TextRange) {
    self.kind = kind
    self.range = range
  }
}
