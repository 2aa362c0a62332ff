/// A workload of `ReactiveSignals`, and the same of `Rx` where it has the thing.
struct SignalRow {
  let number: String
  let title: String
  /// What ReactiveSwift 7.2.1 takes, in nanoseconds per operation, from the design's table.
  let reactiveSwift: Double
  /// What the design aims at.
  let goal: Double
  var operations = 20_000
  /// What `Work.total` must have grown by after that many operations.
  let expected: (_ operations: Int) -> Int
  let signals: (_ operations: Int) -> Void
  var rx: ((_ operations: Int) -> Void)?
}

/// The users' closures.
///
/// The optimiser cannot see their bodies.
enum Work {
  // Written by the one thread that measures.
  nonisolated(unsafe) static var total = 0

  @inline(never) static func consume(_ number: Int) { total &+= number }

  @inline(never) static func addOne(_ number: Int) -> Int { number &+ 1 }

  @inline(never) static func isWanted(_ number: Int) -> Bool { number >= 0 }

  /// The sum of 0, 1, 2 and so on.
  static func sum(_ operations: Int) -> Int { operations * (operations - 1) / 2 }
}
