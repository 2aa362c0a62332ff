import HeapModule

/// The pending deadlines, earliest first.
struct Timeline {
  private var heap: Heap<Deadline> = []
  private var cancelled = 0
  private var sequence = 0

  /// The next number in the order of everything that is due.
  mutating func nextSequence() -> Int {
    sequence += 1
    return sequence
  }

  /// The next deadline.
  var first: Deadline? { heap.min }

  /// How many deadlines it keeps, cancelled ones among them.
  var size: Int { heap.count }

  /// The deadlines at the time of the next one that may be next, the usual one first.
  ///
  /// Slow: it looks at every deadline.
  var ties: [Deadline] {
    guard let first = heap.min else { return [] }
    let due = heap.unordered.filter { $0.isPending && $0.time == first.time }.sorted()
    return due.enumerated().filter { index, deadline in
      deadline.line == nil || !due[..<index].contains { $0.line === deadline.line }
    }.map(\.element)
  }

  mutating func insert(_ deadline: Deadline) {
    deadline.isPending = true
    heap.insert(deadline)
  }

  /// Takes the next deadline out.
  mutating func removeFirst() -> Deadline {
    let deadline = heap.removeMin()
    deadline.isPending = false
    dropCancelledFromTop()
    return deadline
  }

  /// Cancels a deadline.
  ///
  /// It leaves the heap when it gets to the top, or when half of the heap is cancelled: an observable that cancels a far
  /// deadline on every element would grow the heap without end.
  mutating func cancel(_ deadline: Deadline) {
    guard deadline.isPending else { return }
    deadline.isPending = false
    cancelled += 1
    if cancelled > 32, cancelled * 2 > heap.count {
      heap.removeAll { !$0.isPending }
      cancelled = 0
    }
    dropCancelledFromTop()
  }

  /// Empties the timeline and returns what was on it.
  mutating func removeAll() -> [Deadline] {
    defer { self = Timeline() }
    for deadline in heap.unordered { deadline.isPending = false }
    return heap.unordered
  }

  private mutating func dropCancelledFromTop() {
    while let top = heap.min, !top.isPending {
      heap.removeMin()
      cancelled -= 1
    }
  }
}
