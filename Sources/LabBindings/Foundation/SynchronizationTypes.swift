/// Module `Synchronization`, over the locks of Foundation.
///
/// An atomic value needs no lock: on a stage a thread passes on only where it waits.
enum SynchronizationTypes {
  static let declaration = """
    struct AtomicLoadOrdering {
      static let relaxed = AtomicLoadOrdering()
      static let acquiring = AtomicLoadOrdering()
      static let sequentiallyConsistent = AtomicLoadOrdering()
      internal init() {}
    }
    struct AtomicStoreOrdering {
      static let relaxed = AtomicStoreOrdering()
      static let releasing = AtomicStoreOrdering()
      static let sequentiallyConsistent = AtomicStoreOrdering()
      internal init() {}
    }
    struct AtomicUpdateOrdering {
      static let relaxed = AtomicUpdateOrdering()
      static let acquiring = AtomicUpdateOrdering()
      static let releasing = AtomicUpdateOrdering()
      static let acquiringAndReleasing = AtomicUpdateOrdering()
      static let sequentiallyConsistent = AtomicUpdateOrdering()
      internal init() {}
    }
    final class Atomic<Value> {
      private var stored: Value
      init(_ initialValue: Value) { stored = initialValue }
      func load(ordering: AtomicLoadOrdering) -> Value { stored }
      func store(_ desired: Value, ordering: AtomicStoreOrdering) { stored = desired }
      func exchange(_ desired: Value, ordering: AtomicUpdateOrdering) -> Value {
        let old = stored
        stored = desired
        return old
      }
      private func update(_ change: (Value) -> Value) -> (oldValue: Value, newValue: Value) {
        let old = stored
        stored = change(old)
        return (oldValue: old, newValue: stored)
      }
    }
    extension Atomic where Value: Equatable {
      func compareExchange(expected: Value, desired: Value, ordering: AtomicUpdateOrdering) -> (exchanged: Bool, original: Value) {
        let original = stored
        if original == expected { stored = desired }
        return (exchanged: original == expected, original: original)
      }
      func compareExchange(expected: Value, desired: Value, successOrdering: AtomicUpdateOrdering, failureOrdering: AtomicLoadOrdering) -> (exchanged: Bool, original: Value) {
        compareExchange(expected: expected, desired: desired, ordering: successOrdering)
      }
      func weakCompareExchange(expected: Value, desired: Value, ordering: AtomicUpdateOrdering) -> (exchanged: Bool, original: Value) {
        compareExchange(expected: expected, desired: desired, ordering: ordering)
      }
      func weakCompareExchange(expected: Value, desired: Value, successOrdering: AtomicUpdateOrdering, failureOrdering: AtomicLoadOrdering) -> (exchanged: Bool, original: Value) {
        compareExchange(expected: expected, desired: desired, ordering: successOrdering)
      }
    }
    extension Atomic where Value: FixedWidthInteger {
      @discardableResult
      func add(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) { update { $0 + operand } }
      @discardableResult
      func subtract(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) { update { $0 - operand } }
      @discardableResult
      func wrappingAdd(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) { update { $0 &+ operand } }
      @discardableResult
      func wrappingSubtract(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) { update { $0 &- operand } }
      @discardableResult
      func bitwiseAnd(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) { update { $0 & operand } }
      @discardableResult
      func bitwiseOr(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) { update { $0 | operand } }
      @discardableResult
      func bitwiseXor(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) { update { $0 ^ operand } }
      @discardableResult
      func min(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) { update { $0 < operand ? $0 : operand } }
      @discardableResult
      func max(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) { update { $0 > operand ? $0 : operand } }
    }
    extension Atomic where Value == Bool {
      @discardableResult
      func logicalAnd(_ operand: Bool, ordering: AtomicUpdateOrdering) -> (oldValue: Bool, newValue: Bool) { update { $0 && operand } }
      @discardableResult
      func logicalOr(_ operand: Bool, ordering: AtomicUpdateOrdering) -> (oldValue: Bool, newValue: Bool) { update { $0 || operand } }
      @discardableResult
      func logicalXor(_ operand: Bool, ordering: AtomicUpdateOrdering) -> (oldValue: Bool, newValue: Bool) { update { $0 != operand } }
    }
    final class Mutex<Value> {
      private var value: Value
      private let lock: NSLock = NSLock()
      init(_ initialValue: Value) { value = initialValue }
      func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
      }
      func withLockIfAvailable<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result? {
        guard lock.try() else { return nil }
        defer { lock.unlock() }
        return try body(&value)
      }
    }
    """
}
