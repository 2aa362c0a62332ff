import ScriptMachine
package import ScriptSource

/// A program that grows entry by entry, as at a prompt.
///
/// Each entry is checked as an addition to what is there: what it declares takes the place of what had the name, variables stay
/// alive, and a refused entry declares nothing. A mistake ends the entry, not the session.
package final class ScriptSession {
  package enum Outcome {
    /// The text of the value that the entry gave, with its type, if it gave one.
    case finished(String?)
    case refused([Diagnostic])
    case failed(Diagnostic)
  }

  private let program: ScriptProgram
  private var failure: (any Error)?

  package init(_ program: ScriptProgram) throws {
    self.program = program
    try program.begin()
    program.runtime.host.onFailure = { [unowned self] error in failure = failure ?? error }
  }

  /// Runs an entry.
  package func enter(_ file: SourceFile) -> Outcome {
    let runtime = program.runtime
    runtime.resume()
    runtime.memory?.restore()
    failure = nil
    do {
      let (code, type) = try program.check(file)
      let machine = runtime.machine
      let value = try code.call(machine, frame: machine.top, types: .none)
      if let failure { throw failure }
      return .finished(try type.flatMap { try program.echo(value, $0) })
    } catch let refused as ScriptRefused {
      return .refused(refused.mistakes)
    } catch {
      return .failed(program.diagnostic(for: failure ?? error))
    }
  }
}
