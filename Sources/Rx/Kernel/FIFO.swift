/// A queue with constant-time `append` and `popFirst`.
struct FIFO<Element> {
  private var elements: [Element?] = []
  private var head = 0
  // Stored, so that `isEmpty` does not touch generic storage.
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  var first: Element? { isEmpty ? nil : elements[head] }

  mutating func append(_ element: Element) {
    elements.append(element)
    count += 1
  }

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
