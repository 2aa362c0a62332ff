import Foundation

extension Library {
  /// What every script sees without an import.
  func declareStandardLibrary() {
    alias("ErrorType", of: type("Error", kind: .protocol) { declareErrors($0) })
    type("LocalizedError", kind: .protocol, conformingTo: ["Error"]) { type in
      for name in ["errorDescription", "failureReason", "recoverySuggestion", "helpAnchor"] {
        type.property("\(name): String?") { _ in .none }
      }
    }
    type("Sequence", kind: .protocol, generics: ["Element", "Iterator"]) { declareSequence($0) }
    type(
      "Collection",
      kind: .protocol,
      conformingTo: ["Sequence"],
      generics: ["Index", "SubSequence", "Indices"]
    ) { type in
      type.property("startIndex: Any") { _ in .int(0) }
      type.property("endIndex: Any") { .int($0.elementCount ?? 0) }
      type.method("index(after index: Any) -> Any") { try $0.machine.binary("+", $0[0], .int(1)) }
      type.method("index(before index: Any) -> Any") { try $0.machine.binary("-", $0[0], .int(1)) }
      type.method("index(_ index: Any, offsetBy distance: Int) -> Any") {
        try $0.machine.binary("+", $0[0], $0[1])
      }
      type.method("index(_ index: Any, offsetBy distance: Int, limitedBy limit: Any) -> Any?") {
        let index = try $0.machine.binary("+", $0[0], $0[1])
        let isBack = if case .int(let distance) = $0[1] { distance < 0 } else { false }
        let (low, high) = isBack ? (index, $0[0]) : ($0[0], index)
        // A limit that lies the other way limits nothing.
        guard try $0.machine.compare(.lessOrEqual, low, $0[2]),
          try $0.machine.compare(.less, $0[2], high) || isBack,
          try $0.machine.compare(.less, low, $0[2]) || !isBack,
          try $0.machine.compare(.lessOrEqual, $0[2], high)
        else { return .some(index) }
        return .none
      }
      type.method("distance(from start: Any, to end: Any) -> Int") {
        try $0.machine.binary("-", $0[1], $0[0])
      }
    }
    for name in [
      "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
      "RangeReplaceableCollection",
    ] { alias(name, of: self["Collection"]) }
    type("IteratorProtocol", kind: .protocol, generics: ["Element"])
    declareProtocols()
    declareMathematics()
    declareViews()
    declareIterators()
    declareNumbers()
    declareStrings()
    declareCharacterSets()
    declareInterpolations()
    declareRanges()
    declareArrays()
    declareSlices()
    declareDictionaries()
    declareOptionals()
    declareResults()
    declareRandomness()
    declareHashing()
    declareSequenceFunctions()
    declareObjectIdentities()
    declareTasks()
    declareDecoders()
    declareEncoders()
    declareMirrors()
    declareOptionSets()
    declarePrinting()
  }

  private func declarePrinting() {
    function(
      "print(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\") -> Void"
    ) {
      call in
      let items = call[0].elements ?? []
      let line = items.map(\.description).joined(separator: call[1].description)
      let ending = call[2].description
      try call.machine.interpreter.printText(line + ending, at: call.site)
      return .void
    }
    declareDumping()
    function(
      "print(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\", to stream: inout Any)"
    ) {
      call in
      let items = (call[0].elements ?? []).map(\.description)
      let text = items.joined(separator: call[1].description) + call[2].description
      try call.write(text, to: call[3])
      return .void
    }
    function(
      "debugPrint(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\", to stream: inout Any)"
    ) { call in
      let items = (call[0].elements ?? []).map(\.debugDescription)
      try call.write(
        items.joined(separator: call[1].description) + call[2].description,
        to: call[3]
      )
      return .void
    }
    function("readLine(strippingNewline: Bool = true) -> String?") { _ in .none }
    function("debugPrint(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\")")
    { call in
      let items = (call[0].elements ?? []).map(\.debugDescription)
      let line = items.joined(separator: call[1].description)
      try call.machine.interpreter.printText(line + call[2].description, at: call.site)
      return .void
    }
    function("fatalError(_ message: String = \"\")") { call in
      throw call.trap("fatal error: \(call[0].description)")
    }
    for name in ["preconditionFailure", "assertionFailure"] {
      function("\(name)(_ message: String = \"\")") { call in
        throw call.trap("fatal error: \(call[0].description)")
      }
    }
    for name in ["assert", "precondition"] {
      function("\(name)(_ condition: Bool, _ message: String = \"\")") { call in
        if case .bool(true) = call[0] { return .void }
        throw call.trap("\(name) failed: \(call[1].description)")
      }
    }
  }

