package import LineEditor

/// The interactive session: reads entries, runs commands, hands Swift to a ``Session``.
package struct Shell {
  private let session: any Session
  private let source: any LineSource
  private let output: any ShellOutput

  package init(session: any Session, source: any LineSource, output: any ShellOutput) {
    self.session = session
    self.source = source
    self.output = output
  }

  /// Runs until the input ends or `:quit`.
  ///
  /// A failed entry does not end the session. At a terminal, Ctrl-C never does either; where the
  /// input is no terminal it means what it means to every program.
  ///
  /// - Returns: The exit code: 0, or 2 when the input is no terminal and an entry failed.
  package func run() -> Int32 {
    guard source.isInteractive else { return loop() }
    // For the whole session, since between two lines Ctrl-C is a signal too.
    return whileInterruptible(by: session.interrupt, run: loop)
  }

  private func loop() -> Int32 {
    if source.isInteractive { output.print("rxlab: type Swift, or :help") }
    var reader = EntryReader()
    var hasFailed = false
    while true {
      switch reader.next(from: source, isIncomplete: session.isIncomplete) {
      case .entry(let entry):
        source.remember(entry)
        guard let reply = reply(to: entry) else { return exitCode(hasFailed) }
        for line in reply.lines { output.print(line) }
        for line in reply.errors { output.complain(line) }
        if reply.isFailure { hasFailed = true }
      case .hint:
        output.print("Ctrl-D or :quit leaves.")
      case .end:
        return exitCode(hasFailed)
      }
    }
  }

  /// What came of an entry, or nothing if it asked to leave.
  private func reply(to entry: String) -> Reply? {
    guard entry.hasPrefix(":") else { return session.evaluate(entry) }
    let words = entry.dropFirst().split(maxSplits: 1, whereSeparator: \.isWhitespace)
    let name = words.first.map(String.init) ?? ""
    guard let command = Command.named(name) else { return Command.unknown(name) }
    let argument = words.count > 1 ? String(words[1]) : ""
    switch command.run(trimmed(argument), session) {
    case .reply(let reply): return reply
    case .leave: return nil
    }
  }

  private func exitCode(_ hasFailed: Bool) -> Int32 {
    hasFailed && !source.isInteractive ? 2 : 0
  }

  private func trimmed(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
