extension OperatorLawTable {
  /// The orders of operators that end in another one than most.
  ///
  /// `EndingOrderTests` has more of each.
  private static let orders: [(order: EndingOrder, names: [String])] = [
    (
      .completedSourceFirst,
      [
        "asCompletable", "concat(_:)", "flatMap", "flatMapCompletable", "flatMapFirst",
        "flatMapLatest", "flatMapMaybe", "ignoreElements", "merge()", "merge(_:)", "switchLatest",
      ]
    ),
    // Its row merges the inner observables.
    (.completedSourceFirst, ["groupBy", "window"]),
    // The clock runs after the source has completed: an element of its row waits.
    (.completedSourceFirst, ["throttle"]),
    (
      .sourceFirst, ["delay", "multicast", "observe", "publish", "refCount", "replay", "replayAll"]
    ),
    // With a replay buffer of two elements.
    (.sourceFirst, ["share"]),
    (EndingOrder(failed: "source end onDisposed result"), ["retry(when:)"]),
    // Their sources are all the same one. It is disposed for each source that ends, and then for the rest.
    (
      EndingOrder(
        completed: "source end onDisposed result",
        failed: "source end onDisposed source result"
      ),
      ["combineLatest", "zip"]
    ),
    (
      EndingOrder(completed: "source end onDisposed source result"),
      [
        "combineLatest(_:)", "combineLatest(_:resultSelector:)", "sample", "withLatestFrom(_:)",
        "zip(_:)", "zip(_:resultSelector:)",
      ]
    ),
    // The source is disposed by work on the clock, or by its own end.
    (
      EndingOrder(
        completed: "end onDisposed result source",
        failed: "end onDisposed result source",
        disposed: "result onDisposed source"
      ),
      ["subscribe"]
    ),
  ]

  /// The order in which an operator ends.
  static func order(of name: String) -> EndingOrder {
    let own = name.split { ".".contains($0) || $0 == " " }.last.map(String.init) ?? name
    let base = String(own.prefix { $0 != "(" })
    var order =
      orders.first { $0.names.contains(own) }?.order
      ?? orders.first { $0.names.contains(base) }?.order ?? .usual
    // Their source is a completable, which `ignoreElements` makes.
    if name.contains("Completable."), own != "empty()" { order = .completedSourceFirst }
    // Their source completes when it should fail.
    if name.contains("Infallible.") { order.failed = order.completed }
    return order
  }
}
