extension OperatorLawTable {
  /// Operators that end in another order than most, and why.
  ///
  /// `EndingOrderTests` has the orders themselves.
  private static let ordersOfTheirOwn: [(reason: String, names: [String])] = [
    (
      "a sequence among several is disposed when it completes",
      [
        "combineLatest", "concat(_:)", "flatMap", "flatMapCompletable", "flatMapFirst",
        "flatMapLatest",
        "flatMapMaybe", "merge()", "merge(_:)", "sample", "switchLatest", "withLatestFrom(_:)",
        "zip",
      ]
    ),
    ("its row merges the inner sequences", ["groupBy", "window"]),
    ("the source ends before the result does", ["delay", "observe", "throttle"]),
    ("the source is disposed before the trigger receives its error", ["retry(when:)"]),
    (
      "the connection has subscribed to the source, and not the subscriber",
      ["multicast", "publish", "refCount", "replay", "replayAll", "share"]
    ),
    ("the source is disposed on the scheduler", ["subscribe(on:)"]),
  ]

  /// Which laws about order and silence an operator need not keep.
  static func orderExemptions(_ name: String) -> [OperatorLaw: String] {
    let own = name.split { ".".contains($0) || $0 == " " }.last.map(String.init) ?? name
    let base = String(own.prefix { $0 != "(" })
    for (reason, names) in ordersOfTheirOwn where names.contains(own) || names.contains(base) {
      if base != "subscribe" { return [.ordersTheEnd: reason] }
      return [.ordersTheEnd: reason, .ordersDisposal: reason, .disposalSilences: reason]
    }
    return [:]
  }
}
