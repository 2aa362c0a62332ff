import ScriptMachine
import ScriptTypes

/// `String` and `Substring`, which Swift's own implement.
enum StringNatives: NativeGroup {
  static func register(in table: inout NativeTable) {
    for name in ["String", "Substring"] {
      registerTextReading(name, in: &table)
      TextIndexNatives.registerIndexing(name, in: &table)
      registerTextChanges(name, in: &table)
      registerTextCreation(name, in: &table)
      registerTextComparison(name, in: &table)
    }
    registerStringCreation(in: &table)
    registerMixedTexts(in: &table)
    registerStaticStrings(in: &table)
  }

  private static func registerTextReading(_ name: String, in table: inout NativeTable) {
    func property(_ property: String, _ value: @escaping (Substring) -> Value) {
      table.add("\(name).\(property)") { call in value(try call.text(0)) }
    }
    func whole(_ property: String, _ value: @escaping (Substring) -> String) {
      table.add("\(name).\(property)") { call in
        let text = try call.text(0)
        try call.machine.reserve(text: text.utf8.count)
        return .string(value(text))
      }
    }
    property("description") { .string(String($0)) }
    whole("debugDescription") { $0.debugDescription }
    property("isEmpty") { .bool($0.isEmpty) }
    property("first") { $0.first.map { .string(String($0)) } ?? .nil }
    property("last") { $0.last.map { .string(String($0)) } ?? .nil }
    whole("lowercased()") { $0.lowercased() }
    whole("uppercased()") { $0.uppercased() }
    table.add("\(name).count") { call in
      let text = try call.text(0)
      call.machine.countElements(text.utf8.count)
      return .int(text.characterCount)
    }
    for view in ["utf8", "utf16", "unicodeScalars"] {
      table.add("\(name).\(view)") { $0[0] }
      table.add("\(name).\(view)=") { call in
        call.inOut(0).pointee = .string(try call.string(1))
        return .void
      }
    }
    table.add("\(name).hasPrefix(_: String)") { call in
      if case .string(let text) = call[0], case .string(let prefix) = call[1] {
        return .bool(text.hasPrefix(prefix))
      }
      return .bool(try call.text(0).hasPrefix(call.text(1)))
    }
    table.add("\(name).hasSuffix(_: String)") { call in
      if case .string(let text) = call[0], case .string(let suffix) = call[1] {
        return .bool(text.hasSuffix(suffix))
      }
      return .bool(try call.text(0).hasSuffix(call.text(1)))
    }
  }

  private static func registerTextChanges(_ name: String, in table: inout NativeTable) {
    func change(_ method: String, _ body: @escaping (inout String, Call) throws -> Value) {
      table.add("\(name).\(method)") { call in
        var result = Value.void
        try call.changeText { result = try body(&$0, call) }
        return result
      }
    }
    for method in [
      "append(_: String)", "append(_: Character)", "append(contentsOf: String)",
      "append(contentsOf: Substring)", "write(_:)",
    ] {
      change(method) { text, call in
        let more = try call.text(1)
        try call.machine.reserve(text: text.utf8.count, adding: more.utf8.count)
        text += more
        return .void
      }
    }
    table.add("\(name).append(contentsOf: S)") { call in
      let more = try call.joinedCharacters(1, call.type(0))
      try call.changeText { $0 += more }
      return .void
    }
    change("insert(_:at:)") { text, call in
      let position = try call.index(2, in: text[...], orEnd: true)
      text.insert(contentsOf: try call.text(1), at: position)
      return .void
    }
    change("remove(at:)") { text, call in
      .string(String(text.remove(at: try call.index(1, in: text[...]))))
    }
    change("removeAll(keepingCapacity:)") { text, _ in
      text = ""
      return .void
    }
    table.add("\(name).replaceSubrange(_: Range<String.Index>, with: C)") { call in
      let more = try call.joinedCharacters(2, call.type(0))
      try call.changeText { text in
        text.replaceSubrange(try call.bounds(1, in: text[...]), with: more)
      }
      return .void
    }
  }

