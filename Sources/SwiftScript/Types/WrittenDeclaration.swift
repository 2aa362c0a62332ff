/// What stands behind the name of a host's function: `<R>(_ transform: @escaping (Element) -> R) -> Observable<R>`.
///
/// A library has many declarations and a script uses a hundred of them. They are short and right, and nearly all are of
/// the few forms that are read here; a parser for all of Swift takes ten times as long for each.
struct WrittenDeclaration {
  struct Parameter {
    var first: String
    var second: String?
    var type: WrittenType
    var isInout = false
    var isVariadic = false
    var defaultValue: DefaultValue?
  }

  enum DefaultValue {
    case `nil`
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    /// `.main`, or `Priority.high`.
    case member(of: String?, String)
  }

  private(set) var generics: [(name: String, constraint: WrittenType?)] = []
  private(set) var parameters: [Parameter] = []
  private(set) var result: WrittenType?

  /// Reads a declaration; `nil` if it has something that only a parser understands.
  init?(_ text: String) {
    var reader = DeclarationReader(text)
    if reader.take("<") {
      repeat {
        guard let name = reader.word() else { return nil }
        var constraint: WrittenType?
        if reader.take(":") {
          guard let type = reader.type() else { return nil }
          constraint = type
        }
        generics.append((name, constraint))
      } while reader.take(",")
      guard reader.take(">") else { return nil }
    }
    guard reader.take("(") else { return nil }
    if !reader.take(")") {
      repeat {
        guard let parameter = reader.parameter() else { return nil }
        parameters.append(parameter)
      } while reader.take(",")
      guard reader.take(")") else { return nil }
    }
    reader.takeEffects()
    if reader.takeArrow() {
      guard let type = reader.type() else { return nil }
      result = type
    }
    guard reader.isAtEnd else { return nil }
  }
}

/// Reads a text byte by byte.
private struct DeclarationReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpaces() {
    while let byte = next, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") { place += 1 }
  }

  var isAtEnd: Bool {
    mutating get {
      skipSpaces()
      return place == bytes.count
    }
  }

  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    skipSpaces()
    guard next == UInt8(ascii: sign) else { return false }
    place += 1
    return true
  }

  private mutating func take(all signs: StaticString) -> Bool {
    skipSpaces()
    let count = signs.utf8CodeUnitCount
    guard place + count <= bytes.count,
      (0..<count).allSatisfy({ bytes[place + $0] == signs.utf8Start[$0] })
    else { return false }
    place += count
    return true
  }

  mutating func takeArrow() -> Bool { take(all: "->") }

  /// A name, a keyword or the digits of a number.
  mutating func word() -> String? {
    skipSpaces()
    let start = place
    while let byte = next, byte.isOfWord { place += 1 }
    return place > start ? String(decoding: bytes[start..<place], as: UTF8.self) : nil
  }

  /// Passes what says how a function ends or waits, which makes no difference to a call.
  mutating func takeEffects() {
    while take(all: "throws") || take(all: "rethrows") || take(all: "async") {}
  }

  mutating func parameter() -> WrittenDeclaration.Parameter? {
    guard let first = word() else { return nil }
    let second = word()
    guard take(":") else { return nil }
    let isInout = take(all: "inout ")
    guard let type = type() else { return nil }
    var parameter = WrittenDeclaration.Parameter(first: first, second: second, type: type)
    parameter.isInout = isInout
    parameter.isVariadic = take(all: "...")
    if take("=") {
      guard let value = defaultValue() else { return nil }
      parameter.defaultValue = value
    }
    return parameter
  }

  // MARK: Types

  mutating func type() -> WrittenType? {
    guard var type = firstOfType() else { return nil }
    while true {
      if next == UInt8(ascii: "?") || next == UInt8(ascii: "!") {
        place += 1
        type = .optional(type)
      } else if next == UInt8(ascii: "."), place + 1 < bytes.count, bytes[place + 1].isOfWord {
        place += 1
        guard let name = word(), name != "Type", name != "Protocol",
          let arguments = genericArguments()
        else { return nil }
        type = .member(type, name, arguments)
      } else {
        break
      }
    }
    return take("&") ? nil : type
  }

  private mutating func firstOfType() -> WrittenType? {
    if take("(") { return tupleOrFunction() }
    if take("[") {
      guard let element = type() else { return nil }
      if take(":") {
        guard let value = type(), take("]") else { return nil }
        return .dictionary(element, value)
      }
      return take("]") ? .array(element) : nil
    }
    if take("@") { return take(all: "escaping ") ? type() : nil }
    guard let name = word() else { return nil }
    if name == "any" || name == "some" { return type() }
    guard let arguments = genericArguments() else { return nil }
    return .name(name, arguments)
  }

  /// What stands in angle brackets, if they follow.
  private mutating func genericArguments() -> [WrittenType]? {
    guard next == UInt8(ascii: "<") else { return [] }
    place += 1
    var arguments: [WrittenType] = []
    repeat {
      guard let argument = type() else { return nil }
      arguments.append(argument)
    } while take(",")
    return take(">") ? arguments : nil
  }

  private mutating func tupleOrFunction() -> WrittenType? {
    var elements: [(label: String?, type: WrittenType)] = []
    if !take(")") {
      repeat {
        let start = place
        var label = word()
        if label == nil || !take(":") {
          label = nil
          place = start
        }
        guard let type = type() else { return nil }
        elements.append((label, type))
      } while take(",")
      guard take(")") else { return nil }
    }
    let end = place
    takeEffects()
    if takeArrow() {
      guard let result = type() else { return nil }
      return .function(elements.map(\.type), result)
    }
    place = end
    if elements.count == 1, elements[0].label == nil { return elements[0].type }
    return .tuple(elements)
  }

  // MARK: Default values

  private mutating func defaultValue() -> WrittenDeclaration.DefaultValue? {
    if take("\"") {
      var text: [UInt8] = []
      while let byte = next, byte != UInt8(ascii: "\"") {
        place += 1
        if byte == UInt8(ascii: "\\") {
          guard next == UInt8(ascii: "n") else { return nil }
          place += 1
          text.append(UInt8(ascii: "\n"))
        } else {
          text.append(byte)
        }
      }
      guard next != nil else { return nil }
      place += 1
      return .string(String(decoding: text, as: UTF8.self))
    }
    if take(".") { return word().map { .member(of: nil, $0) } }
    let isNegative = take("-")
    guard let word = word() else { return nil }
    if word.utf8.first.map({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) ?? false {
      guard next == UInt8(ascii: ".") else { return Int(word).map { .int(isNegative ? -$0 : $0) } }
      place += 1
      guard !isNegative, let fraction = self.word(), let number = Double("\(word).\(fraction)")
      else { return nil }
      return .double(number)
    }
    if isNegative { return nil }
    switch word {
    case "nil": return .nil
    case "true": return .bool(true)
    case "false": return .bool(false)
    default:
      guard take("."), let name = self.word() else { return nil }
      return .member(of: word, name)
    }
  }
}

extension UInt8 {
  /// Whether a byte is of a name or a number.
  fileprivate var isOfWord: Bool {
    self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z")
      || self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") || self == UInt8(ascii: "_")
  }
}
