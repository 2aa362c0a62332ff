/// The tables on standard output, a line a row.
enum Report {
  private static let columns = [
    ("row", 4), ("workload", 34), ("limit", 7), ("Rx", 7), ("OpenC.", 8), ("AsyncA.", 8),
    ("Rx/limit", 10), ("allowed", 8), ("OpenC./Rx", 10), ("AsyncA./Rx", 11), ("RxSwift/Rx", 13),
    ("fastest/Rx", 11), ("allocations", 12), ("OpenC.'s", 9),
  ]

  static func head(rounds: Int) -> String {
    """
    Nanoseconds and allocations per operation; medians of \(rounds) interleaved rounds in a process of several threads.
    limit: the same user closures without any checks or synchronisation. RxSwift/Rx is estimated from the reference table,
    once over OpenCombine and once over the limit; fastest/Rx is the smallest ratio of any other library, with the smaller
    estimate of RxSwift and ReactiveSwift. MISS marks a goal of the design that is not reached.

    \(line(columns.map(\.0)))
    """
  }

  static func line(_ row: Row, _ costs: [Contestant: Cost]) -> String {
    let verdict = Verdict(row, costs)
    func ratio(_ other: Contestant) -> Double? {
      costs[other].flatMap { other in costs[.rx].map { other.time / $0.time } }
    }
    let bridges = [verdict.rxSwiftOverOpenCombine, verdict.rxSwiftOverLimit].map(number)
    return line([
      row.number, row.title,
      number(costs[.limit]?.time), number(costs[.rx]?.time), number(costs[.openCombine]?.time),
      number(costs[.asyncAlgorithms]?.time),
      number(verdict.overLimit), row.allowance.map { "\(Int($0))" } ?? "–",
      number(ratio(.openCombine)), number(ratio(.asyncAlgorithms)),
      bridges.joined(separator: " / "), number(verdict.fastest),
      number(costs[.rx]?.allocations), number(costs[.openCombine]?.allocations),
    ]) + verdict.misses.map { "  " + $0 }.joined()
  }

  static func line(_ kept: KeptSubscriptions) -> String {
    func cost(_ subscription: KeptSubscriptions.Subscription) -> String {
      "\(number(subscription.allocations)) allocations, \(Int(subscription.bytes.rounded())) bytes"
    }
    return
      "  subscription of \(kept.title): \(cost(kept.rx)); OpenCombine \(cost(kept.openCombine))"
  }

  static func line(_ operation: OperatorAllocations) -> String {
    let allowed = OperatorAllocations.allowed
    let miss = operation.count > allowed ? "  MISS: over \(number(allowed)) allocations" : ""
    return "  \(operation.name): \(number(operation.count))\(miss)"
  }

  private static func line(_ cells: [String]) -> String {
    var text = ""
    for (cell, column) in zip(cells, columns) {
      let space = String(repeating: " ", count: max(1, column.1 - cell.count))
      text += column.0 == "workload" ? "  " + cell + space : space + cell
    }
    return text
  }

  private static func number(_ value: Double?) -> String {
    guard let value, value.isFinite else { return "–" }
    return value >= 100 ? "\(Int(value.rounded()))" : "\((value * 10).rounded() / 10)"
  }
}
