import SwiftParser
import SwiftSyntax

extension Compiler {
  func integerLiteral(_ node: IntegerLiteralExprSyntax, as type: TypeRef? = nil) -> Code {
    if type?.wrapped.isFraction ?? false, let number = Double(node.literal.text) {
      let value = Value.double(number)
      return { _ in value }
    }
    guard let number = node.number else {
      // Beyond `Int` there is one more bit.
      if let number = node.magnitude {
        let value = Value.native(NativeObject(type: library["UInt64"], payload: number))
        if let large = type?.wrapped.plain?.numbers?.exactly(value) { return { _ in large } }
      }
      return failed("`\(node.literal.text)` is too large for `Int`", at: node)
    }
    let value = type?.wrapped.plain.flatMap { $0.numbers?.exactly(.int(number)) } ?? .int(number)
    return { _ in value }
  }

  func floatLiteral(_ node: FloatLiteralExprSyntax) -> Code {
    guard let number = node.number else {
      return failed("`\(node.literal.text)` is no number", at: node)
    }
    let value = Value.double(number)
    return { _ in value }
  }

  func stringLiteral(_ node: StringLiteralExprSyntax, as type: TypeRef? = nil) -> Code {
    if let text = node.representedLiteralValue {
      let value = type?.wrapped.plain.flatMap { library.literal(text, of: $0) } ?? .string(text)
      return { _ in value }
    }
    var head = ""
    var pieces: [Code] = []
    for segment in node.segments {
      switch segment {
      case .stringSegment(let piece):
        let text = literalText(of: piece, in: node)
        if text.isEmpty { continue }
        if pieces.isEmpty {
          head += text
        } else {
          pieces.append { _ in .string(text) }
        }
      case .expressionSegment(let piece):
        if let own = ownInterpolation(piece) {
          pieces.append(own)
          continue
        }
        guard let only = piece.expressions.first, piece.expressions.count == 1, only.label == nil
        else { return failed("only one value fits into `\\(…)`", at: piece) }
        pieces.append(expression(only.expression))
      }
    }
    let (start, rest) = (head, pieces)
    if rest.count == 1, let only = rest.first {
      return { machine in
        var text = start
        try machine.append(try only(machine), to: &text)
        return .string(text)
      }
    }
    return { machine in
      var text = start
      for piece in rest { try machine.append(try piece(machine), to: &text) }
      return .string(text)
    }
  }

  /// A piece that a script's extension of `String.StringInterpolation` shows; `nil` if none takes it.
  private func ownInterpolation(_ piece: ExpressionSegmentSyntax) -> Code? {
    let methods = library["DefaultStringInterpolation"].methods(named: "appendInterpolation")
    guard methods.count > 1 else { return nil }
    let shapes = piece.expressions.map {
      ArgumentShape(label: $0.label?.name, isTrailingClosure: false)
    }
    guard methods.contains(where: { $0.isScript && $0.signature.match(shapes) != nil }) else {
      return nil
    }
    let arguments = piece.expressions.map { argument($0) }
    return evaluating(arguments, at: Syntax(piece)) { try $0.interpolated($1) }
  }

  /// The text of a piece of an interpolated string, its escapes resolved: read as a literal of its own.
  private func literalText(of piece: StringSegmentSyntax, in node: StringLiteralExprSyntax)
    -> String
  {
    let single = node.with(\.segments, StringLiteralSegmentListSyntax([.stringSegment(piece)]))
    return single.representedLiteralValue ?? piece.content.text
  }

  func arrayLiteral(_ node: ArrayExprSyntax, as type: TypeRef? = nil) -> Code {
    let element = type?.wrapped.elementOfLiteral
    let elements = node.elements.map { expression($0.expression, as: element) }
    let isOpen = element?.isOpen ?? true
    let wholeNumbers = wholeNumbers(among: node.elements.nodes.map(\.expression), of: element)
    return { machine in
      var values: [Value] = []
      values.reserveCapacity(elements.count)
      for element in elements { values.append(try element(machine)) }
      try Compiler.unify(&values, wholeNumbers, machine)
      if isOpen { values.wrapBesideOptionals() }
      return .array(values)
    }
  }

