/// The last elements of a sequence, up to a limit.
struct ReplayBuffer<Element> {
  private let limit: Int
  // A ring once it is full: the oldest element is at `start`.
  private var ring: [Element] = []
  private var start = 0

  /// - Parameter limit: How many elements are kept; `Int.max` keeps all.
  init(limit: Int) { self.limit = max(0, limit) }

  /// The elements, oldest first.
  var elements: [Element] {
    start == 0 ? ring : Array(ring[start...] + ring[..<start])
  }

  /// Adds an element, and returns the one it displaces, for the caller to let go of outside its lock.
  mutating func append(_ element: Element) -> Element? {
    if limit == 0 { return nil }
    if ring.count < limit {
      ring.append(element)
      return nil
    }
    let oldest = ring[start]
    ring[start] = element
    start += 1
    if start == limit { start = 0 }
    return oldest
  }

  /// Takes everything out.
  mutating func takeAll() -> [Element] {
    let all = elements
    ring = []
    start = 0
    return all
  }
}
