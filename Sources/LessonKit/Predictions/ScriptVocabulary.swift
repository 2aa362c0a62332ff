/// What a script's code says about the lines that it can print.
package struct ScriptVocabulary: Sendable {
  /// The words of the code, in lowercase; empty if no code is known.
  private let words: Set<String>
  /// The string literals in lowercase, each as the texts between its interpolations.
  private let literals: [[String]]
  private let literalWords: Set<String>

  /// Knows no script; any text can be a line.
  static let unknown = ScriptVocabulary(code: [])

  /// - Parameter code: The script's lines of code.
  package init(code: [String]) {
    words = Set(code.flatMap(Self.words))
    literals = code.flatMap(Self.literals)
    literalWords = Set(literals.joined().flatMap(Self.words))
  }

  var isUnknown: Bool { words.isEmpty }

  /// The words of a text in lowercase, with letters, digits and units such as `°`.
  static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber && !"°€$%".contains($0) }.map(
      String.init
    )
  }

  /// Whether a text can be a line of the script: most of its words are in the code.
  func canPrint(_ text: String) -> Bool {
    let said = Self.words(text).filter { $0.contains(where: \.isLetter) }
    return isUnknown || !said.isEmpty && 2 * said.count(where: words.contains) >= said.count
  }

  /// Whether a text has no word that the script's texts have not.
  func prints(allWordsOf text: String) -> Bool {
    let said = Self.words(text).filter { $0.contains(where: \.isLetter) }
    return isUnknown || !said.isEmpty && said.allSatisfy(literalWords.contains)
  }

  /// Whether a word is in the code.
  func knows(_ word: String) -> Bool { isUnknown || words.contains(word.lowercased()) }

  /// Whether the code has a text that is this word, such as a queue's label.
  func names(_ word: String) -> Bool { isUnknown || literals.contains([word.lowercased()]) }

  /// Whether a text of the code contains this one.
  func says(_ text: String) -> Bool { literals.joined().contains { $0.contains(text) } }

  /// Whether a line of the script can begin as a text does: with the same word.
  func begins(_ text: String) -> Bool {
    guard let word = Self.words(text).first, word.contains(where: \.isLetter) else { return false }
    return literals.contains { Self.words($0.first ?? "").first == word }
  }

  /// Whether a line of the script can have a comma between two texts.
  func hasComma(after left: String, before right: String) -> Bool {
    let (last, next) = (Self.words(left).last, Self.words(right).first)
    return literals.joined().contains { segment in
      segment.indices.contains { index in
        guard segment[index] == "," else { return false }
        let before = Self.words(String(segment[..<index])).last
        let after = Self.words(String(segment[segment.index(after: index)...])).first
        return (before == nil || before == last) && (after == nil || after == next)
      }
    }
  }

  /// The string literals in a line of code.
  private static func literals(in code: String) -> [[String]] {
    var literals: [[String]] = []
    var rest = code[...]
    while let quote = rest.firstIndex(of: "\"") {
      rest = rest[rest.index(after: quote)...]
      literals.append(literal(&rest))
    }
    return literals
  }

  /// The texts of a literal that has begun; `rest` is then what follows its closing quotation mark.
  private static func literal(_ rest: inout Substring) -> [String] {
    var segments = [""]
    while let sign = rest.popFirst(), sign != "\"" {
      guard sign == "\\" else {
        segments[segments.count - 1] += sign.lowercased()
        continue
      }
      guard rest.popFirst() == "(" else { continue }
      segments.append("")
      var depth = 1
      while depth > 0, let sign = rest.popFirst() {
        if sign == "(" { depth += 1 }
        if sign == ")" { depth -= 1 }
        if sign == "\"" { segments += literal(&rest) }
      }
    }
    return segments
  }
}

extension LessonPlayer {
  /// What the script can print.
  package var vocabulary: ScriptVocabulary {
    ScriptVocabulary(code: steps.flatMap(\.code).map(\.text))
  }
}
