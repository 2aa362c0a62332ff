import Synchronization

/// The work that is scheduled on a virtual clock, as a binary heap: the earliest comes first.
///
/// Cancelled work stays in the heap until it comes first or there is more of it than of other work: it may be cancelled on any
/// thread, and only the clock's thread can use the heap.
///
/// The clock compares the times, so that none of this code is generic.
final class VirtualWorkQueue {
  private let compare: (Item, Item) -> VirtualTimeComparison
  @exclusivity(unchecked) private var heap: [Item] = []
  @exclusivity(unchecked) private var lastNumber = 0
  /// The number of items at which cancelled ones are removed.
  @exclusivity(unchecked) private var sweepingCount = 64

  /// - Parameter compare: Compares the times of two items.
  init(_ compare: @escaping (Item, Item) -> VirtualTimeComparison) { self.compare = compare }

  /// The number of items that are not cancelled.
  var count: Int { heap.count { !$0.isCancelled } }

  /// The first item that is not cancelled.
  var first: Item? {
    while let first = heap.first {
      if !first.isCancelled { return first }
      removeFirst()
    }
    return nil
  }

  /// Adds an item.
  ///
  /// Of two with the same time, the one added first comes first.
  func add(_ item: Item) {
    // The usual case of a timer that is started again: the cancelled work was scheduled last.
    while !heap.isEmpty, heap[heap.count - 1].isCancelled { heap.removeLast() }
    if heap.count >= sweepingCount { sweep() }
    lastNumber += 1
    item.number = lastNumber
    heap.append(item)
    rise(item, from: heap.count - 1)
  }

  /// Removes the first item; there must be one.
  func removeFirst() {
    let last = heap.removeLast()
    if !heap.isEmpty { sink(last, from: 0) }
  }

  /// Removes the cancelled items.
  ///
  /// The next time only when the heap has doubled, so that each item is moved a constant number of times on average.
  private func sweep() {
    heap.removeAll(where: \.isCancelled)
    for index in stride(from: heap.count / 2 - 1, through: 0, by: -1) {
      sink(heap[index], from: index)
    }
    sweepingCount = max(64, 2 * heap.count)
  }

  private func isBefore(_ lhs: Item, _ rhs: Item) -> Bool {
    switch compare(lhs, rhs) {
    case .lessThan: true
    case .equal: lhs.number < rhs.number
    case .greaterThan: false
    }
  }

  private func rise(_ item: Item, from start: Int) {
    var index = start
    while index > 0 {
      let parent = heap[(index - 1) / 2]
      if !isBefore(item, parent) { break }
      heap[index] = parent
      index = (index - 1) / 2
    }
    heap[index] = item
  }

  private func sink(_ item: Item, from start: Int) {
    var index = start
    while 2 * index + 1 < heap.count {
      var child = 2 * index + 1
      if child + 1 < heap.count, isBefore(heap[child + 1], heap[child]) { child += 1 }
      if !isBefore(heap[child], item) { break }
      heap[index] = heap[child]
      index = child
    }
    heap[index] = item
  }

  /// Scheduled work; disposing it, on any thread, cancels the work.
  class Item: Disposable {
    private enum State: UInt8, AtomicRepresentable {
      case scheduled
      case started
      case cancelled
    }

    @exclusivity(unchecked) fileprivate final var number = 0
    private final let state = Atomic(State.scheduled)
    // Used only by the caller that changes the state from `scheduled`.
    @exclusivity(unchecked) private final var work: (() -> any Disposable)?
    /// Holds the disposable that the work returns.
    private final let result = SingleAssignmentDisposable()

    init(_ work: @escaping () -> any Disposable) { self.work = work }

    fileprivate final var isCancelled: Bool { state.load(ordering: .relaxed) == .cancelled }

    /// Runs the work, unless it is cancelled; the item has been removed from its queue.
    final func perform() {
      guard change(to: .started), let work else { return }
      self.work = nil
      result.setDisposable(work())
    }

    final func dispose() {
      if change(to: .cancelled) { work = nil }
      result.dispose()
    }

    private final func change(to new: State) -> Bool {
      state.compareExchange(expected: .scheduled, desired: new, ordering: .acquiringAndReleasing)
        .exchanged
    }
  }
}
