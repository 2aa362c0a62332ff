package import ScriptSource

/// A script with one expression that can be replaced.
///
/// The expression is marked in the script, `/*vary*/ .share() /*end*/`, or given by its text. Comments and prose are not
/// searched. A text that occurs more than once needs its line in front: `33: .share()`.
package struct Variants {
  /// Why the expression was not found, in one sentence.
  package struct Problem: Error, CustomStringConvertible, Hashable {
    package let description: String
  }

  private let file: SourceFile
  private let range: Range<String.Index>
  /// The expression in the script.
  package let original: String

  /// Finds the expression.
  ///
  /// - Parameters:
  ///   - expression: The expression's text, after its line number and a colon if it occurs more than once. Nil finds the marked
  ///     expression.
  ///   - lines: The lines that the reader sees. If the text occurs once in them, this occurrence is used.
  /// - Throws: `Problem` if the text does not occur, or occurs more than once.
  package init(
    of file: SourceFile,
    expression: String? = nil,
    near lines: Range<Int>? = nil
  ) throws {
    self.file = file
    guard let expression else {
      (range, original) = try Self.marked(in: file)
      return
    }
    let found = try Self.find(expression, in: file, near: lines)
    (range, original) = (found, String(file.text[found]))
  }

  private static func marked(in file: SourceFile) throws -> (Range<String.Index>, String) {
    let text = file.text
    guard let open = text.firstRange(of: "/*vary*/"),
      let close = text[open.upperBound...].firstRange(of: "/*end*/")
    else {
      throw Problem(
        description:
          "no expression is marked in \(file.name): write `/*vary*/ … /*end*/` around one"
      )
    }
    let original = text[open.upperBound..<close.lowerBound].trimmed
    return (open.lowerBound..<close.upperBound, original)
  }

  private static func find(
    _ words: String,
    in file: SourceFile,
    near lines: Range<Int>?
  ) throws -> Range<String.Index> {
    let named = NamedExpression(words)
    var expression = named.text
    if expression.isEmpty { throw Problem(description: "the text to replace is empty") }
    var all = occurrences(of: expression, in: file)
    func lineNumber(_ range: Range<String.Index>) -> Int { file.line(at: range.lowerBound) }
    if let line = named.line {
      let there = all.filter { line.isLine(lineNumber($0)) }
      if there.count == 1 { return there[0] }
      if there.count > 1 {
        throw Problem(
          description: Self.repeated(expression, there.count, on: lineNumber(there[0]))
        )
      }
      // The number and the colon may be code themselves.
      let whole = occurrences(of: named.whole, in: file)
      if whole.isEmpty, !all.isEmpty {
        throw Problem(
          description: "line \(line.digits) has no `\(expression)`; it is on "
            + Self.lines(all.map(lineNumber))
        )
      }
      if !whole.isEmpty { (all, expression) = (whole, named.whole) }
    }
    if all.isEmpty { throw Problem(description: missing(expression, in: file)) }
    let numbers = all.map(lineNumber)
    let near = all.filter { lines?.contains(lineNumber($0)) ?? false }
    if let only = all.count == 1 ? all.first : near.count == 1 ? near.first : nil { return only }
    let choices = Set(numbers).sorted()
    if choices.count == 1 {
      throw Problem(description: Self.repeated(expression, all.count, on: choices[0]))
    }
    throw Problem(
      description: "`\(expression)` occurs \(all.count) times in \(file.name), on "
        + "\(Self.lines(choices)): put the line in front, as in `\(choices[0]): \(expression)`"
    )
  }

  private static func repeated(_ expression: String, _ count: Int, on line: Int) -> String {
    "`\(expression)` occurs \(count) times on line \(line): include more of the code around it"
  }

  /// The ranges of a text that are not inside a comment.
  private static func occurrences(
    of expression: String,
    in file: SourceFile
  ) -> [Range<String.Index>] {
    let text = file.text
    // Comments are not recognised in a script that nests too deeply for the parser.
    let comments = file.comments
    return text.ranges(of: expression).filter { range in
      let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      let end = text.utf8.distance(from: text.startIndex, to: range.upperBound)
      return !comments.contains { $0.lowerBound <= start && end <= $0.upperBound }
    }
  }

  private static func missing(_ expression: String, in file: SourceFile) -> String {
    let isInComment = file.text.contains(expression)
    return "`\(expression)` is not in the code of \(file.name)"
      + (isInComment ? ", only in its comments" : "")
  }

  /// `line 3`, `lines 3, 5 and 8`.
  private static func lines(_ numbers: [Int]) -> String {
    let numbers = Set(numbers).sorted().map(String.init)
    guard let last = numbers.last, numbers.count > 1 else {
      return "line " + (numbers.first ?? "")
    }
    return "lines " + numbers.dropLast().joined(separator: ", ") + " and " + last
  }

  /// The script with another expression in place of this one.
  package func script(with expression: String) -> SourceFile {
    SourceFile(
      name: file.name,
      text: file.text[..<range.lowerBound] + expression + file.text[range.upperBound...]
    )
  }

  /// The change to another expression.
  ///
  /// Both are in one line.
  package func edit(with expression: String) -> ScriptEdit {
    ScriptEdit(
      before: file,
      after: script(with: expression),
      line: file.line(at: range.lowerBound)
    )
  }

  /// Runs the script with each expression, and compares the runs.
  ///
  /// - Parameters:
  ///   - expressions: The expressions. If there is only one, it is compared with the script's own.
  ///   - record: Runs a script to its end.
  package func compare(
    _ expressions: [String],
    record: (SourceFile) throws -> Recording = { Recording(of: $0) }
  ) rethrows -> RunComparison {
    let all = expressions.count < 2 ? [original] + expressions : expressions
    return RunComparison(
      try all.map { expression in
        let recording = try record(script(with: expression))
        return RunComparison.Column(
          title: expression,
          records: recording.records,
          mistake: recording.report.mistakes.first
        )
      }
    )
  }
}

extension SourceFile {
  fileprivate func line(at index: String.Index) -> Int {
    line(at: text.utf8.distance(from: text.startIndex, to: index))
  }
}
