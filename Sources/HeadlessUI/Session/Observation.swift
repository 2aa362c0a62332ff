/// A registered closure.
///
/// It stays registered until you cancel it.
public final class Observation {
  private var onCancel: (() -> Void)?

  init(_ onCancel: @escaping () -> Void) {
    self.onCancel = onCancel
  }

  /// Removes the closure.
  ///
  /// Calling it again has no effect.
  public func cancel() {
    onCancel?()
    onCancel = nil
  }
}

/// Closures in the order of registration.
struct Listeners<Value> {
  private var entries: [(id: Int, body: (Value) -> Void)] = []
  private var count = 0

  var isEmpty: Bool { entries.isEmpty }

  mutating func add(_ body: @escaping (Value) -> Void) -> Int {
    count += 1
    entries.append((count, body))
    return count
  }

  mutating func remove(_ id: Int) {
    entries.removeAll { $0.id == id }
  }

  /// Calls the closures that are registered now; those added meanwhile hear of the next value.
  func callAsFunction(_ value: Value) {
    for entry in entries { entry.body(value) }
  }
}
