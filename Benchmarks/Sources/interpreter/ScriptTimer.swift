import Foundation
import SwiftScript

/// Times one run of a script, parsing and compiling aside.
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
    let start = DispatchTime.now()
    do { try program.run() } catch { preconditionFailure("the benchmark's script runs: \(error)") }
    return Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
  }
}
