import Foundation
import SwiftScript

/// Times scripts beside the same programs in CPython 3, in turn, and prints the ratio of the medians.
///
/// Run it with `swift run -c release interpreter-benchmark [--rounds N]`.
@main
struct InterpreterBenchmark {
  static func main() {
    var rounds = 15
    let arguments = CommandLine.arguments
    if let flag = arguments.firstIndex(of: "--rounds"), flag + 1 < arguments.count {
      rounds = max(1, Int(arguments[flag + 1]) ?? rounds)
    }
    guard let python = Python.start() else {
      print("python3 is not on the PATH; there is nothing to compare with")
      exit(1)
    }
    print(
      "ns of processor time per turn, median of \(rounds) rounds in turn; below 1 the script is ahead of CPython"
    )
    print("")
    print("program                     script   CPython   script/CPython")
    for program in Workload.all { report(program, python, rounds) }
  }

  private static func report(_ program: Workload, _ python: Python, _ rounds: Int) {
    var script: [Double] = []
    var other: [Double] = []
    // One round to warm up, uncounted.
    for round in 0...rounds {
      let times = (ScriptTimer.seconds(program.swift), python.seconds(program.python))
      guard round > 0 else { continue }
      script.append(times.0 * 1e9 / Double(program.turns))
      other.append(times.1 * 1e9 / Double(program.turns))
    }
    let (a, b) = (median(script), median(other))
    let name = program.name.padding(toLength: 26, withPad: " ", startingAt: 0)
    print(name + String(format: "%8.1f  %8.1f  %15.2f", a, b, a / b))
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
