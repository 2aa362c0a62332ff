/// A gesture in words: a verb and what follows it, as in `type rx into search`.
struct Sentence {
  let verb: String
  let rest: String

  init(_ text: String) {
    let words = text.split(separator: " ", maxSplits: 1)
    verb = words.first.map { String($0) } ?? ""
    rest = words.count > 1 ? Sentence.trimmed(String(words[1])) : ""
  }

  /// The words before and after the last `word` that stands outside quotes; nil if there are none on both sides.
  func parts(around word: String) -> (before: String, after: String)? {
    guard let (before, after) = Sentence.split(rest, at: word) else { return nil }
    let words = Sentence.trimmed(after)
    return words.isEmpty ? nil : (before, words)
  }

  /// What stands before and behind the last ` word ` of a text that is outside quotes; behind it may be nothing yet.
  static func split(_ text: String, at word: String) -> (before: String, after: String)? {
    let all = Array(text)
    let separator = Array(" \(word) ")
    guard all.count > separator.count else { return nil }
    var found: Int?
    var isQuoted = false
    for index in 0...(all.count - separator.count) {
      if all[index] == "\"" { isQuoted.toggle() }
      if !isQuoted, index > 0, Array(all[index..<(index + separator.count)]) == separator {
        found = index
      }
    }
    guard let found else { return nil }
    return (String(all[..<found]), String(all[(found + separator.count)...]))
  }

  /// A text without the quotes around it.
  static func unquoted(_ text: String) -> String {
    guard text.count > 1, text.first == "\"", text.last == "\"" else { return text }
    return String(text.dropFirst().dropLast())
  }

  private static func trimmed(_ text: String) -> String {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text
  }
}
