import LineEditor

/// Joins lines into entries.
///
/// An entry is a command, which is one line that starts with a colon, or as many lines of Swift as
/// make it complete. A block that was pasted is taken as a whole, except that commands at its start
/// run one by one.
struct EntryReader {
  enum Step: Equatable {
    case entry(String)
    /// A line with nothing in it, where an entry could begin.
    case blank
    /// Ctrl-C twice in a row with nothing to drop: the person may want to leave.
    case hint
    case end
  }

  /// The text before a line that continues an entry.
  static let continuationPrompt = "..> "

  private var pending = ""
  private var brackets = OpenBrackets()
  private var rest: String?
  /// Whether `rest` comes from a block of lines, in which blank ones mean nothing.
  private var isInBlock = false
  private var interruptions = 0

  mutating func next(
    from source: any LineSource,
    prompt: @autoclosure () -> String = "rx> ",
    isIncomplete: (String) -> Bool,
    reading: (() -> LineInput) -> LineInput = { $0() },
    onInterrupt: () -> Void = {}
  ) -> Step {
    while true {
      let isRest = isInBlock
      guard let line = takeRest() else {
        let continues = !pending.isEmpty
        let shown = continues ? Self.continuationPrompt : prompt()
        let entry = reading { source.readLine(prompt: shown, continuation: continues) }
        switch entry {
        case .line(let line):
          rest = line
          isInBlock = line.contains(where: \.isNewline)
        case .interrupted:
          onInterrupt()
          interruptions = continues ? 0 : interruptions + 1
          pending = ""
          if interruptions == 2 {
            interruptions = 0
            return .hint
          }
        case .dropped:
          onInterrupt()
          interruptions = 0
          pending = ""
        case .endOfInput:
          // A person drops the entry first and then leaves; a file that ends in the middle has a mistake.
          if continues, source.isInteractive {
            pending = ""
            continue
          }
          defer { pending = "" }
          return continues ? .entry(pending) : .end
        }
        continue
      }
      interruptions = 0
      if pending.isEmpty {
        if line.allSatisfy(\.isWhitespace) {
          if isRest { continue }
          return .blank
        }
        if let command = takeCommand(from: line) { return .entry(command) }
      }
      if pending.isEmpty { brackets = OpenBrackets() }
      brackets.read(line)
      let entry = pending.isEmpty ? line : pending + "\n" + line
      if brackets.isSurelyOpen || isIncomplete(entry) {
        pending = entry
      } else {
        pending = ""
        return .entry(entry)
      }
    }
  }

  private mutating func takeRest() -> String? {
    defer { rest = nil }
    return rest
  }

  /// The command that `text` starts with.
  ///
  /// The text after its line is kept for the next call.
  private mutating func takeCommand(from text: String) -> String? {
    let text = text.drop(while: \.isWhitespace)
    guard text.first == ":" else { return nil }
    let end = text.firstIndex(where: \.isNewline) ?? text.endIndex
    if end < text.endIndex { rest = String(text[text.index(after: end)...]) }
    return String(text[..<end])
  }
}
