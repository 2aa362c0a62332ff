/// A workload that each contestant runs.
struct Row {
  let number: String
  let title: String
  /// How many times the limit `Rx` may take, if the design sets a goal.
  var allowance: Double?
  /// The number of allocations that an operation of `Rx` may make; unlike the times, the same in every run.
  var allocations: Double?
  /// Whether other threads do part of the work, so that only the wall clock shows how long it took.
  var isSpread = false
  /// The number of operations of a call of a contestant's closure; a tenth of that for AsyncAlgorithms.
  let operations: Int
  /// What `Work.total` must have grown by after that many operations.
  let expected: (_ operations: Int) -> Int
  /// The same user closures without any checks or synchronisation.
  var limit: ((_ operations: Int) -> Void)?
  let rx: (_ operations: Int) -> Void
  var openCombine: ((_ operations: Int) -> Void)?
  var asyncAlgorithms: (@Sendable (_ operations: Int) async -> Void)?

  /// Returns the closure of a contestant and its number of operations, or nil if its library has no such operator.
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
