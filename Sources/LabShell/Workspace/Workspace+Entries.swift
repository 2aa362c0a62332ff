import LabBindings
import LessonKit
import ScriptSource

/// Running the Swift that is typed.
extension Workspace {
  /// Takes back the last entry or `:advance` of the prompt's session.
  ///
  /// Live time goes on.
  ///
  /// - Returns: What was taken back, or nil if there was nothing.
  func takeBack() throws(Interrupted) -> String? {
    let wasLive = isLive
    stopLive()
    defer { if wasLive { goLive() } }
    let earlier = promptSession.withoutLastAction { session, run in
      activeRuns.during(ActiveRuns.Run(session), run)
    }
    switch earlier {
    case .nothing: return nil
    case .interrupted: throw Interrupted()
    case .session(let session, let entry):
      startedSession = session
      return entry ?? ":advance"
    }
  }

  /// Runs an entry in the open lesson, at the current point, or in the prompt's session.
  func evaluate(_ entry: String) -> Reply {
    let reply: EntryReply
    if let player {
      let isLive = isLive
      reply = activeRuns.during(ActiveRuns.Run(player)) {
        player.evaluate(entry, takesWallTime: isLive)
      }
    } else {
      let session = promptSession
      reply = activeRuns.during(ActiveRuns.Run(session)) { session.evaluate(entry) }
    }
    return Reply(
      lines: reply.output,
      errors: reply.errors
        + (reply.errors.isEmpty ? AbsentModules.notes(on: entry) + noteOnTime() : []),
      isFailure: !reply.errors.isEmpty
    )
  }

  /// Adds the text of each entry that a view mentions by its number.
  func withEntries(_ lines: [String]) -> [String] {
    let numbers = Set(lines.flatMap { $0.matches(of: /entry (\d+)/) }.compactMap { Int($0.1) })
    return lines
      + numbers.sorted().flatMap { number -> [String] in
        let name = "entry \(number)"
        let text = player.map { $0.text(ofEntry: name) } ?? promptSession.text(ofEntry: name)
        guard let text, let first = text.split(whereSeparator: \.isNewline).first else { return [] }
        let line = "  \(name): \(first)\(first.count < text.count ? " …" : "")"
        return view().folded(line, indent: "    ").map { view().paint($0, .dim) }
      }
  }

  /// The open script, or an entry, by the name that positions have.
  func source(named name: String) -> SourceFile? {
    if let file = player?.file, file.name == name { return file }
    let text = player.map { $0.text(ofEntry: name) } ?? promptSession.text(ofEntry: name)
    return text.map { SourceFile(name: name, text: $0) }
  }

  /// How a sentence that says a gesture can go on.
  func completions(ofGesture sentence: String) -> (typed: String, names: [String])? {
    if let player { return player.completions(ofGesture: sentence) }
    return startedSession?.completions(ofGesture: sentence)
  }

  /// The names and labels that can complete a line.
  func completions(of line: String) -> EntryCompletion? {
    let completion = player?.completion(of: line) ?? promptSession.completion(of: line)
    return completion.map(EntryCompletion.init)
  }
}