  func dictionaryLiteral(_ node: DictionaryExprSyntax, as type: TypeRef? = nil) -> Code {
    guard case .elements(let list) = node.content else {
      return { _ in .dictionary(DictionaryBox()) }
    }
    let span = file.span(of: node)
    var (keyType, valueType): (TypeRef?, TypeRef?)
    if case .dictionary(let key, let value)? = type?.wrapped.settled {
      (keyType, valueType) = (key, value)
    }
    let pairs = list.map {
      (expression($0.key, as: keyType), expression($0.value, as: valueType))
    }
    let isOpen = valueType?.isOpen ?? true
    let wholeNumbers = wholeNumbers(among: list.nodes.map(\.value), of: valueType)
    return { machine in
      var keys: [Value] = []
      var values: [Value] = []
      for (key, value) in pairs {
        keys.append(try key(machine))
        values.append(try value(machine))
      }
      try Compiler.unify(&values, wholeNumbers, machine)
      try Compiler.unify(&keys, [], machine)
      if isOpen { values.wrapBesideOptionals() }
      let box = DictionaryBox()
      for (key, value) in zip(keys, values) {
        guard box[key] == nil else {
          throw ScriptTrap(
            Diagnostic("the key \(key.debugDescription) stands twice in this dictionary", at: span)
          )
        }
        box[key] = value
      }
      return .dictionary(box)
    }
  }

  /// The positions of the `Int` literals that become a `Double` beside another one: none where elements may be anything.
  private func wholeNumbers(among elements: [ExprSyntax], of type: TypeRef?) -> [Int] {
    if let type = type?.wrapped, type.isAny, !type.isParameter { return [] }
    return elements.indices.filter { isWholeNumber(elements[$0]) }
  }

  /// Whether an element is an `Int` literal.
  private func isWholeNumber(_ expression: ExprSyntax) -> Bool {
    if let prefixed = expression.as(PrefixOperatorExprSyntax.self) {
      return isWholeNumber(prefixed.expression)
    }
    return expression.is(IntegerLiteralExprSyntax.self)
  }

  /// Gives the elements of a literal one type: `.case` that of its neighbours, `1` beside `2.5` a `Double`.
  private static func unify(_ values: inout [Value], _ wholeNumbers: [Int], _ machine: Machine)
    throws
  {
    if values.count > 1, let model = values.first(where: { !$0.isOpen }),
      values.contains(where: \.isOpen)
    {
      for position in values.indices where values[position].isOpen {
        values[position] = try machine.adapt(values[position], to: model)
      }
    }
    guard !wholeNumbers.isEmpty, wholeNumbers.count < values.count,
      values.allSatisfy({ $0.number != nil }),
      values.contains(where: { if case .double = $0 { true } else { false } })
    else { return }
    for position in wholeNumbers {
      if case .int(let number) = values[position] { values[position] = .double(Double(number)) }
    }
  }

  func tupleExpression(_ node: TupleExprSyntax, as type: TypeRef? = nil) -> Code {
    if node.elements.isEmpty { return { _ in .void } }
    if node.elements.count == 1, let only = node.elements.first, only.label == nil {
      return expression(only.expression, as: type)
    }
    let written = node.elements.map { $0.label?.name }
    var types: [TypeRef?] = Array(repeating: nil, count: written.count)
    var found = written
    if case .tuple(let known)? = type?.wrapped.settled, known.count == written.count {
      types = known.map(\.type)
      if written.allSatisfy({ $0 == nil }) { found = known.map(\.label) }
    }
    let labels = found
    let elements = zip(node.elements, types).map { expression($0.expression, as: $1) }
    return { machine in
      .tuple(TupleBox(labels: labels, elements: try elements.map { try $0(machine) }))
    }
  }
}

extension TypeRef {
  /// Whether the elements of a literal say what this is.
  fileprivate var isOpen: Bool { if case .parameter(_, nil) = self { true } else { false } }
}

extension [Value] {
  /// Makes all elements optional if one is: `1` beside `nil`.
  mutating func wrapBesideOptionals() {
    guard count > 1, contains(where: \.isOptional), !allSatisfy(\.isOptional) else { return }
    for position in indices where !self[position].isOptional {
      self[position] = .some(self[position])
    }
  }
}

extension Value {
  fileprivate var isOptional: Bool { if case .optional = self { true } else { false } }

  /// Whether this is `.name`, whose type is not known yet.
  var isOpen: Bool { if case .implicitMember = self { true } else { false } }
}

extension IntegerLiteralExprSyntax {
  /// The number; `nil` if it is too large.
  var number: Int? { magnitude.flatMap { Int(exactly: $0) } }

  /// The number; `nil` if it has more than 64 bits.
  var magnitude: UInt64? {
    let text = literal.text.filter { $0 != "_" }
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where text.hasPrefix(prefix) {
      return UInt64(text.dropFirst(2), radix: radix)
    }
    return UInt64(text)
  }
}

extension FloatLiteralExprSyntax {
  /// The number; `nil` if the literal is broken.
  var number: Double? { Double(literal.text.filter { $0 != "_" }) }
}
