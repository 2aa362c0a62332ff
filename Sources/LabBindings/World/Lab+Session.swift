import ScriptMachine
package import ScriptSource
package import Stage

/// A session, whose entries run one after another, and entries that run in the middle of a run.
extension Lab {
  /// Runs an entry of a session, and what is ready after it; the next entry finds what this one declared.
  ///
  /// Virtual time stands still between entries. A mistake ends the entry, not the session.
  ///
  /// - Parameter echo: Receives the text of a final expression's value, which is also a record.
  package func evaluate(
    _ file: SourceFile,
    echo: @escaping (String) -> Void = { _ in }
  ) -> Ending {
    entry {
      try stage.perform { [self] in
        let value = try self.value(of: file)
        context.finishLine()
        tell(value, to: echo)
      }
    }
  }

  /// Lets time pass in a session, with everything that falls due in it.
  package func advance(by duration: StageTime) -> Ending {
    entry { try stage.advance(by: duration) }
  }

  /// Has a session let go of what is on the screen and of what its variables hold, while its code can still run.
  ///
  /// What is alive afterwards, other than the libraries' constants, holds itself.
  package func letGo() -> Ending {
    entry {
      try stage.perform { [self] in
        context.dropScreen()
        program.dropVariables()
      }
    }
  }

  /// Ends a session.
  package func finish() { _ = stage.finish() }

  /// Runs an entry where a run stands still, on the calling thread, which is one of the script's in the middle of
  /// something.
  ///
  /// The entry finds what the run has declared, and the run what the entry declares. What the entry does was not led to
  /// by what the thread was doing.
  ///
  /// - Parameters:
  ///   - moment: The time that it is for the entry; nothing may be due until then.
  ///   - takesWallTime: Whether what blocks takes as long as it says.
  ///   - echo: Receives the text of a final expression's value.
  package func evaluate(
    _ file: SourceFile,
    inRunAt moment: StageTime,
    takingWallTime takesWallTime: Bool = false,
    echo: (String) -> Void
  ) -> Ending {
    let hadUnfinishedLine = context.printed.hasUnfinishedLine
    return during(moment, takesWallTime) {
      let value = try stage.at(moment) { try self.value(of: file) }
      tell(value, to: echo)
      if !hadUnfinishedLine { context.finishLine() }
    }
  }

  /// Does something where a run stands still, on the calling thread.
  func during(_ moment: StageTime, _ takesWallTime: Bool, _ body: () throws -> Void) -> Ending {
    // What a run says when it is over is on no thread of the script's.
    guard Stage.current === stage, !stage.isEnding else { return .limitReached }
    stage.takesWallTime = takesWallTime
    let allowsPreemption = stage.allowsPreemption
    stage.allowsPreemption = false
    defer {
      stage.takesWallTime = false
      stage.allowsPreemption = allowsPreemption
    }
    do {
      try stage.currentThread.withCause(nil) { try body() }
    } catch let refused as ScriptRefused {
      return stage.currentThread.withCause(nil) { recorded(refused.mistakes) }
    } catch is StageEnded {
      return failed(else: .limitReached)
    } catch is ScriptStopped {
      return failed(else: .interrupted)
    } catch {
      let trap = diagnostic(for: error)
      stage.currentThread.withCause(nil) { trap.record(as: .trap, on: stage) }
      return .failed([trap])
    }
    return failed(else: .finished)
  }

  private func failed(else ending: Ending) -> Ending {
    failure.first.map { .failed([failure.diagnostic(for: $0)]) } ?? ending
  }

  /// Runs an entry; the text of the value that it gives, if it gives one.
  private func value(of file: SourceFile) throws -> String? {
    files.append(file)
    noteCounting()
    let (code, type) = try program.check(file)
    let value = try execute(code)
    return try type.flatMap { try program.echo(value, $0) }
  }

  /// Shows the value of an expression that was typed.
  private func tell(_ text: String?, to echo: (String) -> Void) {
    guard let text else { return }
    stage.record(.echo) { .echo(text) }
    echo(text)
  }

  /// The mistakes of an entry, each recorded.
  private func recorded(_ mistakes: [Diagnostic]) -> Ending {
    for mistake in mistakes { mistake.record(as: .mistake, on: stage) }
    return .failed(mistakes)
  }

  func entry(_ body: () throws -> Void) -> Ending {
    let ending = attempt(body)
    if !context.unrecordedDisposals.isEmpty {
      program.runtime.resume()
      try? stage.perform { [context] in context.recordDisposals() }
    }
    return ending
  }

  private func attempt(_ body: () throws -> Void) -> Ending {
    context.entryNumber += 1
    context.isFinishedByScript = false
    program.runtime.resume()
    program.runtime.memory?.restore()
    context.budget.restore()
    failure.begin()
    if isGestureCutShort, let screen = context.screen { try? stage.perform { screen.release() } }
    isGestureCutShort = false
    context.errorOrigin = nil
    defer { context.finishLine() }
    do {
      try program.begin()
      try body()
      return .finished
    } catch let refused as ScriptRefused {
      return recorded(refused.mistakes)
    } catch {
      isGestureCutShort = true
      if let first = failure.first { return .failed([failure.diagnostic(for: first)]) }
      if error is any ScriptEnding { return stage.outcome.map(describe) ?? .interrupted }
      let trap = diagnostic(for: error)
      failure.record(trap, on: stage)
      return .failed([trap])
    }
  }
}
