/// A queue of elements in raw storage, for the reason given at `Latest`.
@usableFromInline
final class RingBuffer<Value> {
  @exclusivity(unchecked) @usableFromInline var storage: UnsafeMutablePointer<Value>
  // A power of two, so that an index wraps by masking.
  @exclusivity(unchecked) @usableFromInline var capacity = 4
  @exclusivity(unchecked) @usableFromInline var head = 0
  @exclusivity(unchecked) @usableFromInline var count = 0

  @inlinable
  init() {
    storage = .allocate(capacity: 4)
  }

  deinit {
    while count > 0 { _ = popFirst() }
    storage.deallocate()
  }

  @inlinable
  func append(_ value: Value) {
    if count == capacity { grow() }
    (storage + ((head + count) & (capacity - 1))).initialize(to: value)
    count += 1
  }

  /// Removes and returns the first value; there must be one.
  @inlinable
  func popFirst() -> Value {
    let value = (storage + head).move()
    head = (head + 1) & (capacity - 1)
    count -= 1
    return value
  }

  /// The values, first to last.
  var values: [Value] {
    (head..<head + count).map { (storage + ($0 & (capacity - 1))).pointee }
  }

  /// Appends a value, and replaces `value` by the first one, which it removes; there must be one.
  func exchange(_ value: inout Value) {
    let first = popFirst()
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
