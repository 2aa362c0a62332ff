public import SwiftScript

/// A script with one expression written in several ways.
///
/// The expression is marked in the script, `/*vary*/ .share() /*end*/`, or named by its text, which must stand there once.
public struct Variants {
  /// Why there is nothing to vary, in one sentence.
  public struct Problem: Error, CustomStringConvertible, Hashable {
    public let description: String
  }

  private let file: SourceFile
  private let head: Substring
  private let tail: Substring
  /// The expression as the script has it.
  public let original: String
  /// Makes what stands in the script of what was asked for.
  private let written: (String) -> String

  /// Finds the expression.
  ///
  /// - Parameter expression: The expression's text; the marked one if absent.
  /// - Throws: `Problem` if it is not there, or more than once.
  public init(of file: SourceFile, expression: String? = nil) throws {
    self.file = file
    written = { $0 }
    let text = file.text
    guard let expression else {
      guard let open = text.firstRange(of: "/*vary*/"),
        let close = text[open.upperBound...].firstRange(of: "/*end*/")
      else {
        throw Problem(
          description: "nothing is marked in \(file.name): write `/*vary*/ … /*end*/` around it"
        )
      }
      head = text[..<open.lowerBound]
      tail = text[close.upperBound...]
      original = Self.trimmed(text[open.upperBound..<close.lowerBound])
      return
    }
    let places = text.ranges(of: expression)
    guard let place = places.first, places.count == 1 else {
      guard !places.isEmpty else {
        throw Problem(description: "`\(expression)` is not in \(file.name)")
      }
      let lines = places.map { place in
        String(file.line(at: text.utf8.distance(from: text.startIndex, to: place.lowerBound)))
      }
      throw Problem(
        description: "`\(expression)` stands \(places.count) times in \(file.name), in lines "
          + "\(lines.joined(separator: ", ")): write more of the one that is meant"
      )
    }
    head = text[..<place.lowerBound]
    tail = text[place.upperBound...]
    original = expression
  }

  /// A script that is known to have a mark.
  init(marked file: SourceFile, written: @escaping (String) -> String) {
    let text = file.text
    guard let open = text.firstRange(of: "/*vary*/"), let close = text.firstRange(of: "/*end*/")
    else { preconditionFailure("the script has a mark") }
    self.file = file
    self.written = written
    head = text[..<open.lowerBound]
    tail = text[close.upperBound...]
    original = String(text[open.upperBound..<close.lowerBound])
  }

  /// The script with another expression in that place; lines keep their numbers if it has no line breaks.
  public func script(with expression: String) -> SourceFile {
    SourceFile(name: file.name, text: head + written(expression) + tail)
  }

  /// Runs the script with each expression, and puts the runs side by side.
  ///
  /// - Parameter expressions: The ways to write it; the script's own is put first if there is only one.
  public func compare(
    _ expressions: [String],
    options: ScriptRun.Options = ScriptRun.Options()
  ) -> Comparison {
    let all = expressions.count < 2 ? [original] + expressions : expressions
    return Comparison(
      all.map { expression in
        let recording = Recording(of: script(with: expression), options: options)
        return Comparison.Column(
          title: expression,
          records: recording.records,
          mistake: recording.report.mistakes.first
        )
      }
    )
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
