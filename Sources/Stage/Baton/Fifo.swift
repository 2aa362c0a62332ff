/// A first-in, first-out line.
///
/// Taking from the front costs the same however long the line is.
struct Fifo<Element> {
  private var slots: [Element?] = []
  private var head = 0

  var isEmpty: Bool { head == slots.count }

  var first: Element? { isEmpty ? nil : slots[head] }

  mutating func append(_ element: Element) { slots.append(element) }

  /// Puts an element before all others.
  mutating func prepend(_ element: Element) {
    slots.replaceSubrange(..<head, with: CollectionOfOne(Optional(element)))
    head = 0
  }

  mutating func popFirst() -> Element? {
    if isEmpty { return nil }
    let element = slots[head]
    slots[head] = nil
    head += 1
    if head == slots.count || head >= 64 && head * 2 > slots.count {
      slots.removeSubrange(..<head)
      head = 0
    }
    return element
  }

  mutating func removeAll(where isUnwanted: (Element) -> Bool) {
    slots.removeSubrange(..<head)
    head = 0
    slots.removeAll { $0.map(isUnwanted) ?? true }
  }
}
