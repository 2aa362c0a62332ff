/// The workloads, in the order of their numbers.
enum Rows {
  // Closures, so that a row's subjects and subscribers exist only while it is measured.
  static let all: [(number: String, make: @Sendable () -> Row)] = [
    ("01", { sequence() }), ("02", { subject() }), ("03", { chain() }),
    ("04a", { subscribers(10, number: "04a") }), ("04b", { subscribers(100, number: "04b") }),
    ("05", { flatMap() }), ("06", { flatMapLatest() }), ("07", { concatMap() }),
    ("08", { combineLatest() }), ("09", { zip() }), ("10", { scan() }), ("11", { share() }),
    ("12", { create() }), ("13", { churn() }), ("14", { observeOn() }), ("15", { behavior() }),
    ("16", { merge() }), ("17a", { throttle() }), ("17b", { debounce() }),
    ("18", { withLatestFrom() }), ("19", { subscribing() }), ("20", { concat() }),
    ("21", { retry() }), ("22a", { state(asDriver: false) }), ("22b", { state(asDriver: true) }),
    ("23a", { events(asSignal: false) }), ("23b", { events(asSignal: true) }),
  ]

  static let count = 100_000
}