  private func declareNumbers() {
    type("FloatingPointRoundingRule") { type in
      let rules: [(String, FloatingPointRoundingRule)] = [
        ("up", .up), ("down", .down), ("towardZero", .towardZero),
        ("awayFromZero", .awayFromZero), ("toNearestOrEven", .toNearestOrEven),
        ("toNearestOrAwayFromZero", .toNearestOrAwayFromZero),
      ]
      for (name, rule) in rules {
        type.staticProperty("\(name): FloatingPointRoundingRule") { [unowned self] in
          .native(NativeObject(type: self["FloatingPointRoundingRule"], payload: rule))
        }
      }
    }
    type("Int") { type in
      type.initializer("(_ value: Any)") { call in
        switch call[0] {
        case .int: return call[0]
        case .double(let number):
          guard let exact = Int(exactly: number.rounded(.towardZero)) else {
            throw call.trap("`\(number)` doesn't fit into `Int`")
          }
          return .int(exact)
        case .string(let text): return .wrapping(Int(text).map(Value.int))
        case .native:
          if let text = call[0].text { return .wrapping(Int(text).map(Value.int)) }
          if let number = call[0].integer {
            guard let exact = Int(exactly: number) else {
              throw call.trap("`\(number)` doesn't fit into `Int`")
            }
            return .int(exact)
          }
          if let number = call[0].number {
            guard let exact = Int(exactly: number.rounded(.towardZero)) else {
              throw call.trap("`\(number)` doesn't fit into `Int`")
            }
            return .int(exact)
          }
          throw call.trap("`Int` can't be made of this")
        default: throw call.trap("`Int` can't be made of this")
        }
      }
      type.staticProperty("max: Int") { .int(.max) }
      type.staticProperty("min: Int") { .int(.min) }
      type.property("description: String") { .string($0.description) }
      type.property("magnitude: Int") { value in
        guard case .int(let number) = value, number != .min else { return value }
        return .int(Swift.abs(number))
      }
      type.method("signum() -> Int") { call in
        guard case .int(let number) = call.receiver else { return .void }
        return .int(number.signum())
      }
      type.method("formatted() -> String") {
        .string($0.receiver.whole.formatted(.number.locale(Self.locale)))
      }
      type.method("isMultiple(of other: Int) -> Bool") { call in
        guard case .int(let a) = call.receiver, case .int(let b) = call[0] else { return .void }
        return .bool(a.isMultiple(of: b))
      }
    }
    type("Double") { type in
      type.initializer("(_ value: Any)") { call in
        switch call[0] {
        case .int(let number): return .double(Double(number))
        case .double: return call[0]
        case .string(let text): return .wrapping(Double(text).map(Value.double))
        case .native:
          if let text = call[0].text { return .wrapping(Double(text).map(Value.double)) }
          guard let number = call[0].number else {
            throw call.trap("`Double` can't be made of this")
          }
          return .double(number)
        default: throw call.trap("`Double` can't be made of this")
        }
      }
      type.staticProperty("pi: Double") { .double(.pi) }
      type.staticProperty("infinity: Double") { .double(.infinity) }
      type.property("description: String") { .string($0.description) }
      type.method("rounded(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Double")
      {
        .double(($0.receiver.number ?? 0).rounded($0[0].payload() ?? .toNearestOrAwayFromZero))
      }
      type.method("squareRoot() -> Double") { .double(($0.receiver.number ?? 0).squareRoot()) }
      type.method("truncatingRemainder(dividingBy other: Double) -> Double") {
        .double(($0.receiver.number ?? 0).truncatingRemainder(dividingBy: $0[0].number ?? 0))
      }
      type.property("isNaN: Bool") { .bool($0.number?.isNaN ?? false) }
      type.property("isInfinite: Bool") { .bool($0.number?.isInfinite ?? false) }
      type.property("magnitude: Double") { .double(($0.number ?? 0).magnitude) }
      type.staticProperty("nan: Double") { .double(.nan) }
      type.staticProperty("greatestFiniteMagnitude: Double") { .double(.greatestFiniteMagnitude) }
    }
    type("Int") { declareIntegers($0) }
    type("Double") { type in
      declareFractions(type)
      type.method("formatted() -> String") {
        .string(($0.receiver.number ?? 0).formatted(.number.locale(Self.locale)))
      }
    }
    for name in ["CGFloat", "TimeInterval"] { alias(name, of: double) }
    declareSizedNumbers()
    alias("StaticString", of: string)
    declareCharacters()
    type("Bool") { type in
      type.initializer("(_ value: Any)") { call in
        if case .bool = call[0] { return call[0] }
        return .wrapping(Bool(call[0].description).map(Value.bool))
      }
      type.mutating("toggle()") { _, value in
        if case .bool(let flag) = value { value = .bool(!flag) }
        return .void
      }
    }
    function("abs(_ value: Any) -> Any") { call in
      switch call[0] {
      case .int(let number) where number != .min: return .int(Swift.abs(number))
      case .double(let number): return .double(Swift.abs(number))
      case .native(let object):
        guard let numbers = object.type.numbers else { throw call.trap("`abs` takes a number") }
        guard case .native(let zero)? = numbers.exactly(.int(0)),
          numbers.isLess(object.payload, zero.payload)
        else { return call[0] }
        if let positive = numbers.negated(object.payload) { return positive }
        throw call.trap(
          "arithmetic overflow: `-(\(call[0]))` doesn't fit into `\(object.type.name)`"
        )
      case .int(let number):
        throw call.trap("arithmetic overflow: `-(\(number))` doesn't fit into `Int`")
      default: throw call.trap("`abs` takes a number")
      }
    }
    for (name, wanted) in [("min", Comparison.less), ("max", .greater)] {
      function("\(name)(_ first: Any, _ rest: Any...) -> Any") { call in
        var values = [call[0]] + (call[1].elements ?? [])
        if values.contains(where: { if case .double = $0 { true } else { false } }) {
          values = values.map { $0.number.map(Value.double) ?? $0 }
        }
        if case .native(let model)? = values.first(where: {
          if case .native = $0 { true } else { false }
        }),
          let numbers = model.type.numbers
        {
          values = values.map { numbers.exactly($0) ?? $0 }
        }
        return try values.dropFirst().reduce(values[0]) {
          try call.machine.compare(wanted, $1, $0) ? $1 : $0
        }
      }
    }
  }

