public import Stage
public import SwiftScript

/// A session, whose entries run one after another, and entries that run in the middle of a run.
extension Lab {
  /// Runs an entry of a session, and what is ready after it; the next entry finds what this one declared.
  ///
  /// Virtual time stands still between entries. A mistake ends the entry, not the session.
  ///
  /// - Parameter echo: Receives the text of a final expression's value, which is also a record.
  public func evaluate(
    _ file: SourceFile,
    echo: @escaping (String) -> Void = { _ in }
  ) -> Ending {
    entry {
      note([file])
      let looksAtTypes = context.dialect == .rx6
      try stage.perform { [interpreter, context] in
        let program = try interpreter.compile(
          file,
          echoesValue: true,
          looksAtTypes: looksAtTypes
        )
        guard let value = try context.locating({ try program.run() }) else { return }
        interpreter.finishLine()
        self.tell(value, to: echo)
      }
    }
  }

  /// Shows the value of an expression that was typed.
  private func tell(_ value: Value, to echo: (String) -> Void) {
    guard let text = interpreter.echo(of: value) else { return }
    stage.record(.echo) { .echo(text) }
    echo(text)
  }

  /// The mistakes of an entry, each recorded.
  private func recorded(_ mistakes: [Diagnostic]) -> Ending {
    for mistake in mistakes { stage.record(.mistake, mistake) }
    return .failed(mistakes)
  }

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
  public func evaluate(
    _ file: SourceFile,
    inRunAt moment: StageTime,
    takingWallTime takesWallTime: Bool = false,
    echo: (String) -> Void
  ) -> Ending {
    // What a run says when it is over is on no thread of the script's.
    guard Stage.current === stage, !stage.isEnding else { return .limitReached }
    stage.takesWallTime = takesWallTime
    let allowsPreemption = stage.allowsPreemption
    stage.allowsPreemption = false
    defer {
      stage.takesWallTime = false
      stage.allowsPreemption = allowsPreemption
    }
    let hadUnfinishedLine = interpreter.hasUnfinishedLine
    do {
      noteImports(of: file)
      files.append(file)
      try stage.withCause(nil) {
        // The entry may be of older spelling than the run is.
        let program = try interpreter.compile(
          file,
          echoesValue: true,
          looksAtTypes: context.dialect == .rx6
            && Dialect(of: Spellings.table.uses(in: [file])) == .rx6
        )
        let value = try stage.at(moment) { try context.locating { try program.runAside() } }
        guard let value else { return }
        tell(value, to: echo)
      }
      if !hadUnfinishedLine { interpreter.finishLine() }
    } catch let errors as ScriptErrors {
      return stage.withCause(nil) { recorded(explained(errors)) }
    } catch is StageEnded {
      return failure.first.map { .failed([diagnostic(for: $0)]) } ?? .limitReached
    } catch is ScriptStopped {
      return failure.first.map { .failed([diagnostic(for: $0)]) } ?? .interrupted
    } catch {
      let trap = diagnostic(for: error)
      stage.withCause(nil) { stage.record(.trap, trap) }
      return .failed([trap])
    }
    return failure.first.map { .failed([diagnostic(for: $0)]) } ?? .finished
  }

  /// Lets time pass in a session, with everything that falls due in it.
  public func advance(by duration: StageTime) -> Ending {
    entry { try stage.advance(by: duration) }
  }

  private func entry(_ body: () throws -> Void) -> Ending {
    let ending = attempt(body)
    if !context.unrecordedDisposals.isEmpty {
      interpreter.resume()
      try? stage.perform { [context] in context.recordDisposals() }
    }
    return ending
  }

  private func attempt(_ body: () throws -> Void) -> Ending {
    context.entryNumber += 1
    interpreter.resume()
    budget.restore(at: stage.now)
    budget.restoreMemory()
    failure.begin()
    defer { interpreter.finishLine() }
    do {
      try body()
      return .finished
    } catch let errors as ScriptErrors {
      return recorded(explained(errors))
    } catch {
      if let first = failure.first { return .failed([diagnostic(for: first)]) }
      if error is StageEnded || error is ScriptStopped {
        return stage.outcome.map(describe) ?? .interrupted
      }
      let trap = diagnostic(for: error)
      failure.record(trap, on: stage)
      return .failed([trap])
    }
  }

  /// Ends a session.
  public func finish() { _ = stage.finish() }
}