  private static func registerTextCreation(_ name: String, in table: inout NativeTable) {
    func add(_ initializer: String, _ text: @escaping (Call) throws -> String) {
      table.add("\(name).\(initializer)") { call in
        let text = try text(call)
        call.machine.countElements(text.utf8.count)
        return name == "String" ? .string(text) : .substring(text[...])
      }
    }
    add("init()") { _ in "" }
    for initializer in [
      "init(stringLiteral:)", "init(extendedGraphemeClusterLiteral:)",
      "init(unicodeScalarLiteral:)", "init(_: Character)", "init(_: Substring)",
    ] {
      add(initializer) { try $0.string(0) }
    }
    add("init(_: T)") { try $0.machine.describe($0[0], $0.type(0)) }
    add("init(_: S)") { try $0.joinedCharacters(0, $0.type(0)) }
    for kind in ["String", "Character"] {
      add("init(repeating: \(kind), count: Int)") { call in
        let count = try call.int(1)
        guard count >= 0 else { throw call.machine.trap("Negative count not allowed") }
        let piece = try call.string(0)
        let (bytes, overflow) = piece.utf8.count.multipliedReportingOverflow(by: count)
        try call.machine.reserve(text: overflow ? .max : bytes)
        return String(repeating: piece, count: count)
      }
    }
  }

  private static func registerTextComparison(_ name: String, in table: inout NativeTable) {
    table.add("\(name).==(_:_:)") { call in
      let (left, right) = (try call.text(1), try call.text(2))
      call.machine.countElements(min(left.utf8.count, right.utf8.count))
      return .bool(left == right)
    }
    table.add("\(name).<(_:_:)") { call in
      let (left, right) = (try call.text(1), try call.text(2))
      call.machine.countElements(min(left.utf8.count, right.utf8.count))
      return .bool(left < right)
    }
    table.add("\(name).hash(into:)") { call in
      try call.hasher(1).combine(call.string(0))
      return .void
    }
  }

  private static func registerStringCreation(in table: inout NativeTable) {
    func add(_ key: String, _ value: @escaping (Call) throws -> String?) {
      table.add("String.\(key)") { call in try value(call).map(Value.string) ?? .nil }
    }
    add("init(describing: Subject)") { try $0.machine.describe($0[0], $0.type(0)) }
    add("init(reflecting:)") { try $0.machine.describeForDebugging($0[0], $0.type(0)) }
    add("init(_:radix:uppercase:)") { call in
      let radix = try call.int(1)
      guard (2...36).contains(radix) else {
        throw call.machine.trap("Radix must be between 2 and 36")
      }
      return try call.whole(0, call.type(0)).text(radix: radix, uppercase: call.bool(2))
    }
    add("init(decoding: [UInt8], as: Unicode.UTF8.Type)") {
      String(decoding: try $0.bytes(0), as: UTF8.self)
    }
    add("init(decoding: C, as: Unicode.UTF8.Type)") { call in
      String(decoding: try call.bytes(0, call.type(0)), as: UTF8.self)
    }
    add("init(validating: [UInt8], as: Unicode.UTF8.Type)") {
      String(validating: try $0.bytes(0), as: UTF8.self)
    }
    add("init(cString:)") { String(decoding: try $0.bytes(0).prefix { $0 != 0 }, as: UTF8.self) }
    add("init(_: Unicode.Scalar)") { String(try $0.scalar(0)) }
    add("init(_: String.UTF8View)") { try $0.string(0) }
    add("init(_: String.UnicodeScalarView)") { try $0.string(0) }
    for view in ["UTF8View", "UnicodeScalarView"] {
      add("init(_: Slice<String.\(view)>)") { call in
        let slice = try call[0].record(call.machine)
        let whole = try slice[0].text(call.machine)
        let (low, high) = (try slice[1].index(call.machine), try slice[2].index(call.machine))
        guard low >= whole.startIndex, high <= whole.endIndex, low <= high else { return nil }
        return String(whole[low..<high])
      }
    }
    add("init(_: String)") { try $0.string(0) }
    add("init(stringInterpolation:)") { try $0.string(0) }
    add("+(_:_:)") { call in
      let (first, second) = (try call.string(1), try call.string(2))
      try call.machine.reserve(text: first.utf8.count + second.utf8.count)
      return first + second
    }
    table.add("String.+=(_:_:)") { call in
      let more = try call.string(2)
      let length = try call.inOut(1).pointee.text(call.machine).utf8.count
      try call.machine.reserve(text: length, adding: more.utf8.count)
      guard case .string(var text) = call.inOut(1).takeOut() else {
        throw Value.uninitialized.unexpected(call.machine)
      }
      text += more
      call.inOut(1).initialize(to: .string(text))
      return .void
    }
    table.add("Substring.init(_: String)") { .substring(try $0.text(0)) }
    table.add("Substring.base") { .string(try $0.text(0).base) }
  }

