import Foundation
import SwiftScript
import Synchronization

/// What a script printed and what went wrong with it.
struct ScriptRun: Sendable {
  let lines: [String]
  let diagnostics: [Diagnostic]

  /// Runs a script to its end on a thread with a stack as large as a main thread's can be.
  static func of(_ text: String, name: String = "script.swift", budget: Int = 2_000_000)
    -> ScriptRun
  {
    let result = Mutex<ScriptRun?>(nil)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let run = ScriptRun(running: SourceFile(name: name, text: text), budget: budget)
      result.withLock { $0 = run }
      done.signal()
    }
    thread.stackSize = 64 << 20
    thread.start()
    done.wait()
    return result.withLock { $0 } ?? ScriptRun(lines: [], diagnostics: [])
  }

  private init(lines: [String], diagnostics: [Diagnostic]) {
    self.lines = lines
    self.diagnostics = diagnostics
  }

  private init(running file: SourceFile, budget: Int) {
    var lines: [String] = []
    var failures: [any Error] = []
    let host = Interpreter.Host(
      print: { line, _ in lines.append(line) },
      onFailure: { failures.append($0) }
    )
    let interpreter = Interpreter(library: Library(), host: host, budget: budget)
    do {
      try interpreter.compile(file).run()
    } catch {
      failures.append(error)
    }
    interpreter.finishLine()
    self.lines = lines
    diagnostics = failures.flatMap { failure -> [Diagnostic] in
      switch failure {
      case let errors as ScriptErrors: errors.diagnostics
      case let trap as ScriptTrap: [trap.diagnostic]
      case let error as ScriptError: [Diagnostic("uncaught error \(error)", at: error.site)]
      default: [Diagnostic("\(failure)", at: nil)]
      }
    }
  }
}
