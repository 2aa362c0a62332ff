import LessonKit
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

  /// Enters the lines of a saved session, showing them as they would have been typed.
  ///
  /// - Returns: The exit code: 0, or 2 when an entry failed.
  package func replay(_ lines: [String]) -> Int32 {
    var hasFailed = false
    _ = whileInterruptible(by: session.interrupt) { replay(lines, &hasFailed) }
    return hasFailed ? 2 : 0
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
    if source.isInteractive, session.bench?.player == nil {
      output.print("rxlab: type Swift, or :help")
    }
    source.completer = { [session] in ShellCompletion(session).completion(of: $0) }
    session.bench?.announce = source.announce
    var lastStep: String?
    var hasFailed = false
    var reader = EntryReader()
    while true {
      let step = reader.next(
        from: source,
        prompt: session.prompt,
        isIncomplete: session.isIncomplete,
        // What computes for long while a person types, in live time, is what they mean.
        onInterrupt: { session.bench?.running.stopLong() }
      )
      switch step {
      case .entry(let entry):
        source.remember(entry)
        let before = session.bench?.player
        guard let isDone = enter(entry, &hasFailed) else { return exitCode(hasFailed) }
        lastStep = isDone ? repeated(after: entry, lastStep) : nil
        if session.bench?.player !== before { lastStep = nil }
      case .blank:
        // In a file a blank line means nothing.
        guard source.isInteractive, let entry = lastStep ?? firstStep else { continue }
        guard let isDone = enter(entry, &hasFailed) else { return exitCode(hasFailed) }
        if !isDone { lastStep = nil }
      case .hint:
        output.print("Ctrl-D or :quit leaves.")
      case .end:
        return exitCode(hasFailed)
      }
    }
  }

  /// What Enter does in a lesson before anything has been typed.
  private var firstStep: String? { session.bench?.player == nil ? nil : ":next" }

  /// What a blank line is to do after an entry that did not fail: what went on last, where that still makes sense.
  private func repeated(after entry: String, _ last: String?) -> String? {
    let (name, argument) = Self.parts(of: entry)
    let command = entry.hasPrefix(":") ? Command.named(name) : nil
    switch command?.onEnter ?? .asBefore {
    // Running another lesson is no way on in this one.
    case .again where command?.name != "run" || argument.isEmpty: return entry
    case .anew: return nil
    case .again, .asBefore: return session.bench?.player == nil ? nil : last
    }
  }

  /// Does what an entry says.
  ///
  /// - Returns: Whether it did not fail; nothing if the session is over.
  private func enter(_ entry: String, _ hasFailed: inout Bool) -> Bool? {
    var isFailure = false
    switch outcome(of: entry) {
    case .leave: return nil
    case .reply(let reply):
      show(reply)
      isFailure = reply.isFailure
      if isFailure { hasFailed = true }
    case .replay(let lines):
      return replay(lines, &hasFailed) ? true : nil
    }
    session.bench?.note(entry)
    return !isFailure
  }

  /// Enters the lines of a file, and returns whether the session goes on.
  ///
  /// A file that replays itself would never end, so a file's own `:replay` is not followed.
  private func replay(_ lines: [String], _ hasFailed: inout Bool) -> Bool {
    let script = ReplayedLines(lines, output: output)
    var reader = EntryReader()
    while true {
      let step = reader.next(
        from: script,
        prompt: session.prompt,
        isIncomplete: session.isIncomplete
      )
      guard case .entry(let entry) = step else {
        if step == .end { return true }
        continue
      }
      switch outcome(of: entry) {
      case .leave: return false
      case .reply(let reply):
        show(reply)
        session.bench?.note(entry)
        if reply.isFailure {
          hasFailed = true
          // What follows was meant for the lesson that is not there.
          if Self.opens(entry) {
            output.complain("error: what follows `\(entry)` is not entered")
            return true
          }
        }
      case .replay:
        show(.failure("error: a file that is replayed can't replay another"))
        hasFailed = true
      }
    }
  }

  /// Shows what came of an entry.
  package func show(_ reply: Reply) {
    if reply.isView { output.page(reply.lines) } else { output.show(reply.lines) }
    for line in reply.errors.flatMap(folded) { output.complain(line) }
  }

  /// A command's refusal in lines that fit the terminal; what points into code stays as it is.
  private func folded(_ error: String) -> [String] {
    guard source.isInteractive, error.hasPrefix("error:"), !error.contains(where: \.isNewline),
      let view = session.bench?.view()
    else { return [error] }
    return view.folded(error, indent: "  ")
  }

  private func outcome(of entry: String) -> Command.Outcome {
    session.bench?.inTurn { outcomeAlone(of: entry) } ?? outcomeAlone(of: entry)
  }

  private func outcomeAlone(of entry: String) -> Command.Outcome {
    guard entry.hasPrefix(":") else { return .reply(evaluate(entry)) }
    let (name, argument) = Self.parts(of: entry)
    guard let command = Command.named(name) else { return .reply(Command.unknown(name)) }
    let outcome = command.run(argument, session)
    guard case .reply(var reply) = outcome else { return outcome }
    reply.isView = command.isView
    return .reply(reply)
  }

  /// Runs an entry of Swift; where it is none but the name of a command, that is told.
  private func evaluate(_ entry: String) -> Reply {
    var reply = session.evaluate(entry)
    let words = entry.split(whereSeparator: \.isWhitespace)
    guard reply.isFailure, let word = words.first.map(String.init), word.count > 1 || word == "?",
      let command = Command.named(word), words.count == 1 || command.argument != nil
    else { return reply }
    reply.errors.append("Commands have a colon before them: `:\(command.name)`")
    return reply
  }

  private static func opens(_ entry: String) -> Bool {
    entry.hasPrefix(":") && Command.named(parts(of: entry).name)?.name == "open"
  }

  private static func parts(of entry: String) -> (name: String, argument: String) {
    let words = entry.dropFirst().split(maxSplits: 1, whereSeparator: \.isWhitespace)
    return (words.first.map(String.init) ?? "", words.count > 1 ? words[1].trimmed : "")
  }

  private func exitCode(_ hasFailed: Bool) -> Int32 {
    hasFailed && !source.isInteractive ? 2 : 0
  }
}
