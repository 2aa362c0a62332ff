/// Words of commands that are printed, so that they work as they stand.
enum ShellWord {
  /// A word as a shell takes it for one.
  static func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "-_./~+,:@%".contains($0) }
    return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
