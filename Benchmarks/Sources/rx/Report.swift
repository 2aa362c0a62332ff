/// A table of ratios, a line a row.
enum Report {
  private static let columns = [
    ("row", 4), ("workload", 34), ("limit", 8), ("Rx", 8), ("Rx/limit", 9), ("allowed", 8),
    ("OpenC.", 8), ("OpenC./Rx", 10), ("RxSwift/Rx", 11), ("fastest/Rx", 11),
  ]

  static func head() -> String {
    """
    ns per operation, median; RxSwift/Rx and fastest/Rx (of RxSwift, ReactiveSwift, OpenCombine) are estimates over OpenCombine

    \(line(columns.map(\.0)))
    """
  }

  static func line(_ row: Row, _ times: [Contestant: Double]) -> String {
    let limit = times[.limit] ?? .nan
    let rx = times[.rx] ?? .nan
    let openCombine = times[.openCombine] ?? .nan
    let overLimit = rx / limit
    let openCombineOverRx = openCombine / rx
    let mark = row.allowance.map { overLimit > $0 ? " !" : "" } ?? ""
    return line([
      row.number, row.title, number(limit), number(rx), number(overLimit) + mark,
      row.allowance.map { "\(Int($0))" } ?? "–", number(openCombine), number(openCombineOverRx),
      Bridge.rxSwift(row.number, openCombineOverRx: openCombineOverRx).map(number) ?? "–",
      Bridge.fastest(row.number, openCombineOverRx: openCombineOverRx).map(number) ?? "–",
    ])
  }

  private static func line(_ cells: [String]) -> String {
    var text = ""
    for (cell, column) in zip(cells, columns) {
      let space = String(repeating: " ", count: max(1, column.1 - cell.count))
      text += column.0 == "workload" ? "  " + cell + space : space + cell
    }
    return text
  }

  private static func number(_ value: Double) -> String {
    value >= 100 ? "\(Int(value.rounded()))" : "\((value * 10).rounded() / 10)"
  }
}
