import LineEditor
import TerminalText

/// The lines of a saved session, shown with their prompts as if they were typed.
final class ReplayedLines: LineSource {
  private var parts: ArraySlice<String>
  private let output: any ShellOutput

  init(_ saved: SavedSession, output: any ShellOutput) {
    parts = saved.parts[...]
    self.output = output
  }

  let isInteractive = false
  var completer: Completer?
  let announce: @Sendable (_ text: String) -> Void = { _ in }

  /// Whether only blank lines are left.
  var isAtEnd: Bool { parts.allSatisfy { $0.allSatisfy(\.isWhitespace) } }

  func readLine(prompt: String, continuation: Bool) -> LineInput {
    // Between two entries a blank line means nothing.
    if !continuation { parts = parts.drop { $0.allSatisfy(\.isWhitespace) } }
    guard let part = parts.popFirst() else { return .endOfInput }
    var prompt = prompt
    for line in part.split(separator: "\n", omittingEmptySubsequences: false) {
      output.print((prompt + line).showingControls())
      prompt = EntryReader.continuationPrompt
    }
    return .line(part)
  }

  func remember(_ entry: String) {}
}
