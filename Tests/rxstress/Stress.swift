import Dispatch
import Glibc
import Rx

/// `rxstress [operations [name]]`: every scenario whose name begins so, with that many operations on each of eight threads.
///
/// Exits with 1 if anything was lost, came twice or stayed alive. Races are for ThreadSanitizer to find: `make stress`.
@main
enum Stress {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let operations = arguments.first.flatMap { Int($0) } ?? 10_000
    let name = arguments.dropFirst().first ?? ""
    let failures = run(Load(threads: 8, operations: operations), only: name) { line in
      print(line)
      // Each line as it comes, also into a file.
      fflush(nil)
    }
    if failures > 0 { exit(1) }
  }

  /// Plays the scenarios, with a line for each.
  ///
  /// - Returns: How many failed.
  static func run(_ load: Load, only name: String = "", say: (String) -> Void) -> Int {
    Resources.isCounting = true
    var failures = 0
    for scenario in Scenario.all where scenario.name.hasPrefix(name) {
      let (before, start) = (Resources.total, DispatchTime.now())
      var wrong = scenario.run(load)
      wrong += expect("resources", settledTotal(before), before)
      let seconds = Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
      let tenths = Int(seconds * 10)
      let verdict = wrong.isEmpty ? "ok" : "FAILED  " + wrong.joined(separator: "; ")
      say("\(tenths / 10).\(tenths % 10) s  \(scenario.name)  \(verdict)")
      if !wrong.isEmpty { failures += 1 }
    }
    return failures
  }

  /// The total, once the queues have dropped their last pieces of work.
  private static func settledTotal(_ wanted: Int32) -> Int32 {
    for _ in 0..<10_000 where Resources.total != wanted { usleep(1000) }
    return Resources.total
  }
}
