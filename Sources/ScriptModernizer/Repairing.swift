import ScriptSource
import SwiftParserDiagnostics
import SwiftSyntax

/// Changes that are made to a text one after another, each seeing the text that the last one gave.
struct Repairing {
  typealias Rule = @Sendable (inout Words) -> Void

  private(set) var text: String
  private(set) var steps: [EditedText] = []
  private var tree: SourceFileSyntax
  private var words: Words

  init(_ text: String) {
    self.text = text
    tree = SourceFileSyntax(reading: text)
    words = Words(text, tree)
  }

  /// Makes the changes of a rule, unless the parser likes the text less with them.
  ///
  /// A rule that changes nested things changes the outer one first, so that it is asked again.
  mutating func apply(_ rule: Rule) {
    for _ in 0..<20 {
      var words = words
      rule(&words)
      guard !words.edits.isEmpty else { return }
      let step = EditedText(text, words.edits)
      let newTree = SourceFileSyntax(reading: step.text)
      guard step.text != text, Self.mistakes(in: newTree) <= Self.mistakes(in: tree) else { return }
      (text, tree) = (step.text, newTree)
      self.words = Words(text, tree)
      steps.append(step)
    }
  }

  /// How many mistakes the parser finds.
  var mistakeCount: Int { Self.mistakes(in: tree) }

  private static func mistakes(in tree: SourceFileSyntax) -> Int {
    tree.hasError ? ParseDiagnosticsGenerator.diagnostics(for: tree).count : 0
  }
}
