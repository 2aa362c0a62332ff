/// A queue of elements in raw storage, for the reason given at `Latest`.
@usableFromInline
package final class RingBuffer<Value> {
  @exclusivity(unchecked) @usableFromInline var storage: UnsafeMutablePointer<Value>
  // A power of two, so that an index wraps by masking.
  @exclusivity(unchecked) @usableFromInline var capacity = 4
  @exclusivity(unchecked) @usableFromInline var head = 0
  @exclusivity(unchecked) @usableFromInline var length = 0

  @inlinable
  package init() {
    storage = .allocate(capacity: 4)
  }

  deinit {
    while length > 0 { _ = removeFirst() }
    storage.deallocate()
  }

  // Computed, for the reason given at `OperatorState`.
  /// The number of elements.
  @inlinable
  package var count: Int { length }

  @inlinable
  package var isEmpty: Bool { length == 0 }

  @inlinable
  package func append(_ value: Value) {
    if length == capacity { grow() }
    (storage + ((head + length) & (capacity - 1))).initialize(to: value)
    length += 1
  }

  /// Removes and returns the first value; there must be one.
  @inlinable
  package func removeFirst() -> Value {
    let value = (storage + head).move()
    head = (head + 1) & (capacity - 1)
    length -= 1
    return value
  }

  /// The values, first to last.
  @inlinable
  package var values: [Value] {
    (head..<head + length).map { (storage + ($0 & (capacity - 1))).pointee }
  }

  /// Appends a value, and replaces `value` by the first one, which it removes; there must be one.
  @inlinable
  package func exchange(_ value: inout Value) {
    let first = removeFirst()
    append(value)
    value = first
  }

  @usableFromInline
  func grow() {
    let larger = UnsafeMutablePointer<Value>.allocate(capacity: capacity * 2)
    let untilWrap = capacity - head
    larger.moveInitialize(from: storage + head, count: untilWrap)
    (larger + untilWrap).moveInitialize(from: storage, count: head)
    storage.deallocate()
    storage = larger
    head = 0
    capacity *= 2
  }
}
