/// The pending alarms, earliest first; at one instant in order of their sequence numbers.
struct Timeline {
  private var heap: [Alarm] = []
  private var cancelled = 0

  /// The alarm that is due next.
  var first: Alarm? { heap.first }

  /// How many alarms it keeps, cancelled ones among them.
  var size: Int { heap.count }

  mutating func insert(_ alarm: Alarm) {
    alarm.isPending = true
    heap.append(alarm)
    siftUp(heap.count - 1)
  }

  /// Takes the next alarm out.
  mutating func removeFirst() -> Alarm {
    heap.swapAt(0, heap.count - 1)
    let alarm = heap.removeLast()
    alarm.isPending = false
    siftDown(0)
    dropCancelledFromTop()
    return alarm
  }

  /// Forgets an alarm.
  ///
  /// It leaves the heap when it comes to the top, or when half of the heap is cancelled: a stream
  /// that cancels a far alarm on every element would otherwise grow the heap without end.
  mutating func cancel(_ alarm: Alarm) {
    guard alarm.isPending else { return }
    alarm.isPending = false
    cancelled += 1
    if cancelled > 32, cancelled * 2 > heap.count {
      heap.removeAll { !$0.isPending }
      cancelled = 0
      for index in stride(from: heap.count / 2 - 1, through: 0, by: -1) { siftDown(index) }
    }
    dropCancelledFromTop()
  }

  /// Empties the time line and hands out what stood on it.
  mutating func removeAll() -> [Alarm] {
    defer { self = Timeline() }
    for alarm in heap { alarm.isPending = false }
    return heap
  }

  private mutating func dropCancelledFromTop() {
    while let top = heap.first, !top.isPending {
      heap.swapAt(0, heap.count - 1)
      heap.removeLast()
      cancelled -= 1
      siftDown(0)
    }
  }

  private mutating func siftUp(_ start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].isDue(before: heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func siftDown(_ start: Int) {
    var parent = start
    while true {
      var earliest = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && heap[child].isDue(before: heap[earliest]) {
        earliest = child
      }
      if earliest == parent { return }
      heap.swapAt(parent, earliest)
      parent = earliest
    }
  }
}