  private func declareOptionals() {
    type("Optional", generics: ["Wrapped"]) { type in
      type.initializer("(_ value: Any)") { .some($0[0]) }
      type.cases { _ in ("none", []) }
      type.staticProperty("none: Any") { .none }
      type.staticMethod("some(_ value: Any) -> Any") { .some($0[0]) }
      type.method("map(_ transform: (Any) -> Any) -> Any") { call in
        guard case .optional(let box?) = call.receiver else { return .none }
        return .some(try call.function(0).call(box.value))
      }
      type.method("flatMap(_ transform: (Any) -> Any) -> Any") { call in
        guard case .optional(let box?) = call.receiver else { return .none }
        let value = try call.function(0).call(box.value)
        if case .optional = value { return value }
        return .some(value)
      }
    }
  }
}

extension Value {
  /// The number in an `Int` or `Double`.
  public var number: Double? {
    switch self {
    case .int(let number): Double(number)
    case .double(let number): number
    case .optional(let box?): box.value.number
    case .native(let object) where object.type.numbers != nil:
      if let number = object.payload as? Float {
        Double(number)
      } else {
        (object.payload as? any BinaryInteger).map { Double($0) }
      }
    default: nil
    }
  }
}

extension Call {
  /// The function passed for the parameter at this position.
  public func function(_ position: Int) throws -> Function {
    switch self[position] {
    case .function(let function): return function
    case .optional(let box?):
      if case .function(let function) = box.value { return function }
      fallthrough
    default: throw trap("a function is expected here")
    }
  }

  /// The function passed for a parameter that tells whether a value is meant.
  func test(_ position: Int = 0) throws -> (Value) throws -> Bool {
    let function = try function(position)
    return { value in
      guard case .bool(let isMeant) = try function.call(value, on: machine) else {
        throw trap("the closure must return a `Bool`")
      }
      return isMeant
    }
  }

  /// The function passed for an optional parameter.
  public func functionIfAny(_ position: Int) -> Function? {
    if case .optional(nil) = self[position] { return nil }
    return try? function(position)
  }
}

extension Value {
  fileprivate var whole: Int { if case .int(let number) = self { number } else { 0 } }
}

extension Call {
  /// Hands a text to what a script prints to.
  func write(_ text: String, to stream: Value) throws {
    guard case .cell(let cell) = stream else { return }
    _ = try machine.callMutating(
      "write",
      cell,
      [LabelledValue(label: nil, value: .string(text))]
    )
  }
}
