/// A queue: append at the end, take from the front.
struct FIFO<Element> {
  private var elements: [Element?] = []
  private var head = 0
  // Counted, so that asking whether anything waits touches nothing generic.
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
      // In bulk, so that each element is moved once at most on average.
      elements.removeFirst(head)
      head = 0
    }
    return element
  }
}
