/// An expression as the source writes it: names are not looked up, and operators of a sequence are not folded.
package final class Expression: Sendable {
  package indirect enum Kind: Sendable {
    case integer(String)
    case float(String)
    case boolean(Bool)
    case string(StringLiteral)
    case regex(String)
    case `nil`
    /// `#file`, `#line`, `#function` and their kin, without the `#`.
    case source(String)
    case array([Expression])
    case dictionary([DictionaryElement])

    /// `name`, `name(label:)`, `$0`, `self`, `Self`.
    case name(DeclarationName)
    /// `super`, before a member, a call or a subscript.
    case superObject
    /// `name<Int, String>`.
    case specialization(Expression, [WrittenType])
    /// `base.name`; without a base an implicit member.
    case member(Expression?, DeclarationName)
    case call(Expression, Arguments)
    case `subscript`(Expression, Arguments)
    /// `(a, label: b)`; one element without a label is an expression in parentheses.
    case tuple([Argument])
    case closure(Closure)

    /// Operands and operators in turn, as written.
    case sequence([SequenceElement])
    case prefix(Identifier, Expression)
    case postfix(Expression, Identifier)
    /// An operator as a value: `+` in `reduce(0, +)`.
    case operatorReference(String)

    case attempt(Attempt, Expression)
    case await(Expression)
    /// `&place`.
    case inOut(Expression)
    /// `base?` within a chain.
    case optionalChain(Expression)
    /// `value!`.
    case forcedUnwrap(Expression)
    case keyPath(KeyPath)
    /// `#selector(member)`, `#selector(getter: member)`.
    case selector(accessor: String?, Expression)
    case conditional(IfStatement)
    case selection(SwitchStatement)
    /// A type where a value could stand: `[Int].self`, `(any P).self`.
    case type(WrittenType)
    /// `_` on the left of an assignment.
    case discard
    /// `repeat each value`.
    case packExpansion(Expression)
    /// `each value`.
    case packElement(Expression)
    /// `#name(…)`.
    case macro(String, Arguments)
    /// What the parser could not read, and has said so.
    case unreadable
  }

  package let kind: Kind
  package let range: TextRange

  package init(_ kind: Kind, _ range: TextRange) {
    self.kind = kind
    self.range = range
  }
}

extension Expression {
  package struct DictionaryElement: Sendable {
    package let key: Expression
    package let value: Expression

    package init(key: Expression, value: Expression) {
      self.key = key
      self.value = value
    }
  }

  /// `try`, `try?`, `try!`.
  package enum Attempt: Sendable { case plain, optional, forced }

  /// One item of an unfolded sequence.
  package enum SequenceElement: Sendable {
    case operand(Expression)
    case infix(Identifier)
    case assignment(TextRange)
    /// `? middle :`.
    case ternary(Expression, TextRange)
    /// `is T`.
    case check(WrittenType, TextRange)
    /// `as T`, `as? T`, `as! T`.
    case cast(Cast, WrittenType, TextRange)
    /// `->` of a function type that is written as an expression.
    case arrow(Effects, TextRange)
  }

  package enum Cast: Sendable { case coercion, conditional, forced }
}

/// A name of a declaration as used: a base name and, if written, its argument labels.
package struct DeclarationName: Hashable, Sendable {
  package let base: String
  /// Labels of a compound name, `_` as the empty string; `nil` for a plain name.
  package let labels: [String]?
  package let range: TextRange
  /// Whether it stands in backticks, so that `self` and `init` are names like others.
  package let isEscaped: Bool

  package init(_ base: String, labels: [String]? = nil, isEscaped: Bool = false, _ range: TextRange)
  {
    self.base = base
    self.labels = labels
    self.isEscaped = isEscaped
    self.range = range
  }
}

/// One argument of a call, or one element of a tuple.
package struct Argument: Sendable {
  package let label: Identifier?
  package let value: Expression

  package init(label: Identifier?, value: Expression) {
    self.label = label
    self.value = value
  }
}

/// The arguments of a call or subscript.
package struct Arguments: Sendable {
  /// Those in parentheses or brackets.
  package let listed: [Argument]
  /// The first has no label.
  package let trailingClosures: [Argument]
  /// From the opening bracket to the end of the last trailing closure.
  package let range: TextRange
  /// Whether there are parentheses or brackets at all.
  package let isBracketed: Bool

  package init(
    listed: [Argument],
    trailingClosures: [Argument] = [],
    isBracketed: Bool = true,
    _ range: TextRange
  ) {
    self.listed = listed
    self.trailingClosures = trailingClosures
    self.isBracketed = isBracketed
    self.range = range
  }
}

/// A string literal: text with escapes resolved, and interpolations between.
package struct StringLiteral: Sendable {
  package enum Segment: Sendable {
    case text(String)
    case interpolation([Argument], TextRange)
  }

  package let segments: [Segment]

  package init(segments: [Segment]) { self.segments = segments }

  /// The text, if nothing is interpolated.
  package var plainText: String? {
    var text = ""
    for segment in segments {
      guard case .text(let part) = segment else { return nil }
      text += part
    }
    return text
  }
}

/// A closure expression.
package final class Closure: Sendable {
  package struct Capture: Sendable {
    package enum Ownership: Sendable { case strong, weak, unowned }

    package let ownership: Ownership
    package let name: Identifier
    /// `nil` for a captured variable of that name.
    package let value: Expression?

    package init(ownership: Ownership, name: Identifier, value: Expression?) {
      self.ownership = ownership
      self.name = name
      self.value = value
    }
  }

  package let captures: [Capture]
  /// `nil` if the closure has no list of parameters and may use `$0`.
  package let parameters: [Parameter]?
  package let effects: Effects
  package let result: WrittenType?
  package let body: [Statement]
  package let attributes: [Attribute]
  /// From the opening brace through `in`, or the brace alone.
  package let head: TextRange

  package init(
    captures: [Capture],
    parameters: [Parameter]?,
    effects: Effects,
    result: WrittenType?,
    body: [Statement],
    attributes: [Attribute],
    head: TextRange
  ) {
    self.captures = captures
    self.parameters = parameters
    self.effects = effects
    self.result = result
    self.body = body
    self.attributes = attributes
    self.head = head
  }
}

/// `\Root.a.b?[0]!`.
package struct KeyPath: Sendable {
  package enum Component: Sendable {
    case member(DeclarationName)
    case `subscript`(Arguments)
    case optionalChain(TextRange)
    case forcedUnwrap(TextRange)
  }

  package let root: WrittenType?
  package let components: [Component]

  package init(root: WrittenType?, components: [Component]) {
    self.root = root
    self.components = components
  }
}
