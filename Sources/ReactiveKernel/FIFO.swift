/// A queue with constant-time `append` and `popFirst`.
@usableFromInline
package struct FIFO<Element> {
  @usableFromInline var elements: [Element?] = []
  @usableFromInline var head = 0
  // Stored, so that `isEmpty` does not touch generic storage.
  @usableFromInline var waiting = 0

  @inlinable
  package init() {}

  @inlinable
  package var isEmpty: Bool { waiting == 0 }

  @inlinable
  package var count: Int { waiting }

  @inlinable
  package mutating func append(_ element: Element) {
    elements.append(element)
    waiting += 1
  }

  @inlinable
  package mutating func popFirst() -> Element? {
    if isEmpty { return nil }
    let element = elements[head]
    elements[head] = nil
    head += 1
    waiting -= 1
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
