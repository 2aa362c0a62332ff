import ScriptChecker
import ScriptMachine
import ScriptSource
import ScriptTypes

extension FunctionPart {
  var literals: LiteralCompiler { LiteralCompiler(function: function) }
}

/// Compiles literals.
struct LiteralCompiler: FunctionPart {
  let function: FunctionCompiler

  func literal(_ node: TypedExpression) -> Code {
    switch node.kind {
    case .integer(let text): return integer(text, node)
    case .float(let text): return float(text, node)
    case .boolean(let value):
      if isTest(node.type) { return Code(constant: .bool(value)) }
      return converted(Code(constant: .bool(value)), "ExpressibleByBooleanLiteral", node)
    case .string(let text): return string(text, node)
    case .nil:
      if node.type.symbol === library.optionalSymbol { return Code(constant: .nil) }
      return converted(Code(constant: .void), "ExpressibleByNilLiteral", node)
    case .source(let name): return source(name, node)
    case .array(let elements):
      let array = elements.isEmpty ? Code(constant: .array([])) : self.array(elements)
      if node.type.symbol === library["Array"] { return array }
      return converted(array, "ExpressibleByArrayLiteral", node)
    case .dictionary(let elements): return dictionary(elements, node)
    case .interpolation(let segments): return interpolation(segments, node)
    case .builtInterpolation(let segments, let buffer):
      return builtInterpolation(segments, in: buffer, node)
    default: return unsupported(node, "this literal")
    }
  }

  private func integer(_ text: String, _ node: TypedExpression) -> Code {
    let number = WholeNumber(literal: text)
    let value: Value = .int(number.map { Int(truncatingIfNeeded: $0.bits) } ?? 0)
    switch node.type.symbol?.name {
    case "Double" where isNumber(node.type), "Float" where isLibrary(node.type),
      "CGFloat" where isLibrary(node.type):
      let digits = text.replacing("_", with: "")
      let double = number.map { $0.rounded(to: Double.self) } ?? Double(digits) ?? 0
      return Code(constant: .double(double))
    case "Int128" where isLibrary(node.type), "UInt128" where isLibrary(node.type):
      return Code(constant: .wide(number?.bits ?? 0))
    default: break
    }
    if isLibrary(node.type), node.type.isInteger { return Code(constant: value) }
    return converted(Code(constant: value), "ExpressibleByIntegerLiteral", node)
  }

  private func float(_ text: String, _ node: TypedExpression) -> Code {
    let number = Double(text.replacing("_", with: "")) ?? 0
    if isLibrary(node.type) {
      if node.type.symbol?.name == "Float" { return Code(constant: .double(Double(Float(number)))) }
      if isNumber(node.type) || node.type.symbol?.name == "CGFloat" {
        return Code(constant: .double(number))
      }
    }
    return converted(Code(constant: .double(number)), "ExpressibleByFloatLiteral", node)
  }

  private func string(_ text: String, _ node: TypedExpression) -> Code {
    let value = Code(constant: .string(text))
    if isLibrary(node.type), ["String", "Character"].contains(node.type.symbol?.name) {
      return value
    }
    return converted(value, "ExpressibleByStringLiteral", node)
  }

  private func source(_ name: String, _ node: TypedExpression) -> Code {
    let start = node.range.start
    switch name {
    case "line":
      return converted(Code(constant: .int(function.file?.presumedLine(at: start) ?? 1)), "", node)
    case "column":
      return converted(Code(constant: .int(function.file?.column(at: start) ?? 1)), "", node)
    case "function": return converted(Code(constant: .string(function.functionName)), "", node)
    default:
      let name = function.file?.presumedName(at: start) ?? ""
      return converted(Code(constant: .string(name)), "", node)
    }
  }

  private func array(_ elements: [TypedExpression]) -> Code {
    let runs = elements.map(expression)
    return Code { machine in
      var values: [Value] = []
      values.reserveCapacity(runs.count)
      for run in runs { values.append(try run.run(machine)) }
      return .array(values)
    }
  }

  private func dictionary(
    _ elements: [(key: TypedExpression, value: TypedExpression)],
    _ node: TypedExpression
  ) -> Code {
    let codes = elements.map { (key: expression($0.key), value: expression($0.value)) }
    let pairs = Code { machine in
      .array(try codes.map { .tuple(try $0.key.run(machine), try $0.value.run(machine)) })
    }
    return converted(pairs, "ExpressibleByDictionaryLiteral", node)
  }

