/// Words that are others today: `__FUNCTION__`, `protocol<A, B>`, attributes, a protocol's `typealias`.
enum OldWords {
  private static let literals = [
    "__FUNCTION__": "#function", "__LINE__": "#line", "__FILE__": "#file",
    "__COLUMN__": "#column",
  ]

  static func repair(_ words: inout Words) {
    for position in words.positions {
      switch words[position] {
      case let word where literals[word] != nil:
        words.replace(position..<position + 1, by: literals[word] ?? word)
      case "protocol" where words[position + 1].hasPrefix("<"): compose(position, &words)
      case "typealias": associate(position, &words)
      case "autoclosure" where words[position + 2] == "escaping":
        words.replace(position..<position + 4, by: "autoclosure @escaping")
      case "noescape" where words[position - 1] == "@",
        "warn_unused_result" where words[position - 1] == "@":
        words.remove(
          position
            - 1..<words.after(
              position + 1 < words.positions.upperBound
                && words[position + 1] == "(" && words[position] != "noescape"
                ? position + 1 : position
            )
        )
      default: break
      }
    }
  }

  /// `protocol<A, B>` is `A & B`, and `protocol<>` is `Any`.
  private static func compose(_ start: Int, _ words: inout Words) {
    guard
      let end = (start + 1..<min(start + 40, words.positions.upperBound))
        .first(where: { words[$0].contains(">") })
    else { return }
    let names = words.split(start + 2..<max(end, start + 2)).map { words.source($0) }
    let rest = words[end].drop { $0 == "<" || $0 == ">" }
    let isPart = !rest.isEmpty || ["?", "!", "."].contains(words[end + 1])
    let text = names.isEmpty ? "Any" : names.joined(separator: " & ")
    words.replace(
      start..<end + 1,
      by: (names.count > 1 && isPart ? "(\(text))" : text) + rest
    )
  }

  /// `typealias Item` without a type is `associatedtype Item`.
  private static func associate(_ position: Int, _ words: inout Words) {
    guard words.isName(position + 1) else { return }
    let next = words.positions.dropFirst(position + 2)
      .first { words.isFirstOfLine($0) || ["=", ";", "}", "<"].contains(words[$0]) }
    if let next, ["=", "<"].contains(words[next]) { return }
    words.replace(position..<position + 1, by: "associatedtype")
  }
}
