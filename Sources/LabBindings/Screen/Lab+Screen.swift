import ScriptMachine
package import ScriptSource
package import Stage

/// The screen of a script in the hands of the person at the prompt.
extension Lab {
  /// Whether the script has made something for a screen.
  package var hasScreen: Bool { context.screen != nil }

  /// Makes a gesture in a session, and runs what is ready after it.
  ///
  /// - Parameter entry: The sentence of the gesture, with the name of the entry that it is.
  package func perform(gesture entry: SourceFile) -> Ending {
    var refusal: Diagnostic?
    let ending = self.entry {
      try stage.perform { [self] in
        refusal = try self.refusal(of: entry)
        context.finishLine()
      }
    }
    return refusal.map { .failed([$0]) } ?? ending
  }

  /// Makes a gesture where a run stands still, on the calling thread, as `evaluate` does with an entry.
  package func perform(
    gesture entry: SourceFile,
    inRunAt moment: StageTime,
    takingWallTime takesWallTime: Bool = false
  ) -> Ending {
    var refusal: Diagnostic?
    let ending = during(moment, takesWallTime) {
      refusal = try stage.at(moment) { try self.refusal(of: entry) }
    }
    return refusal.map { .failed([$0]) } ?? ending
  }

  /// Makes a gesture.
  ///
  /// - Returns: Why it was refused.
  private func refusal(of entry: SourceFile) throws -> Diagnostic? {
    guard let screen = context.screen else {
      return Diagnostic("the script has shown nothing on the screen", at: nil)
    }
    context.gesturePosition = SourcePosition(file: entry.name, line: 1, column: 1)
    defer { context.gesturePosition = nil }
    let reasons = try screen.make(entry.text)
    guard let message = reasons.first else { return nil }
    let notes = reasons.dropFirst().joined(separator: "; ")
    return Diagnostic(message, at: nil, hint: notes.isEmpty ? nil : notes)
  }

  /// The picture of the screen as it was laid out last; empty if nothing is on it.
  ///
  /// Call it on a thread of the script that stands still.
  package var picture: String { context.screen?.picture.asking() ?? "" }

  /// How a sentence that says a gesture can go on.
  ///
  /// Call it on a thread of the script that stands still.
  package func completions(ofGesture sentence: String) -> (typed: String, names: [String])? {
    guard let found = context.screen?.completions.asking(sentence) else { return nil }
    return found.first.map { ($0, Array(found.dropFirst())) }
  }

  /// Asks something of a session between its entries.
  package func ask<Answer>(_ question: @escaping () -> Answer) -> Answer? {
    program.runtime.resume()
    return try? stage.perform(question)
  }
}
