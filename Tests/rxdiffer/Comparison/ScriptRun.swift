import Foundation
import SwiftScript
import Synchronization

/// The only place that knows the interpreter's interface.
enum ScriptRun {
  /// Runs a script to its end on a thread with a stack as large as a main thread's can be.
  static func run(_ text: String) -> Run {
    let result = Mutex(Run())
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let run = interpret(text)
      result.withLock { $0 = run }
      done.signal()
    }
    thread.stackSize = 64 << 20
    thread.start()
    done.wait()
    return result.withLock { $0 }
  }

  private static func interpret(_ text: String) -> Run {
    var run = Run()
    let failures = Failures()
    let host = Interpreter.Host(
      print: { line, _ in failures.lines.append(line) },
      onFailure: { failures.errors.append($0) }
    )
    let interpreter = Interpreter(library: Library(), host: host, budget: 200_000)
    do {
      try interpreter.compile(SourceFile(name: "program.swift", text: text)).run()
    } catch {
      failures.errors.append(error)
    }
    interpreter.finishLine()
    run.lines = failures.lines
    switch failures.errors.first {
    case nil: break
    case let errors as ScriptErrors:
      run.end = .refused
      run.message = errors.diagnostics[0].message
    case let trap as ScriptTrap:
      run.end = .stopped
      run.message = trap.diagnostic.message
    case let error?:
      run.end = .stopped
      run.message = "\(error)"
    }
    return run
  }

  private final class Failures {
    var lines: [String] = []
    var errors: [any Error] = []
  }
}
