import Foundation
import LabBindings
import LessonKit
package import LineEditor
import ScriptSource
import TerminalText

/// The interactive session: reads entries, runs commands, hands Swift to a ``Session``.
package struct Shell {
  private let session: any Session
  private let source: any LineSource
  private let output: any ShellOutput
  private let interruptions: Interruptions

  package init(session: any Session, source: any LineSource, output: any ShellOutput) {
    self.session = session
    self.source = source
    self.output = output
    let activeRuns = session.workspace?.activeRuns
    interruptions = Interruptions(interrupt: session.interrupt, clear: { activeRuns?.clearLine() })
  }

  /// Runs the entries of a saved session, and shows them as if they were typed.
  ///
  /// - Returns: The exit code: 0, or 2 when an entry failed.
  package func replay(_ saved: SavedSession) -> Int32 {
    var hasFailed = false
    _ = whileInterruptible(by: interruptions.press) { replay(saved, &hasFailed) }
    return hasFailed ? 2 : 0
  }

  /// Runs until the input ends or `:quit`.
  ///
  /// A failed entry does not end the session. At a terminal, neither does Ctrl-C; without one it ends the program as usual.
  ///
  /// - Returns: The exit code: 0, or 2 if the input is not a terminal and an entry failed.
  package func run() -> Int32 {
    guard source.isInteractive else { return loop() }
    // For the whole session: between two lines, Ctrl-C also sends a signal.
    return whileInterruptible(by: interruptions.press, run: loop)
  }

  private func loop() -> Int32 {
    if source.isInteractive, session.workspace?.player == nil {
      output.print("rxlab: type Swift, or :help")
    }
    source.completer = { [session] in ShellCompletion(session).completion(of: $0) }
    session.workspace?.announce = source.announce
    session.workspace?.changePrompt = { [changePrompt = source.changePrompt] in
      changePrompt($0.showingControls())
    }
    var lastStep: String?
    var hasFailed = false
    var reader = EntryReader()
    // Its thread must not outlive what it shows.
    defer { session.workspace?.inTurn { session.workspace?.stopLive() } }
    while true {
      let step = reader.next(
        from: source,
        prompt: prompt,
        isIncomplete: session.isIncomplete,
        reading: interruptions.whileReading,
        // Live time may run a long computation while the person types.
        onInterrupt: { session.workspace?.activeRuns.stopLong() }
      )
      switch step {
      case .entry(let entry):
        source.remember(entry)
        let before = session.workspace?.player
        guard let isDone = enter(entry, &hasFailed) else { return exitCode(hasFailed) }
        lastStep = isDone ? repeated(after: entry, lastStep) : nil
        if session.workspace?.player !== before { lastStep = nil }
      case .blank:
        // In a file of entries a blank line means nothing; in a lesson it is Enter.
        let isEnter = source.isInteractive || session.workspace?.player != nil
        guard isEnter, let entry = lastStep ?? firstStep else { continue }
        if source.isInteractive, let reminder = session.workspace?.reminderOfQuestion() {
          show(reminder)
          continue
        }
        guard let isDone = enter(entry, &hasFailed) else { return exitCode(hasFailed) }
        if !isDone { lastStep = nil }
      case .hint:
        output.print("Ctrl-D or :quit leaves.")
      case .end:
        return exitCode(hasFailed)
      }
    }
  }

  /// The prompt of the next line.
  ///
  /// Live time waits, so that a change after this is asked for later.
  private var prompt: String {
    let prompt = { session.prompt.showingControls() }
    return session.workspace?.inTurn {
      let text = prompt()
      source.changePrompt(text)
      return text
    } ?? prompt()
  }

  /// What Enter alone does in a lesson at first.
  private var firstStep: String? { session.workspace?.player == nil ? nil : ":next" }

  /// What Enter alone does after an entry that did not fail.
  private func repeated(after entry: String, _ last: String?) -> String? {
    let (name, argument) = Self.parts(of: entry)
    let command = entry.hasPrefix(":") ? CommandList.named(name) : nil
    switch command?.onEnter ?? .asBefore {
    // Running another lesson does not move this one.
    case .again where command?.name != "run" || argument.isEmpty: return entry
    case .next: return nil
    case .again, .asBefore: return session.workspace?.player == nil ? nil : last
    }
  }

  /// Runs an entry.
  ///
  /// - Returns: Whether it succeeded; nil if the session is over.
  private func enter(_ entry: String, _ hasFailed: inout Bool) -> Bool? {
    var isFailure = false
    switch outcome(of: entry) {
    case .leave: return nil
    case .reply(let reply):
      show(reply)
      isFailure = reply.isFailure
      if isFailure { hasFailed = true }
    case .save(let path):
      let reply = save(to: path)
      show(reply)
      if reply.isFailure { hasFailed = true }
      // `:save` is not noted in the transcript, since a replay refuses it.
      return !reply.isFailure
    case .replay(let saved):
      return replay(saved, &hasFailed) ? true : nil
    }
    session.workspace?.addToTranscript(entry)
    return !isFailure
  }

  /// Writes the entries so far to a file, and asks before it replaces one.
  private func save(to path: String) -> Reply {
    guard let workspace = session.workspace else {
      return .failure("error: there is nothing to save")
    }
    let file = path.fromHome
    if SavedSession.exists(file) {
      guard source.isInteractive else {
        return .failure("error: `\(path)` already exists; only a session at a terminal replaces it")
      }
      let answer = source.readLine(prompt: "Replace `\(path)`? [y/N] ", continuation: true)
      guard case .line(let word) = answer, ["y", "yes"].contains(word.trimmed.lowercased()) else {
        return Reply(lines: ["Nothing was saved."])
      }
    }
    do {
      try SavedSession.write(workspace.transcript, to: file)
    } catch {
      return .failure(error)
    }
    let count = Counted.of(workspace.transcript.count, "entry")
    return Reply(lines: ["Saved \(count): `rxlab replay \(ShellWord.quoted(file))`"])
  }

  /// Runs the entries of a file, and returns whether the session continues.
  ///
  /// `:replay` in the file is refused: a file that replays itself would never end.
  /// Ctrl-C ends the replay, since the entries after a stopped one may need its result.
  private func replay(_ saved: SavedSession, _ hasFailed: inout Bool) -> Bool {
    let script = ReplayedLines(saved, output: output)
    var reader = EntryReader()
    while true {
      if interruptions.count > 0, !script.isAtEnd {
        output.printError("interrupted: the remaining entries are not run")
        hasFailed = true
        return true
      }
      let step = reader.next(
        from: script,
        prompt: session.prompt.showingControls(),
        isIncomplete: saved.isMarked ? { _ in false } : session.isIncomplete
      )
      guard case .entry(let entry) = step else {
        if step == .end { return true }
        continue
      }
      switch outcome(of: entry) {
      case .leave: return false
      case .reply(let reply):
        show(reply)
        session.workspace?.addToTranscript(entry)
        if reply.isFailure {
          hasFailed = true
          // The other entries were meant for this lesson.
          if Self.opens(entry) {
            output.printError("error: the entries after `\(entry)` are not run")
            return true
          }
        }
      case .replay:
        show(.failure("error: a replayed file cannot replay another one"))
        hasFailed = true
      case .save:
        show(.failure("error: a replayed file cannot save to another one"))
        hasFailed = true
      }
    }
  }

  /// Shows the answer to an entry.
  package func show(_ reply: Reply) {
    // What a script prints goes to the terminal as it is; what a command shows of it does nothing there.
    let view = session.workspace?.view() ?? ViewOptions()
    let lines = reply.lines.lazy.flatMap { line in
      if reply.isPrinted { return [line] }
      let shown = line.showingControls(keepingColours: view.usesColour)
      return source.isInteractive ? view.fitted(shown) : [shown]
    }
    // A script's lines are shown although Ctrl-C ended the script; a view is stopped while it is drawn, too.
    let presses = reply.isView ? 0 : interruptions.count
    if !(reply.isView && source.withholdingAnnouncements { output.page(lines) }) {
      for line in lines {
        guard interruptions.count == presses else {
          output.printError("interrupted")
          break
        }
        output.print(line)
      }
    }
    for line in reply.errors.flatMap(folded) { output.printError(line) }
    for note in session.workspace?.takeNotes() ?? [] { output.printError(note) }
  }

  /// An error in lines that fit the terminal; code, and what points into it, stays as it is.
  private func folded(_ error: String) -> [String] {
    guard source.isInteractive, let view = session.workspace?.view() else { return [error] }
    return error.lines.map(String.init).flatMap(view.foldedMessage)
  }

  private func outcome(of entry: String) -> Command.Outcome {
    session.workspace?.inTurn { outcomeAlone(of: entry) } ?? outcomeAlone(of: entry)
  }

  private func outcomeAlone(of entry: String) -> Command.Outcome {
    guard entry.hasPrefix(":") else {
      return Advice.isFarewell(entry, in: session) ? .leave : .reply(evaluate(entry))
    }
    let (name, argument) = Self.parts(of: entry)
    guard let command = CommandList.named(name) else { return .reply(CommandList.unknown(name)) }
    let outcome = command.run(argument, session)
    guard case .reply(var reply) = outcome else { return outcome }
    reply.isView = reply.isView || command.isView
    return .reply(reply)
  }

  /// Runs an entry of Swift; if it fails, adds what the person may have meant.
  private func evaluate(_ entry: String) -> Reply {
    var reply = session.evaluate(entry)
    reply.isPrinted = true
    if let answer = session.workspace?.answerMeant(by: entry, isMistake: reply.isFailure) {
      let advice = "Did you mean `:predict \(answer)`?"
      if reply.isFailure {
        reply.errors = ["`\(answer)` is not Swift. " + advice]
      } else {
        reply.lines.append(advice)
      }
    } else if reply.isFailure, let advice = Advice.afterMistake(in: entry, session) {
      reply.errors.append(advice)
    }
    return reply
  }

  private static func opens(_ entry: String) -> Bool {
    entry.hasPrefix(":") && CommandList.named(parts(of: entry).name)?.name == "open"
  }

  private static func parts(of entry: String) -> (name: String, argument: String) {
    let words = entry.dropFirst().split(maxSplits: 1, whereSeparator: \.isWhitespace)
    return (words.first.map(String.init) ?? "", words.count > 1 ? words[1].trimmed : "")
  }

  private func exitCode(_ hasFailed: Bool) -> Int32 {
    hasFailed && !source.isInteractive ? 2 : 0
  }
}
