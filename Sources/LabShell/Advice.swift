import LessonKit
import ScriptSource

/// What a person may have meant by an entry that is no Swift.
enum Advice {
  /// Whether an entry is the word with which other prompts are left, and the person has declared nothing of that name.
  static func isFarewell(_ entry: String, in session: any Session) -> Bool {
    guard let word = entry.trimmed.wholeMatch(of: /(exit|quit)(\(\))?/)?.1 else { return false }
    let declared = (session.workspace?.sources ?? []).joined(separator: "\n")
    return !declared.matches(of: /\b(?:let|var|func)\s+(\w+)/).contains { $0.1 == word }
  }

  /// What to try instead of an entry with a mistake.
  static func afterMistake(in entry: String, _ session: any Session) -> String? {
    let words = entry.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let word = words.first else { return nil }
    if words.count == 1, session.lessonNames.contains(word) {
      return "`:open \(word)` opens the lesson"
    }
    if word.count > 1 || word == "?", let command = CommandList.named(word),
      words.count == 1 || command.argument != nil
    {
      return "Commands have a colon before them: `:\(command.name)`"
    }
    return misspelt(entry, word)
  }

  /// `lte x = 5` with its keyword.
  private static func misspelt(_ entry: String, _ word: String) -> String? {
    guard entry.contains(/^\s*\w+\s+\w+\s*[:=][^=]/), !keywords.contains(word),
      let keyword = nearest(to: word, in: keywords)
    else { return nil }
    let line = entry.trimmed.prefix { !$0.isNewline }
    return "Did you mean `\(keyword)\(line.dropFirst(word.count))`?"
  }

  private static let keywords = ["let", "var"]
}
