/// Reference times of other libraries: nanoseconds per operation, measured once on another machine, in one process.
///
/// The benchmark does not depend on RxSwift and ReactiveSwift. Their ratio to `Rx` is estimated from OpenCombine and from the
/// limit, which both measurements have.
enum DesignTable {
  struct Times {
    var limit: Double?
    var rxSwift: Double
    var reactiveSwift: Double?
    var openCombine: Double?
    var asyncAlgorithms: Double?
  }

  static let times: [String: Times] = [
    "01": row(3.5, 2011, 234, 167, 398),
    "02": row(2.8, 263, 220, 145, 1051),
    "03": row(14, 1075, 2908, 436, 2438),
    "04a": row(28, 888, 583, 1363, nil),
    "04b": row(179, 7814, 4327, 12319, nil),
    "05": row(40, 1253, 5698, 711, 1330),
    "06": row(38, 989, 3748, 635, nil),
    "07": row(39, 1344, 5905, 867, 1316),
    "08": row(4.1, 519, 1010, nil, 6973),
    "09": row(20, 719, 667, 560, 6361),
    "10": row(4.2, 449, 683, 544, 1090),
    "11": row(29, 1151, 3294, 2812, nil),
    "12": row(111, 2085, 4770, 814, 1752),
    "13": row(92, 1229, 28957, 1467, nil),
    "14": row(28, 1095, 929, 843, 1246),
    "15": row(1.7, 340, 529, 167, nil),
    "16": row(14, 399, 650, 206, 9678),
    "17a": row(nil, 838, 880, 453, nil),
    "17b": row(nil, 2230, 875, 948, nil),
    "18": row(2.7, 387, 544, nil, nil),
    // The other machine measured only `Rx` beside these: the limits are scaled by the times of `Rx` on both machines.
    "19": row(373, 4708, nil, nil, nil),
    "20": row(63, 1658, nil, nil, nil),
    "21": row(89, 1987, nil, nil, nil),
  ]

  private static func row(
    _ limit: Double?,
    _ rxSwift: Double,
    _ reactiveSwift: Double?,
    _ openCombine: Double?,
    _ asyncAlgorithms: Double?
  ) -> Times {
    Times(
      limit: limit,
      rxSwift: rxSwift,
      reactiveSwift: reactiveSwift,
      openCombine: openCombine,
      asyncAlgorithms: asyncAlgorithms
    )
  }
}