  private static func registerMixedTexts(in table: inout NativeTable) {
    func comparison(_ name: String, _ operation: @escaping (Substring, Substring) -> Bool) {
      table.add("StringProtocol.\(name)(_:_:)") { call in
        let (left, right) = (try call.text(1), try call.text(2))
        call.machine.countElements(min(left.utf8.count, right.utf8.count))
        return .bool(operation(left, right))
      }
    }
    comparison("==", ==)
    comparison("!=", !=)
    comparison("<", <)
    comparison("<=", <=)
    comparison(">", >)
    comparison(">=", >=)
    func test(_ name: String, _ operation: @escaping (Substring, Substring) -> Bool) {
      table.add("StringProtocol.\(name)") { call in
        let text = try call.text(0)
        call.machine.countElements(text.utf8.count)
        return .bool(operation(text, try call.text(1)))
      }
    }
    test("hasPrefix(_:)") { $0.hasPrefix($1) }
    test("hasSuffix(_:)") { $0.hasSuffix($1) }
    test("contains(_:)") { $1.isEmpty || $0.contains($1) }
  }

  private static func registerStaticStrings(in table: inout NativeTable) {
    for literal in ["stringLiteral", "extendedGraphemeClusterLiteral", "unicodeScalarLiteral"] {
      table.add("StaticString.init(\(literal):)") { $0[0] }
    }
    table.add("StaticString.utf8CodeUnitCount") { .int(try $0.text(0).utf8.count) }
    table.add("StaticString.description") { .string(try $0.string(0)) }
    table.add("StaticString.debugDescription") { .string(try $0.string(0).debugDescription) }
  }
}

extension Call {
  /// The characters of a sequence as a text.
  func joinedCharacters(_ position: Int, _ type: TypeMetadata) throws -> String {
    if let text = try? self[position].string(machine) { return text }
    return try elements(position, type).reduce(into: "") { $0 += try $1.string(machine) }
  }

  func bytes(_ position: Int, _ type: TypeMetadata? = nil) throws -> [UInt8] {
    let values = try type.map { try elements(position, $0) } ?? array(position)
    return try values.map { UInt8(truncatingIfNeeded: try $0.int(machine)) }
  }
}

extension Substring {
  /// How many characters it has: as many as bytes, if all are ASCII and none could be the first of `\r\n`.
  fileprivate var characterCount: Int {
    let isPlain = utf8.withContiguousStorageIfAvailable { bytes in
      // Without an early end, so that it compiles to vector instructions.
      var others: UInt8 = 0
      for byte in bytes { others |= byte & 0x80 | (byte == 0x0d ? 1 : 0) }
      return others == 0
    }
    return isPlain == true ? utf8.count : count
  }
}
