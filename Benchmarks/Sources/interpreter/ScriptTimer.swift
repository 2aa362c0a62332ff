import Foundation
import SwiftScript

/// Times one run of a script in seconds of the processor, parsing and compiling aside.
enum ScriptTimer {
  static func seconds(_ text: String) -> Double {
    let interpreter = Interpreter(
      library: Library(),
      host: Interpreter.Host(print: { _, _ in }),
      budget: .max
    )
    let program: Program
    do {
      program = try interpreter.compile(SourceFile(name: "benchmark", text: text))
    } catch {
      preconditionFailure("the benchmark's script compiles: \(error)")
    }
    let start = processorTime()
    do { try program.run() } catch { preconditionFailure("the benchmark's script runs: \(error)") }
    return processorTime() - start
  }

  /// Seconds of the processor, so that whatever else the machine does counts nothing.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
