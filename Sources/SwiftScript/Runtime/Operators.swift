/// The comparisons of Swift's standard library.
enum Comparison: String {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case identical = "==="
  case notIdentical = "!=="

  @inline(__always)
  func holds<Operand: Comparable>(_ a: Operand, _ b: Operand) -> Bool {
    switch self {
    case .equal, .identical: a == b
    case .notEqual, .notIdentical: a != b
    case .less: a < b
    case .lessOrEqual: a <= b
    case .greater: a > b
    case .greaterOrEqual: a >= b
    }
  }
}

extension Machine {
  /// The value of `a op b` for every operator but `&&`, `||`, `??` and assignments.
  func binary(_ name: String, _ a: Value, _ b: Value) throws -> Value {
    if let comparison = Comparison(rawValue: name) { return .bool(try compare(comparison, a, b)) }
    switch (a, b) {
    case (.int(let x), .int(let y)):
      if let value = try integers(name, x, y) { return value }
    case (.double(let x), .double(let y)):
      if let value = doubles(name, x, y) { return value }
    case (.int(let x), .double(let y)):
      if let value = doubles(name, Double(x), y) { return value }
    case (.double(let x), .int(let y)):
      if let value = doubles(name, x, Double(y)) { return value }
    case (.string(let x), .string(let y)):
      if name == "+" { return .string(try joined(x, y)) }
      if name == "..." || name == "..<" { return try texts(from: x, to: y, name) }
    case (.character(let x), .character(let y)) where name == "..." || name == "..<":
      return try texts(from: String(x), to: String(y), name, ofCharacters: true)
    case (.array(let x), _):
      if name == "+", let y = b.elements {
        try checkLength(x.count + y.count)
        countElements(x.count + y.count)
        return .array(x + y)
      }
    default: break
    }
    if let value = try sizedNumbers(name, a, b) { return value }
    if let value = try declaredOperator(name, a, b) { return value }
    if name == "~=" {
      return .bool(try a.rangeContains(b) ?? equal(a, b, at: site ?? Self.nowhere))
    }
    if name == "+", let x = a.text, let y = b.text {
      // The result is of the left operand's type.
      let whole = try joined(String(x), String(y))
      return if case .string = a { .string(whole) } else { library.piece(whole[...]) }
    }
    if name == "+", case .native(let view) = a, let x = view.heldElements, let y = b.elements {
      try checkLength(x.count + y.count)
      countElements(x.count + y.count)
      return .array(x + y)
    }
    if case .implicitMember(let member) = b {
      return try binary(name, a, try member.resolve(library.type(of: a)))
    }
    if case .implicitMember(let member) = a {
      return try binary(name, try member.resolve(library.type(of: b)), b)
    }
    let types = [a, b].map { library.typeName(of: $0) }
    var hint: String?
    if case .optional = a { hint = "unwrap the left side first" }
    if case .optional = b { hint = "unwrap the right side first" }
    if world.operators[name] == nil, library.operators[name] == nil,
      !Self.known.contains(name)
    {
      throw trap("there is no operator `\(name)`", hint: "declare it, or check the spelling")
    }
    throw trap("`\(name)` can't combine `\(types[0])` and `\(types[1])`", hint: hint)
  }

  /// A range of texts or of characters.
  private func texts(
    from start: String,
    to end: String,
    _ name: String,
    ofCharacters: Bool = false
  ) throws -> Value {
    guard start <= end else { throw trap("a range can't go from \(start) down to \(end)") }
    let isClosed = name == "..."
    let range = StringRange(
      start: start,
      end: end,
      isClosed: isClosed,
      isOfCharacters: ofCharacters
    )
    return .native(NativeObject(type: library[isClosed ? "ClosedRange" : "Range"], payload: range))
  }

  /// Arithmetic of numbers that the host holds, and of a literal beside one.
  private func sizedNumbers(_ name: String, _ a: Value, _ b: Value) throws -> Value? {
    switch (a, b) {
    case (.native(let x), .native(let y)):
      guard let numbers = x.type.numbers else { return nil }
      if name == "..<" || name == "..." { break }
      if x.type === y.type { return try numbers.combine(self, name, x.payload, y.payload) }
      guard name.hasSuffix("<<") || name.hasSuffix(">>"), case .native(let y)? = numbers.exactly(b)
      else { return nil }
      return try numbers.combine(self, name, x.payload, y.payload)
    case (.native(let x), .int), (.native(let x), .double):
      guard let numbers = x.type.numbers else { return nil }
      if name == "..<" || name == "..." { break }
      guard case .native(let y)? = numbers.exactly(b) else { return nil }
      return try numbers.combine(self, name, x.payload, y.payload)
    case (.int, .native(let y)), (.double, .native(let y)):
      guard let numbers = y.type.numbers else { return nil }
      if name == "..<" || name == "..." { break }
      if name.hasSuffix("<<") || name.hasSuffix(">>") {
        return try binary(name, a, b.wholeNumber)
      }
      guard case .native(let x)? = numbers.exactly(a) else { return nil }
      return try numbers.combine(self, name, x.payload, y.payload)
    default: return nil
    }
    guard case .int = a.wholeNumber, case .int = b.wholeNumber else { return nil }
    return try binary(name, a.wholeNumber, b.wholeNumber)
  }

