import Rx

/// One thing that is put under stress.
struct Scenario {
  let name: String
  /// Does the given number of operations on each thread, and returns what went wrong.
  let run: (_ load: Load) -> [String]

  static var all: [Scenario] {
    subjects + relays + sharing + combining + inner + scheduling + disposables + screens + signals
  }
}

/// How much is done.
struct Load {
  let threads: Int
  /// On each thread.
  let operations: Int

  /// Does `step` over and over, on every thread.
  func play(_ step: @escaping (_ thread: Int, _ number: Int) -> Void) {
    let operations = operations
    onThreads(threads) { thread in
      for number in 0..<operations { step(thread, number) }
    }
  }
}

/// What is wrong if the two differ.
func expect<Value: Equatable>(_ what: String, _ seen: Value, _ wanted: Value) -> [String] {
  seen == wanted ? [] : ["\(what): \(seen) instead of \(wanted)"]
}
