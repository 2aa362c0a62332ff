/// What was measured once, elsewhere, in one process: nanoseconds per operation.
///
/// RxSwift and ReactiveSwift are not depended on here. Their distance to `Rx` is estimated over OpenCombine, which stands in
/// both measurements.
enum Bridge {
  struct Times {
    let rxSwift: Double
    let reactiveSwift: Double
    let openCombine: Double
  }

  static let table: [String: Times] = [
    "01": Times(rxSwift: 2011, reactiveSwift: 234, openCombine: 167),
    "02": Times(rxSwift: 263, reactiveSwift: 220, openCombine: 145),
    "03": Times(rxSwift: 1075, reactiveSwift: 2908, openCombine: 436),
    "04a": Times(rxSwift: 888, reactiveSwift: 583, openCombine: 1363),
    "04b": Times(rxSwift: 7814, reactiveSwift: 4327, openCombine: 12319),
    "05": Times(rxSwift: 1253, reactiveSwift: 5698, openCombine: 711),
    "10": Times(rxSwift: 449, reactiveSwift: 683, openCombine: 544),
    "12": Times(rxSwift: 2085, reactiveSwift: 4770, openCombine: 814),
    "13": Times(rxSwift: 1229, reactiveSwift: 28957, openCombine: 1467),
    "15": Times(rxSwift: 340, reactiveSwift: 529, openCombine: 167),
    "16": Times(rxSwift: 399, reactiveSwift: 650, openCombine: 206),
  ]

  /// How many times as long RxSwift takes as `Rx`, given how many times OpenCombine does.
  static func rxSwift(_ row: String, openCombineOverRx: Double) -> Double? {
    table[row].map { openCombineOverRx * $0.rxSwift / $0.openCombine }
  }

  /// The same for the faster of RxSwift, ReactiveSwift and OpenCombine.
  static func fastest(_ row: String, openCombineOverRx: Double) -> Double? {
    table[row].map {
      openCombineOverRx * min($0.rxSwift, $0.reactiveSwift, $0.openCombine) / $0.openCombine
    }
  }
}