  private static let known: Set<String> = [
    "+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "..<", "...",
  ]

  private func integers(_ name: String, _ x: Int, _ y: Int) throws -> Value? {
    func checked(_ result: (partialValue: Int, overflow: Bool)) throws -> Value {
      guard !result.overflow else {
        throw trap("`\(x) \(name) \(y)` is too large for `Int`", hint: "the largest is \(Int.max)")
      }
      return .int(result.partialValue)
    }
    switch name {
    case "+": return try checked(x.addingReportingOverflow(y))
    case "-": return try checked(x.subtractingReportingOverflow(y))
    case "*": return try checked(x.multipliedReportingOverflow(by: y))
    case "/", "%":
      guard y != 0 else { throw trap("division by zero") }
      return try checked(
        name == "/"
          ? x.dividedReportingOverflow(by: y) : x.remainderReportingOverflow(dividingBy: y)
      )
    case "&+": return .int(x &+ y)
    case "&-": return .int(x &- y)
    case "&*": return .int(x &* y)
    case "&": return .int(x & y)
    case "|": return .int(x | y)
    case "^": return .int(x ^ y)
    case "<<": return .int(x << y)
    case ">>": return .int(x >> y)
    case "..<", "...":
      return try library.range(from: x, to: y, closed: name == "...", self)
    default: return nil
    }
  }

  /// One text behind the other.
  func joined(_ x: String, _ y: String) throws -> String {
    let length = x.utf8.count + y.utf8.count
    try checkLength(length)
    countElements(length)
    return x + y
  }

  /// Adds to a text where it is, so that a loop that builds one takes no longer for each piece.
  func append(_ more: String, toText value: inout Value) throws {
    guard case .string(var text) = value else {
      value = .string(try joined(value.description, more))
      return
    }
    try checkLength(text.utf8.count + more.utf8.count)
    value = .void
    text += more
    value = .string(text)
  }

  /// Adds a value as interpolation shows it.
  @inline(__always)
  func append(_ value: Value, to text: inout String) throws {
    switch value {
    case .string(let piece):
      try checkLength(text.utf8.count + piece.utf8.count)
      text += piece
    case .int(let number): text += String(number)
    case .character(let character): text.append(character)
    default:
      let piece = value.description
      try checkLength(text.utf8.count + piece.utf8.count)
      text += piece
    }
  }

  /// Stops a script whose values grow without end, before the memory is full.
  func checkLength(_ length: Int) throws {
    guard length <= Value.longest else {
      throw trap(
        "this value grows too large",
        hint: "the limit is \(Value.longest) elements or bytes"
      )
    }
  }

  private func doubles(_ name: String, _ x: Double, _ y: Double) -> Value? {
    switch name {
    case "+": .double(x + y)
    case "-": .double(x - y)
    case "*": .double(x * y)
    case "/": .double(x / y)
    case "..<", "...": library.range(from: x, to: y, closed: name == "...")
    default: nil
    }
  }

  func compare(_ comparison: Comparison, _ a: Value, _ b: Value) throws -> Bool {
    if case .implicitMember(let member) = b, comparison != .equal, comparison != .notEqual {
      return try compare(comparison, a, try member.resolve(library.type(of: a)))
    }
    if case .implicitMember(let member) = a, comparison != .equal, comparison != .notEqual {
      return try compare(comparison, try member.resolve(library.type(of: b)), b)
    }
    switch comparison {
    case .identical, .notIdentical:
      guard let same = a.isIdentical(to: b) else {
        throw trap("`\(comparison.rawValue)` compares objects of classes only")
      }
      return same == (comparison == .identical)
    case .equal, .notEqual:
      if let declared = try declaredOperator(comparison.rawValue, a, b),
        case .bool(let value) = declared
      {
        return value
      }
      return try equal(a, b, at: site ?? Self.nowhere) == (comparison == .equal)
    case .less, .lessOrEqual, .greater, .greaterOrEqual: break
    }
    if case .double(let x) = a, case .double(let y) = b { return comparison.holds(x, y) }
    if world.operators[comparison.rawValue] == nil {
      if case .string(let x) = a, case .string(let y) = b { return comparison.holds(x, y) }
      if case .character(let x) = a, case .character(let y) = b { return comparison.holds(x, y) }
    }
    if let declared = try declaredOperator(comparison.rawValue, a, b),
      case .bool(let value) = declared
    {
      return value
    }
    let flipped = comparison == .greater || comparison == .lessOrEqual
    let (first, second) = flipped ? (b, a) : (a, b)
    var less = first.isLess(than: second)
    if less == nil, let declared = try declaredOperator("<", first, second),
      case .bool(let value) = declared
    {
      less = value
    }
    if less == nil, case .native(let x) = first, let numbers = x.type.numbers,
      case .native(let y)? = numbers.exactly(second)
    {
      less = numbers.isLess(x.payload, y.payload)
    } else if less == nil, case .native(let y) = second, let numbers = y.type.numbers,
      case .native(let x)? = numbers.exactly(first)
    {
      less = numbers.isLess(x.payload, y.payload)
    }
    if less == nil, case .tuple(let x) = first, case .tuple(let y) = second {
      less = try order(x.elements, y.elements)
    }
    if less == nil, case .enumeration(let x) = first, case .enumeration(let y) = second,
      x.type === y.type, x.type.isSubtype(of: library["Comparable"])
    {
      less = try order(x, y)
    }
    guard let less else {
      let types = [a, b].map { library.typeName(of: $0) }
      throw trap("`\(types[0])` and `\(types[1])` can't be compared with `\(comparison.rawValue)`")
    }
    return comparison == .less || comparison == .greater ? less : !less
  }

