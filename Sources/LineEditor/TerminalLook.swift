/// What a terminal understands besides text.
package struct TerminalLook: Equatable {
  let terminal: String
  /// Whether escape codes have an effect.
  package let hasEscapes: Bool
  /// Whether to use colours.
  package let hasColor: Bool

  /// Marks the start and the end of each part of a prompt that takes no columns.
  static let mark: Unicode.Scalar = "\u{1}"

  package init(environment: [String: String]) {
    let name = environment["TERM"] ?? ""
    terminal = name.isEmpty ? "dumb" : name
    // Emacs's shell buffer calls itself `emacs` or `dumb` and shows escape codes as text.
    hasEscapes = terminal != "dumb" && terminal != "emacs"
    hasColor = hasEscapes && (environment["NO_COLOR"] ?? "").isEmpty
  }

  /// Makes the terminal send ESC[200~ before and ESC[201~ after pasted text.
  var pasteOn: String { hasEscapes ? "\u{1B}[?2004h" : "" }
  var pasteOff: String { hasEscapes ? "\u{1B}[?2004l" : "" }
  /// Ends all colours.
  var plain: String { hasEscapes ? "\u{1B}[0m" : "" }

  /// The prompt with its colour: bold green to begin an entry, dim to continue one.
  ///
  /// libedit sends an escape code together with the character behind it and drops one at the prompt's end. So the colour
  /// ends before the last character, which is a space.
  func painted(_ prompt: String, continuation: Bool) -> String {
    guard hasColor, let last = prompt.last else { return prompt }
    let color = continuation ? "\u{1B}[2m" : "\u{1B}[1;32m"
    let text = prompt.dropLast()
    return "\(Self.mark)\(color)\(Self.mark)\(text)\(Self.mark)\(plain)\(Self.mark)\(last)"
  }
}