  private func interpolation(_ segments: [TypedSegment], _ node: TypedExpression) -> Code {
    let place = place(of: node.range)
    let append = pieces(segments, place)
    let text = Code { machine in
      let start = machine.text.count
      defer { machine.text.shorten(to: start) }
      try append(machine)
      try machine.reserve(text: machine.text.count - start)
      return .string(machine.text.text(from: start))
    }
    if isLibrary(node.type), node.type.symbol?.name == "String" { return text }
    return converted(text, "ExpressibleByStringInterpolation", node)
  }

  /// What appends the segments of an interpolation to the machine's text.
  private func pieces(_ segments: [TypedSegment], _ place: Int) -> (Machine) throws -> Void {
    var all: (Machine) throws -> Void = { _ in }
    var isFirst = true
    for segment in segments {
      guard let next = piece(segment, place) else { continue }
      let before = all
      all =
        isFirst
        ? next
        : { machine in
          try before(machine)
          try next(machine)
        }
      isFirst = false
    }
    return all
  }

  /// What appends a segment of an interpolation to the machine's text; `nil` if there is nothing to append.
  private func piece(_ segment: TypedSegment, _ place: Int) -> ((Machine) throws -> Void)? {
    switch segment {
    case .text(let plain):
      let bytes = Array(plain.utf8)
      return bytes.isEmpty ? nil : { machine in machine.text.append(bytes) }
    case .value(let value) where isWord(value.type):
      let word = expression(value).asWord
      return { machine in
        let number = try word(machine)
        machine.text.append(number)
      }
    case .value(let value) where isLibrary(value.type) && value.type.symbol?.name == "String":
      let run = expression(value).run
      return { machine in
        let more = try run(machine).string(machine)
        machine.text.append(more)
      }
    case .value(let value):
      let run = expression(value).run
      let type = site(value.type)
      return { machine in
        let value = try run(machine)
        machine.place = place
        let more = try machine.describe(value, type.metadata(machine.types))
        machine.text.append(more)
      }
    }
  }

  /// A literal whose parts are appended to a value of the `StringInterpolation` of its type.
  private func builtInterpolation(
    _ segments: [TypedSegment],
    in buffer: ValueSymbol,
    _ node: TypedExpression
  ) -> Code {
    _ = function.declare(buffer, isInitialized: true)
    let variable = variables.place(of: buffer)
    let type = site(buffer.type)
    var length = 0
    var values = 0
    let steps = segments.map { segment -> (Machine) throws -> Void in
      switch segment {
      case .text(let text):
        length += text.utf8.count
        return { machine in
          try variable.access(machine) {
            try machine.append(text, to: $0, type.metadata(machine.types))
          }
        }
      case .value(let call):
        values += 1
        let run = expression(call).run
        return { machine in _ = try run(machine) }
      }
    }
    let (capacity, count) = (length, values)
    let place = place(of: node.range)
    let text = Code { machine in
      machine.place = place
      let start = try machine.startInterpolation(
        type.metadata(machine.types),
        capacity: capacity,
        count: count
      )
      try variable.store(machine, start)
      for step in steps { try step(machine) }
      return try variable.load.run(machine)
    }
    return converted(text, "ExpressibleByStringInterpolation", node)
  }

  /// A literal of a type that makes itself of one.
  ///
  /// - Parameter proto: The protocol of the literal; empty where the value is one of the library's already.
  private func converted(_ value: Code, _ proto: String, _ node: TypedExpression) -> Code {
    if proto.isEmpty { return value }
    if let wrapped = library.wrapped(node.type) {
      return converted(value, proto, TypedExpression(node.kind, wrapped, node.range)).wrapped
    }
    let type = site(node.type)
    let run = value.run
    let place = place(of: node.range)
    return Code { machine in
      machine.place = place
      return try machine.literal(run(machine), proto, type.metadata(machine.types))
    }
  }

  /// Whether a type is one of the standard library's or Foundation's.
  func isLibrary(_ type: Type) -> Bool {
    guard let module = type.symbol?.module.name else { return false }
    return module == "Swift" || module == "Foundation"
  }
}
