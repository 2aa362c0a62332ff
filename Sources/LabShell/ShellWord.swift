/// Quotes the words of printed commands, so that they can be copied and run.
package enum ShellWord {
  /// A path that a shell reads as one word, and a command does not read as an option.
  package static func quoted(_ word: String) -> String {
    if word.hasPrefix("-"), word != "-" { return quoted("./" + word) }
    let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "-_./~+,:@%".contains($0) }
    if isPlain, !word.isEmpty, !word.hasPrefix("~") { return word }
    return "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
