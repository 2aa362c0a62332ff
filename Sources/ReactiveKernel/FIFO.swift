/// A queue with constant-time `append` and `popFirst`, in a ring of raw storage: an array of optionals costs a switch over a
/// generic enum for each element.
@usableFromInline
package final class FIFO<Element> {
  @exclusivity(unchecked) private var ring = UnsafeMutablePointer<Element>.allocate(capacity: 2)
  @exclusivity(unchecked) private var capacity = 2
  @exclusivity(unchecked) private var head = 0

  /// The number of elements.
  @exclusivity(unchecked) package private(set) var count = 0

  package init() {}

  deinit {
    for offset in 0..<count { (ring + position(offset)).deinitialize(count: 1) }
    ring.deallocate()
  }

  package var isEmpty: Bool { count == 0 }

  /// The elements, oldest first.
  package var elements: [Element] { (0..<count).map { ring[position($0)] } }

  package func append(_ element: Element) {
    if count == capacity { grow() }
    (ring + position(count)).initialize(to: element)
    count += 1
  }

  package func popFirst() -> Element? { isEmpty ? nil : removeFirst() }

  /// Removes and returns the first element, which must be there.
  package func removeFirst() -> Element {
    precondition(count > 0, "The queue is empty.")
    let place = ring + head
    head = position(1)
    count -= 1
    return place.move()
  }

  // A capacity is a power of two.
  private func position(_ offset: Int) -> Int { (head + offset) & (capacity - 1) }

  private func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    for offset in 0..<count {
      (larger + offset).moveInitialize(from: ring + position(offset), count: 1)
    }
    ring.deallocate()
    ring = larger
    capacity *= 2
    head = 0
  }
}
