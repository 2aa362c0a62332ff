import Rx

extension OperatorLawTable {
  mutating func addAggregating() {
    add("reduce(_:accumulator:)") {
      $0.reduce(0) { $0 + $1 }
    } failing: {
      $0.reduce(0) { _, _ in throw TestError() }
    }
    add("reduce(_:accumulator:mapResult:)") {
      $0.reduce(0, accumulator: { $0 + $1 }, mapResult: { "\($0)" })
    } failing: {
      $0.reduce(0, accumulator: { $0 + $1 }, mapResult: { _ -> Int in throw TestError() })
    }
    add("toArray()") { $0.toArray() }
  }
}
