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

  /// Finds the expression.
  ///
  /// - Parameter expression: The expression's text; the marked one if absent.
  /// - Throws: `Problem` if it is not there, or more than once.
  public init(of file: SourceFile, expression: String? = nil) throws {
    self.file = file
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
      original = text[open.upperBound..<close.lowerBound].trimmed
      return
    }
    if expression.isEmpty { throw Problem(description: "an empty text is nowhere and everywhere") }
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

  /// The script with another expression in that place; lines keep their numbers if it has no line breaks.
  public func script(with expression: String) -> SourceFile {
    SourceFile(name: file.name, text: head + expression + tail)
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
}
