/// One workload, done by each contestant.
struct Row {
  let number: String
  let title: String
  /// How many times the limit `Rx` may take, where the design page says so.
  var allowance: Double?
  /// How often an operation of `Rx` may ask for memory; unlike the times, the same in every run.
  var allocations: Double?
  /// Whether other threads share in the work, so that only the time on the wall says how long it took.
  var isSpread = false
  /// How many operations a call of a contestant's closure does; a tenth of that for AsyncAlgorithms.
  let operations: Int
  /// What `Work.total` must have grown by after that many operations.
  let expected: (_ operations: Int) -> Int
  /// The same user closures with no safety at all.
  var limit: ((_ operations: Int) -> Void)?
  let rx: (_ operations: Int) -> Void
  var openCombine: ((_ operations: Int) -> Void)?
  var asyncAlgorithms: (@Sendable (_ operations: Int) async -> Void)?

  /// What a contestant does, and how many operations that is; nil if its library has no such operator.
  func work(of contestant: Contestant) -> (operations: Int, run: () -> Void)? {
    let work: ((Int) -> Void)?
    switch contestant {
    case .limit: work = limit
    case .rx: work = rx
    case .openCombine: work = openCombine
    case .asyncAlgorithms: work = asyncAlgorithms.map { work in { waitFor(work, $0) } }
    }
    let operations = contestant == .asyncAlgorithms ? operations / 10 : operations
    return work.map { work in (operations, { work(operations) }) }
  }
}
