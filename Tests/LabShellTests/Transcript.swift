import LabShell
import LineEditor

/// What a person at the shell would have on the screen: prompts with what was typed, and replies.
///
/// It is both the shell's lines and its output. `^C` stands for Ctrl-C, and an error line has `! `
/// before it.
final class Transcript: LineSource, ShellOutput {
  let isInteractive: Bool
  private(set) var lines: [String] = []
  private(set) var remembered: [String] = []
  private var input: ArraySlice<LineInput>

  /// - Parameter input: The lines to type; `^C` interrupts. The end of input follows.
  init(_ input: [String], isInteractive: Bool = true) {
    self.input =
      input.map {
        $0 == "^C" ? .interrupted : $0.hasSuffix("^C") ? .dropped : .line($0)
      }[...]
    self.isInteractive = isInteractive
  }

  func readLine(prompt: String, continuation: Bool) -> LineInput {
    let entry = input.popFirst() ?? .endOfInput
    let shown = isInteractive ? prompt : ""
    switch entry {
    case .line(let line): lines.append(shown + line)
    case .interrupted, .dropped: lines.append(shown + "^C")
    case .endOfInput: lines.append(shown + "^D")
    }
    return entry
  }

  var completer: Completer?

  var announce: @Sendable (_ text: String) -> Void { { _ in } }

  func remember(_ entry: String) {
    remembered.append(entry)
  }

  func print(_ line: String) {
    lines.append(line)
  }

  /// The views, which a pager would show if they were long.
  private(set) var views: [[String]] = []

  func page(_ lines: some Sequence<String>) -> Bool {
    views.append(Array(lines))
    return false
  }

  func printError(_ line: String) {
    lines.append("! " + line)
  }
}
