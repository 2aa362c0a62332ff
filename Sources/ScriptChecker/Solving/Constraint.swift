import ScriptSource
import ScriptTypes

/// What must hold between the types of a statement's expressions.
final class Constraint {
  enum Kind {
    /// The two are the same.
    case equal(Type, Type)
    /// The first converts to the second.
    case conversion(Type, Type, ConversionContext)
    case conformance(Type, TypeSymbol)
    /// The type has a member of this name, whose type is the third; its choice is the node's.
    case member(Type, String, Type, Node)
    /// The first is a function, or a type to be made, which takes these arguments and gives the last.
    case application(Node, Application)
    /// The first is an optional that wraps the second.
    case optionalObject(Type, Type)
    /// The first is a pack, or a tuple made of one, and the second one of its elements.
    case packElement(Type, Type)
    /// The value of a closure's only expression and the closure's result.
    case closureResult(Type, Type)
    /// A closure with statements is checked once its parameters are known.
    case closureBody(Node)
    /// Which declaration a name stands for.
    case overloads(Node)
    /// `T!`: the type itself where that fits, or else what it wraps.
    case implicitUnwrap(optional: Type, use: Type)
    case keyPath(Node)
    /// The superclass or class constraint of a generic parameter.
    case isClass(Type)
  }

  let kind: Kind
  /// The node to blame.
  let node: Node
  var isSolved = false
  var isQueued = false

  init(_ kind: Kind, _ node: Node) {
    self.kind = kind
    self.node = node
  }
}

enum ConversionContext {
  /// An argument, an operand, an assigned or returned value.
  case value
  /// The operand of an operator, which is not put into an `AnyHashable`.
  case operand
  /// A value that an interpolation shows, which keeps its type.
  case interpolation
  /// `inout`: the same type.
  case subtype
  /// The value of a closure's only expression.
  case result
  /// The value of an optional chain's last member, which the chain puts into an optional.
  case chain
  /// What an optional wraps, on the way into another optional, which better wraps the same type.
  case object(isOperand: Bool)

  var isOperand: Bool {
    switch self {
    case .operand, .object(isOperand: true): true
    default: false
    }
  }

  /// The context of what optionals wrap that are converted in this one.
  var ofObjects: ConversionContext {
    if case .result = self { self } else { .object(isOperand: isOperand) }
  }
}

/// The arguments of a call as the solver sees them.
final class Application {
  struct Argument {
    let label: String?
    let node: Node
    let isTrailing: Bool
    let isInOut: Bool
    var labelRange: TextRange?
  }

  let arguments: [Argument]
  let result: Type

  init(arguments: [Argument], result: Type) {
    self.arguments = arguments
    self.result = result
  }
}

/// How good a solution is, the most important first; less is better.
struct Score: Comparable {
  enum Part: Int, CaseIterable {
    /// A closure whose statements cannot be what they are written for.
    case mistakenBody
    case unavailable
    case asyncMismatch
    /// A trailing closure that goes to the first parameter that can take it, where it could go to the last as well.
    case forwardClosure
    case disfavored
    case forcedUnwrap
    case hashableErasure
    case functionConversion
    case nonDefaultLiteral
    case collectionUpcast
    case optionalInjection
    case emptyExistential
    case keyPath
    /// A `Double` as a `CGFloat`, which loses more than the other way round.
    case narrowing
    case widening
  }

  private var parts = SIMD16<UInt16>()

  var hasOptionalInjection: Bool { parts[Part.optionalInjection.rawValue] > 0 }

  mutating func add(_ part: Part) { parts[part.rawValue] &+= 1 }

  /// Whether more literals have another type than by default.
  func hasMoreOtherLiterals(than other: Score) -> Bool {
    parts[Part.nonDefaultLiteral.rawValue] > other.parts[Part.nonDefaultLiteral.rawValue]
  }

  /// Adds what another score has more than an earlier one.
  mutating func add(_ other: Score, since start: Score) {
    parts &+= other.parts &- start.parts
  }

  /// Whether a score counts no more than an earlier one but of some parts.
  func addsOnly(_ some: [Part], since start: Score) -> Bool {
    var difference = parts &- start.parts
    for part in some { difference[part.rawValue] = 0 }
    return difference == SIMD16<UInt16>()
  }

  /// Whether a score counts no more of a part than an earlier one.
  func isFree(of part: Part, since start: Score) -> Bool {
    parts[part.rawValue] == start.parts[part.rawValue]
  }

  static func < (left: Score, right: Score) -> Bool {
    for part in Part.allCases {
      let a = left.parts[part.rawValue]
      let b = right.parts[part.rawValue]
      if a != b { return a < b }
    }
    return false
  }
}
