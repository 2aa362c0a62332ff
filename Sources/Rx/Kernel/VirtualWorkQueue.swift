/// The work that is scheduled on a virtual clock, as a binary heap: the earliest comes first.
///
/// The clock compares the times, so that none of this code is generic.
final class VirtualWorkQueue {
  private let compare: (Item, Item) -> VirtualTimeComparison
  @exclusivity(unchecked) private var heap: [Item] = []
  @exclusivity(unchecked) private var lastNumber = 0

  /// - Parameter compare: Compares the times of two items.
  init(_ compare: @escaping (Item, Item) -> VirtualTimeComparison) { self.compare = compare }

  deinit {
    for item in heap { item.queue = nil }
  }

  var count: Int { heap.count }

  var first: Item? { heap.first }

  /// Adds an item.
  ///
  /// Of two with the same time, the one added first comes first.
  func add(_ item: Item) {
    lastNumber += 1
    item.number = lastNumber
    item.queue = self
    heap.append(item)
    rise(item, from: heap.count - 1)
  }

  /// Removes an item, which must be in this queue.
  func remove(_ item: Item) {
    item.queue = nil
    let last = heap.removeLast()
    if last === item { return }
    let index = item.index
    rise(last, from: index)
    sink(last, from: last.index)
  }

  private func isBefore(_ lhs: Item, _ rhs: Item) -> Bool {
    switch compare(lhs, rhs) {
    case .lessThan: true
    case .equal: lhs.number < rhs.number
    case .greaterThan: false
    }
  }

  private func put(_ item: Item, at index: Int) {
    heap[index] = item
    item.index = index
  }

  private func rise(_ item: Item, from start: Int) {
    var index = start
    while index > 0 {
      let parent = heap[(index - 1) / 2]
      if !isBefore(item, parent) { break }
      put(parent, at: index)
      index = (index - 1) / 2
    }
    put(item, at: index)
  }

  private func sink(_ item: Item, from start: Int) {
    var index = start
    while 2 * index + 1 < heap.count {
      var child = 2 * index + 1
      if child + 1 < heap.count, isBefore(heap[child + 1], heap[child]) { child += 1 }
      if !isBefore(heap[child], item) { break }
      put(heap[child], at: index)
      index = child
    }
    put(item, at: index)
  }

  /// Scheduled work; disposing it cancels the work.
  class Item: Disposable {
    // Only used while the item is in a queue, and by that.
    @exclusivity(unchecked) fileprivate final unowned(unsafe) var queue: VirtualWorkQueue?
    @exclusivity(unchecked) fileprivate final var index = 0
    @exclusivity(unchecked) fileprivate final var number = 0
    // Nil once the work has started or been cancelled.
    @exclusivity(unchecked) private final var work: (() -> any Disposable)?
    /// Holds the disposable that the work returns.
    private final let result = SingleAssignmentDisposable()

    init(_ work: @escaping () -> any Disposable) { self.work = work }

    /// Runs the work; the item has been removed from its queue.
    final func perform() {
      guard let work else { return }
      self.work = nil
      result.setDisposable(work())
    }

    final func dispose() {
      queue?.remove(self)
      work = nil
      result.dispose()
    }
  }
}
