import Foundation

/// The public operators of observables, as the library's sources declare them.
///
/// An operator is a public method, of the instance or static, that returns an observable and is declared in one of the types of
/// observables or in an extension of one.
struct PublicOperators {
  struct Operator {
    /// As Swift writes it in full: `static merge(_:)`, `Single.map(_:)`, `take(until:)` of observables.
    let name: String
    /// Whether one of its closures may throw.
    let mayThrow: Bool
  }

  /// The types of observables, and what comes before the names of their operators.
  static let types = [
    "Observable": "", "ObservableType": "", "ObservableConvertibleType": "",
    "ConnectableObservable": "", "ConnectableObservableType": "",
    "Infallible": "Infallible.", "InfallibleType": "Infallible.",
    "PrimitiveSequence": "PrimitiveSequence.", "PrimitiveSequenceType": "PrimitiveSequence.",
  ]
  static let traits = [
    "SingleTrait": "Single.", "MaybeTrait": "Maybe.", "CompletableTrait": "Completable.",
  ]
  static let sequences = [
    "Observable", "ConnectableObservable", "Infallible", "PrimitiveSequence", "Single", "Maybe",
    "Completable",
  ]

  let all: [Operator]

  /// Reads all Swift files below a folder.
  init(in folder: URL) throws {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var all: [Operator] = []
    while let file = files?.nextObject() as? URL {
      // Old names of operators only call those that have the new ones.
      guard file.pathExtension == "swift", !file.path.contains("/Deprecated/") else { continue }
      all += Self.operators(in: try String(contentsOf: file, encoding: .utf8))
    }
    self.all = all
  }

  static func operators(in source: String) -> [Operator] {
    var operators: [Operator] = []
    var depth = 0
    var header = ""
    var prefix: String?
    for character in withoutComments(source) {
      switch character {
      case "{":
        if depth == 0 { prefix = self.prefix(header) }
        if depth == 1, let prefix, let found = function(header, prefix) { operators.append(found) }
        depth += 1
        header = ""
      case "}":
        depth -= 1
        header = ""
      default: header.append(character)
      }
    }
    return operators
  }

  private static func withoutComments(_ source: String) -> String {
    source.split(separator: "\n").map { line in
      line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
    }.joined(separator: "\n")
  }

  /// What comes before the operators of the type that a header declares or extends; nil if it is no sequence.
  private static func prefix(_ header: String) -> String? {
    let words = header.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    let keywords = ["extension", "class", "protocol", "struct"]
    guard let keyword = words.lastIndex(where: keywords.contains), keyword + 1 < words.count,
      let prefix = types[words[keyword + 1]]
    else { return nil }
    return words.lazy.compactMap { traits[$0] }.first ?? prefix
  }

  private static func function(_ header: String, _ prefix: String) -> Operator? {
    guard let keyword = header.ranges(of: "func ").last else { return nil }
    let modifiers = header[..<keyword.lowerBound].split(separator: "\n").last ?? ""
    let words = modifiers.split(separator: " ")
    guard words.contains("public") || words.contains("open") else { return nil }
    let parts = Signature(header[keyword.upperBound...])
    // `Observable<Int>`, `Single<Int>`, `Completable`: what comes before the brackets.
    let result = parts.result.prefix { $0.isLetter }
    guard sequences.contains(String(result)) else { return nil }
    let isStatic = words.contains("static") || words.contains("class")
    return Operator(
      // A keyword as a name is in backticks.
      name: (isStatic ? "static " : "") + prefix + parts.name.filter { $0 != "`" },
      mayThrow: parts.parameters.contains("throws")
    )
  }
}

/// The parts of `name<Generic>(label name: Type) throws -> Result where …`.
private struct Signature {
  let name: String
  let parameters: String
  let result: String

  init(_ text: Substring) {
    let base = text.prefix { $0 != "(" && $0 != "<" }
    var rest = text.dropFirst(base.count)
    if rest.first == "<" { rest = rest.dropFirst(Self.bracketed(rest).count) }
    let parameters = Self.bracketed(rest)
    rest = rest.dropFirst(parameters.count)
    self.parameters = String(parameters)
    let labels = Self.parts(parameters.dropFirst().dropLast()).map { parameter in
      "\(parameter.split { $0.isWhitespace || $0 == ":" }.first ?? ""):"
    }
    name = "\(base)(\(labels.joined()))"
    let arrow = rest.firstRange(of: "->")
    result =
      arrow.map { rest[$0.upperBound...].trimmingCharacters(in: .whitespacesAndNewlines) } ?? ""
  }

  /// From an opening bracket to the one that closes it; the arrow of a function type is no bracket.
  private static func bracketed(_ text: Substring) -> Substring {
    var depth = 0
    var last: Character = " "
    for index in text.indices {
      let character = text[index]
      if "(<[".contains(character) { depth += 1 }
      if ")]".contains(character) || character == ">" && last != "-" { depth -= 1 }
      if depth == 0 { return text[...index] }
      last = character
    }
    return text
  }

  private static func parts(_ text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var rest = text.drop { $0.isWhitespace }
    while !rest.isEmpty {
      var part = rest.startIndex
      while part < rest.endIndex, rest[part] != "," {
        part =
          "(<[".contains(rest[part])
          ? bracketed(rest[part...]).endIndex : rest.index(after: part)
      }
      parts.append(rest[..<part])
      rest = rest[part...].dropFirst().drop { $0.isWhitespace }
    }
    return parts
  }
}