  private func order(_ x: [Value], _ y: [Value]) throws -> Bool {
    countHostCall()
    for (a, b) in zip(x, y) where try !equal(a, b, at: site ?? Self.nowhere) {
      return try compare(.less, a, b)
    }
    return false
  }

  /// The order that an enum has without its own `<`: that of its cases, then of what they carry.
  private func order(_ x: EnumBox, _ y: EnumBox) throws -> Bool {
    if x.enumCase === y.enumCase { return try order(x.payload, y.payload) }
    let first = x.type.caseOrder.first { $0 === x.enumCase || $0 === y.enumCase }
    return first === x.enumCase
  }

  /// The result of an operator that the script or the host declares for these operands.
  func declaredOperator(_ name: String, _ operands: Value...) throws -> Value? {
    let candidates = (world.operators[name] ?? []) + (library.operators[name] ?? [])
    let fitting = candidates.filter { callable in
      let parameters = callable.signature.parameters
      return parameters.count == operands.count
        && zip(parameters, operands).allSatisfy { fits($1, $0.type) > 0 }
        && !zip(parameters, operands).allSatisfy { isMadeOfLiteral($0.type, $1) }
    }
    guard !fitting.isEmpty else { return nil }
    return try call(
      fitting,
      receiver: .void,
      arguments: operands.map { LabelledValue(label: nil, value: $0) },
      ignoringLabels: true
    )
  }

  /// Whether a value would only be of a type if it were a literal there.
  private func isMadeOfLiteral(_ type: TypeRef, _ value: Value) -> Bool {
    guard case .named(let type, _) = type, !type.isHost else { return false }
    return literalInitializer(of: type, for: value) != nil
  }

  /// Runs a declared `+=`-like operator on the variable's value; `nil` if there is none.
  func declaredCompound(_ name: String, _ value: inout Value, _ right: Value) throws -> Value? {
    guard let declared = world.operators[name] else { return nil }
    let candidates = declared.filter { callable in
      callable.signature.parameters.first.map { fits(value, $0.type) > 0 } ?? false
    }
    guard !candidates.isEmpty else { return nil }
    let cell = Cell(value)
    let arguments = [
      LabelledValue(label: nil, value: .cell(cell)), LabelledValue(label: nil, value: right),
    ]
    value = .void
    defer { value = cell.value }
    return try call(candidates, receiver: .void, arguments: arguments, ignoringLabels: true)
  }

  func prefix(_ name: String, _ value: Value) throws -> Value {
    switch (name, value) {
    case ("!", .bool(let flag)): return .bool(!flag)
    case ("-", .int(let number)):
      guard number != .min else { throw trap("`-(\(number))` is too large for `Int`") }
      return .int(-number)
    case ("-", .double(let number)): return .double(-number)
    case ("+", .int), ("+", .double): return value
    case ("~", .int(let number)): return .int(~number)
    case ("+", .native(let object)) where object.type.numbers != nil: return value
    case ("-", .native(let object)):
      if let numbers = object.type.numbers {
        guard let negative = numbers.negated(object.payload) else {
          throw trap("`-\(value)` doesn't fit into `\(object.type.name)`")
        }
        return negative
      }
    case ("~", .native(let object)):
      if let result = object.type.numbers?.inverted(object.payload) { return result }
    case ("..<", .double(let end)): return library.partialRange(.upTo, end)
    case ("...", .double(let end)): return library.partialRange(.through, end)
    case ("..<", .int(let end)): return library.partialRange(.upTo, end)
    case ("...", .int(let end)) where end < .max: return library.partialRange(.through, end)
    default: break
    }
    if let result = try declaredOperator("prefix " + name, value) { return result }
    throw trap("there is no operator `\(name)` for `\(library.typeName(of: value))`")
  }

  func postfix(_ name: String, _ value: Value) throws -> Value {
    if name == "...", case .int(let start) = value {
      return library.partialRange(.from, start)
    }
    if name == "...", case .double(let start) = value {
      return library.partialRange(.from, start)
    }
    if let result = try declaredOperator("postfix " + name, value) { return result }
    throw trap("there is no operator `\(name)` for `\(library.typeName(of: value))`")
  }
}
