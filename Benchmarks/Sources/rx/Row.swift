/// One workload, done by each contestant.
struct Row {
  let number: String
  let title: String
  /// How many operations a call of a contestant's closure does.
  let operations: Int
  /// How many times the limit `Rx` may take, where the design page says so.
  let allowance: Double?
  /// The same user closures with no safety at all.
  let limit: () -> Void
  let rx: () -> Void
  let openCombine: () -> Void
}

/// Who does a workload.
enum Contestant: CaseIterable {
  case limit
  case rx
  case openCombine

  func work(in row: Row) -> () -> Void {
    switch self {
    case .limit: row.limit
    case .rx: row.rx
    case .openCombine: row.openCombine
    }
  }
}
