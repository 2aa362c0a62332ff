import LineEditor
import TerminalText

/// The lines of a saved session, shown with their prompts as if they were typed.
final class ReplayedLines: LineSource {
  private var lines: ArraySlice<String>
  private let output: any ShellOutput

  init(_ lines: [String], output: any ShellOutput) {
    self.lines = lines[...]
    self.output = output
  }

  let isInteractive = false
  var completer: Completer?
  let announce: @Sendable (_ text: String) -> Void = { _ in }

  func readLine(prompt: String, continuation: Bool) -> LineInput {
    // Between two entries a blank line means nothing.
    if !continuation { lines = lines.drop { $0.allSatisfy(\.isWhitespace) } }
    guard let line = lines.popFirst() else { return .endOfInput }
    output.print((prompt + line).showingControls())
    return .line(line)
  }

  func remember(_ entry: String) {}
}
