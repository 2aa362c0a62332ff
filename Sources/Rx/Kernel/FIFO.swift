/// A queue with constant-time `append` and `popFirst`.
@usableFromInline
struct FIFO<Element> {
  @usableFromInline var elements: [Element?] = []
  @usableFromInline var head = 0
  // Stored, so that `isEmpty` does not touch generic storage.
  @usableFromInline var count = 0

  @inlinable
  init() {}

  @inlinable
  var isEmpty: Bool { count == 0 }

  @inlinable
  var first: Element? { isEmpty ? nil : elements[head] }

  @inlinable
  mutating func append(_ element: Element) {
    elements.append(element)
    count += 1
  }

  @inlinable
  mutating func popFirst() -> Element? {
    if isEmpty { return nil }
    let element = elements[head]
    elements[head] = nil
    head += 1
    count -= 1
    if isEmpty {
      elements.removeAll(keepingCapacity: elements.count < 1024)
      head = 0
    } else if head >= 1024, head * 2 >= elements.count {
      // In bulk, so that each element is moved at most once on average.
      elements.removeFirst(head)
      head = 0
    }
    return element
  }
}
