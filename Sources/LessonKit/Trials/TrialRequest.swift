import ScriptSource

/// What was typed to try an operator: its code, and a marble picture for each source.
package struct TrialRequest: Sendable {
  /// Why the words are not such a request, in one sentence.
  package struct Problem: Error, CustomStringConvertible, Hashable {
    package let description: String
  }

  /// A piece of what was typed, with its place in bytes.
  struct Part: Sendable {
    let text: String
    let range: Range<Int>
  }

  /// All that was typed, which errors point into.
  let file: SourceFile
  /// The operator with its arguments, or a chain of them.
  let code: Part
  let pictures: [Part]

  /// Splits `debounce(.seconds(3)) on "--a-b--c--|"`.
  ///
  /// - Parameters:
  ///   - words: What was typed after the command. A picture needs quotes only if it has spaces.
  ///   - command: The command as it was typed.
  package init(_ words: String, after command: String) throws(Problem) {
    let form = /(?s)\s*(.*\S)\s+on((?:\s+(?:"[^"]*"|[^\s"]+))+)\s*/
    guard let match = words.wholeMatch(of: form) else {
      let isWithoutCode = words.trimmed.isEmpty || words.trimmed.hasPrefix("on ")
      let missing = isWithoutCode ? "an operator" : "` on ` and the marbles of a source"
      throw Problem(
        description:
          "`\(command)` needs \(missing), as in `\(command) map { $0.uppercased() } on \"-a-b-|\"`"
      )
    }
    let typed = "\(command) \(words)"
    let start = typed.utf8.count - words.utf8.count
    func part(_ text: Substring) -> Part {
      let offset = start + words.utf8.distance(from: words.startIndex, to: text.startIndex)
      return Part(text: String(text), range: offset..<offset + text.utf8.count)
    }
    file = SourceFile(name: command, text: typed)
    code = part(match.1)
    pictures = match.2.matches(of: /"([^"]*)"|[^\s"]+/).map { part($0.1 ?? $0.0) }
  }

  /// Creates a request from the words of a command line.
  package init(code: String, pictures: [String], after command: String) {
    var typed = command + " "
    func add(_ text: String) -> Part {
      let start = typed.utf8.count
      typed += text
      return Part(text: text, range: start..<typed.utf8.count)
    }
    self.code = add(code)
    typed += " on"
    self.pictures = pictures.map { picture in
      typed += " \""
      defer { typed += "\"" }
      return add(picture)
    }
    file = SourceFile(name: command, text: typed)
  }

  func span(_ range: Range<Int>) -> SourceSpan {
    SourceSpan(TextRange(start: range.lowerBound, end: range.upperBound), in: file)
  }
}
