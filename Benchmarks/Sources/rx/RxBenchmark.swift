/// Compares `Rx` with OpenCombine, AsyncAlgorithms and the limit: the same user closures with no safety at all.
///
/// Run it with `swift run -c release rx-benchmark [--rounds N] [--only-rx] [row…]`; with `--only-rx` it suits a profiler.
@main
struct RxBenchmark {
  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    var rounds = 15
    if let flag = arguments.firstIndex(of: "--rounds"), flag + 1 < arguments.count {
      rounds = Int(arguments[flag + 1]) ?? rounds
      arguments.removeSubrange(flag...flag + 1)
    }
    var contestants = Contestant.allCases
    if let flag = arguments.firstIndex(of: "--only-rx") {
      contestants = [.rx]
      arguments.remove(at: flag)
    }
    run(contestants, rounds: max(1, rounds), only: arguments)
  }

  // Not on the main actor, as `main` is: its closures would be checked for the actor when they are made.
  nonisolated private static func run(
    _ contestants: [Contestant],
    rounds: Int,
    only: [String]
  ) {
    becomeMultithreaded()
    print(Report.head(rounds: rounds))
    for (number, make) in Rows.all where only.isEmpty || only.contains(number) {
      let row = make()
      print(Report.line(row, measure(row, contestants, rounds: rounds)))
    }
    if !only.isEmpty { return }
    print("\nMemory of a subscription that is kept, with its operator:")
    for held in Held.measureAll() { print(Report.line(held)) }
  }
}
