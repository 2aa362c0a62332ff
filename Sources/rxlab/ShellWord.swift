/// Words of commands that are printed, so that they work as they stand.
enum ShellWord {
  /// A path as a shell takes it for one word, and a command for no option.
  static func quoted(_ word: String) -> String {
    if word.hasPrefix("-"), word != "-" { return quoted("./" + word) }
    let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "-_./~+,:@%".contains($0) }
    if isPlain, !word.isEmpty, !word.hasPrefix("~") { return word }
    return "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
