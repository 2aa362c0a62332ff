import Glibc
import HeadlessUI

/// Measures how the work for a screen grows with what is on it.
///
/// Run it with `swift run -c release screens-benchmark [--rounds N]`. Each row does the same at three sizes; its work is linear if
/// the time for a unit stays what it was.
@main
struct ScreensBenchmark {
  @MainActor
  static func main() {
    let arguments = CommandLine.arguments
    let rounds =
      arguments.firstIndex(of: "--rounds").flatMap { position in
        arguments.dropFirst(position + 1).first.flatMap(Int.init)
      } ?? 5
    print("Nanoseconds per unit; medians of \(rounds) interleaved rounds.")
    for row in [Lists.difference, Lists.batchUpdate, Labels.update] {
      let times = measure(row, rounds: max(1, rounds))
      let cells = zip(row.sizes, times).map { "\($0): \(Int($1.rounded()))" }
      let growth = times[times.count - 1] / times[0]
      print("\(row.title), a \(row.unit): \(cells.joined(separator: ", ")); \(ratio(growth)) times")
    }
  }

  @MainActor
  private static func measure(_ row: ScreenRow, rounds: Int) -> [Double] {
    var times = row.sizes.map { _ in [Double]() }
    for round in 0...rounds {
      for (position, size) in row.sizes.enumerated() {
        let time = ScreenSession().run { row.run(size) }
        // The first round warms up.
        if round > 0 { times[position].append(time) }
      }
    }
    return times.map { $0.sorted()[$0.count / 2] }
  }

  private static func ratio(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
}

/// A workload at several sizes.
struct ScreenRow {
  let title: String
  /// What is counted.
  let unit: String
  let sizes: [Int]
  /// Does the work at a size, and gives the nanoseconds that a unit took.
  let run: @MainActor (_ size: Int) -> Double
}

/// The processor time that some work took, in nanoseconds.
func nanoseconds(_ body: () -> Void) -> Double {
  func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
  let start = now()
  body()
  return Double(now() - start)
}
