/// Compares `Rx` with OpenCombine, AsyncAlgorithms and the limit: the same user closures without any checks or
/// synchronisation.
///
/// Run it with `swift run -c release rx-benchmark [--rounds N] [--only CONTESTANT]… [row…]`; with `--only Rx` it suits a
/// profiler. The row `allocations` is the table of operators and their allocations alone.
@main
struct RxBenchmark {
  static func main() {
    var rounds = 15
    var contestants: [Contestant] = []
    var rows: [String] = []
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      switch argument {
      case "--rounds": rounds = arguments.popFirst().flatMap(Int.init) ?? rounds
      case "--only": contestants += arguments.popFirst().flatMap(Contestant.init).map { [$0] } ?? []
      default: rows.append(argument)
      }
    }
    run(
      contestants.isEmpty ? Contestant.allCases : contestants,
      rounds: max(1, rounds),
      only: rows
    )
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
    if only.isEmpty || only.contains("allocations") {
      print("\nAllocations that an operator adds to a subscription:")
      for operation in OperatorAllocations.measureAll() { print(Report.line(operation)) }
    }
    if !only.isEmpty { return }
    print("\nMemory of a subscription that is kept, with its operator:")
    for kept in KeptSubscriptions.measureAll() { print(Report.line(kept)) }
  }
}
