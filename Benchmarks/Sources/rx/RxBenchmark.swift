/// Compares `Rx` with OpenCombine and with the limit: the same user closures with no safety at all.
///
/// Run it with `swift run -c release rx-benchmark [--rounds N] [row…]`.
@main
struct RxBenchmark {
  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    var rounds = 15
    if let flag = arguments.firstIndex(of: "--rounds"), flag + 1 < arguments.count {
      rounds = Int(arguments[flag + 1]) ?? rounds
      arguments.removeSubrange(flag...flag + 1)
    }
    run(rounds: max(1, rounds), only: arguments)
  }

  // Not on the main actor, as `main` is: its closures would be checked for the actor when they are made.
  nonisolated private static func run(rounds: Int, only: [String]) {
    becomeMultithreaded()
    print(Report.head())
    for make in Rows.all {
      let row = make()
      if !only.isEmpty, !only.contains(row.number) { continue }
      print(Report.line(row, measure(row, rounds: rounds)))
    }
  }
}
