/// What may be sent to a terminal beside text.
package struct TerminalLook: Equatable {
  let terminal: String
  /// Whether escape codes do something, and are not shown as they are.
  package let hasEscapes: Bool
  /// Whether colours are wanted.
  package let hasColor: Bool

  /// Stands around the parts of a prompt that take no room.
  static let mark: Unicode.Scalar = "\u{1}"

  package init(environment: [String: String]) {
    let name = environment["TERM"] ?? ""
    terminal = name.isEmpty ? "dumb" : name
    // Emacs's shell buffer calls itself `emacs` or `dumb` and shows escape codes as they are.
    hasEscapes = terminal != "dumb" && terminal != "emacs"
    hasColor = hasEscapes && (environment["NO_COLOR"] ?? "").isEmpty
  }

  /// Asks the terminal to put ESC[200~ and ESC[201~ around what is pasted.
  var pasteOn: String { hasEscapes ? "\u{1B}[?2004h" : "" }
  var pasteOff: String { hasEscapes ? "\u{1B}[?2004l" : "" }

  /// The prompt with its colour: bold green to start an entry, dim to go on with one.
  func painted(_ prompt: String, continuation: Bool) -> String {
    guard hasColor else { return prompt }
    let color = continuation ? "\u{1B}[2m" : "\u{1B}[1;32m"
    return "\(Self.mark)\(color)\(Self.mark)\(prompt)\(Self.mark)\u{1B}[0m\(Self.mark)"
  }
}
