/// The order in which things happen when a subscription ends.
///
/// `end` is received, `onDisposed` is called, and `source` and `result`, the part of the chain behind the operator, are disposed.
struct EndingOrder {
  /// The order of an operator of one source that handles one event at a time.
  static let usual = EndingOrder()

  /// The order of an operator that disposes of a source as soon as that completes.
  static let completedSourceFirst = EndingOrder(completed: "source end onDisposed result")

  /// The order of an operator that disposes of a source as soon as that ends.
  static let sourceFirst = EndingOrder(
    completed: "source end onDisposed result",
    failed: "source end onDisposed result"
  )

  var completed = "end onDisposed source result"
  var failed = "end onDisposed source result"
  var disposed = "source result onDisposed"
}
