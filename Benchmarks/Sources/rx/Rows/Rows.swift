/// The workloads, in the order of the design page.
enum Rows {
  // Closures, so that a row's subjects and subscribers exist only while it is measured.
  static let all: [@Sendable () -> Row] = [
    { sequence() }, { subject() }, { chain() },
    { subscribers(10, number: "04a") }, { subscribers(100, number: "04b") },
    { flatMap() }, { scan() }, { create() }, { churn() }, { behavior() }, { merge() },
  ]

  static let count = 100_000
}
