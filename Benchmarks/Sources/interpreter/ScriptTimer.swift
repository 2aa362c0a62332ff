import Foundation
import SwiftScript

/// Times one run of a script in seconds of the processor, parsing and compiling aside.
enum ScriptTimer {
  static func seconds(_ text: String) -> Double {
    do {
      let script = try Script(text, name: "benchmark") { _ in }
      let start = processorTime()
      try script.run()
      return processorTime() - start
    } catch {
      preconditionFailure("the benchmark's script runs: \(error)")
    }
  }

  /// Seconds of the processor, so that whatever else the machine does counts nothing.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
