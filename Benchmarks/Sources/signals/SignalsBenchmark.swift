import Glibc

/// Measures `ReactiveSignals` beside `Rx`.
///
/// Run it with `swift run -c release signals-benchmark [--rounds N] [row…]`.
@main
struct SignalsBenchmark {
  static func main() {
    var rounds = 11
    var rows: [String] = []
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      if argument == "--rounds" {
        rounds = arguments.popFirst().flatMap(Int.init) ?? rounds
      } else {
        rows.append(argument)
      }
    }
    run(rounds: max(1, rounds), only: rows)
  }

  // Not on the main actor, as `main` is: its closures would be checked for the actor when they are made.
  nonisolated private static func run(rounds: Int, only: [String]) {
    becomeMultithreaded()
    print("Nanoseconds per operation; medians of \(rounds) interleaved rounds.")
    print(line(["row", "workload", "signals", "Rx", "goal", "ReactiveSwift", "times"]))
    for make in SignalRows.all {
      let row = make()
      if !only.isEmpty, !only.contains(row.number) { continue }
      let (signals, rx) = measure(row, rounds: rounds)
      print(
        line([
          row.number, row.title, text(signals), rx.map(text) ?? "–", text(row.goal),
          text(row.reactiveSwift), text(row.reactiveSwift / signals),
        ]) + (row.reactiveSwift / signals < 5 ? "  MISS: under five times" : "")
      )
    }
  }

  nonisolated private static func measure(
    _ row: SignalRow,
    rounds: Int
  ) -> (signals: Double, rx: Double?) {
    var times: (signals: [Double], rx: [Double]) = ([], [])
    for round in 0...rounds {
      let signals = time(row, row.signals)
      let rx = row.rx.map { time(row, $0) }
      // The first round warms up.
      if round == 0 { continue }
      times.signals.append(signals)
      if let rx { times.rx.append(rx) }
    }
    func median(_ times: [Double]) -> Double? {
      times.isEmpty ? nil : times.sorted()[times.count / 2]
    }
    return (median(times.signals) ?? 0, median(times.rx))
  }

  nonisolated private static func time(_ row: SignalRow, _ run: (Int) -> Void) -> Double {
    Work.total = 0
    let start = nanoseconds()
    run(row.operations)
    let time = nanoseconds() - start
    precondition(
      Work.total == row.expected(row.operations),
      "row \(row.number) adds up to \(Work.total)"
    )
    return Double(time) / Double(row.operations)
  }

  /// The processor time of the thread, which does not include other work on the machine.
  nonisolated private static func nanoseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  nonisolated private static func text(_ value: Double) -> String {
    value >= 100 ? "\(Int(value.rounded()))" : "\((value * 10).rounded() / 10)"
  }

  nonisolated private static func line(_ cells: [String]) -> String {
    let widths = [5, 46, 9, 8, 8, 15, 8]
    return zip(cells, widths).map { cell, width in
      let space = String(repeating: " ", count: max(1, width - cell.count))
      return width == 46 ? cell + space : space + cell
    }.joined(separator: " ")
  }
}

/// Starts a thread that sleeps for good: the C library leaves the lock prefix off in a process with one thread.
func becomeMultithreaded() {
  var thread = pthread_t()
  let status = pthread_create(&thread, nil, { _ in while true { pause() } }, nil)
  precondition(status == 0, "a thread can be made")
}
