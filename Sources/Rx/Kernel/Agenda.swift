/// The work that waits on a virtual clock, the earliest first: a binary heap.
///
/// It knows nothing of the kind of time, which the clock compares for it, so that none of its code is generic.
final class Agenda {
  private let compare: (Entry, Entry) -> VirtualTimeComparison
  @exclusivity(unchecked) private var heap: [Entry] = []
  @exclusivity(unchecked) private var lastNumber = 0

  /// - Parameter compare: Compares the times of two entries.
  init(_ compare: @escaping (Entry, Entry) -> VirtualTimeComparison) { self.compare = compare }

  deinit {
    for entry in heap { entry.agenda = nil }
  }

  var count: Int { heap.count }

  var first: Entry? { heap.first }

  /// Adds an entry; of two with the same time the one added first comes first.
  func add(_ entry: Entry) {
    lastNumber += 1
    entry.number = lastNumber
    entry.agenda = self
    heap.append(entry)
    rise(entry, from: heap.count - 1)
  }

  /// Takes out an entry that is in this agenda.
  func remove(_ entry: Entry) {
    entry.agenda = nil
    let last = heap.removeLast()
    if last === entry { return }
    let place = entry.place
    rise(last, from: place)
    sink(last, from: last.place)
  }

  private func isBefore(_ lhs: Entry, _ rhs: Entry) -> Bool {
    switch compare(lhs, rhs) {
    case .lessThan: true
    case .equal: lhs.number < rhs.number
    case .greaterThan: false
    }
  }

  private func put(_ entry: Entry, at place: Int) {
    heap[place] = entry
    entry.place = place
  }

  private func rise(_ entry: Entry, from start: Int) {
    var place = start
    while place > 0 {
      let parent = heap[(place - 1) / 2]
      if !isBefore(entry, parent) { break }
      put(parent, at: place)
      place = (place - 1) / 2
    }
    put(entry, at: place)
  }

  private func sink(_ entry: Entry, from start: Int) {
    var place = start
    while 2 * place + 1 < heap.count {
      var child = 2 * place + 1
      if child + 1 < heap.count, isBefore(heap[child + 1], heap[child]) { child += 1 }
      if !isBefore(heap[child], entry) { break }
      put(heap[child], at: place)
      place = child
    }
    put(entry, at: place)
  }

  /// A piece of work, and what cancels it.
  class Entry: Disposable {
    // The agenda's, while the entry is in it.
    @exclusivity(unchecked) fileprivate final unowned(unsafe) var agenda: Agenda?
    @exclusivity(unchecked) fileprivate final var place = 0
    @exclusivity(unchecked) fileprivate final var number = 0
    // Nil once it has been begun or cancelled.
    @exclusivity(unchecked) private final var work: (() -> any Disposable)?
    /// What ends what the work has begun.
    private final let outcome = SingleAssignmentDisposable()

    init(_ work: @escaping () -> any Disposable) { self.work = work }

    /// Does the work; the entry has been taken out of its agenda.
    final func perform() {
      guard let work else { return }
      self.work = nil
      outcome.setDisposable(work())
    }

    final func dispose() {
      agenda?.remove(self)
      work = nil
      outcome.dispose()
    }
  }
}
