/// The last elements of a sequence, up to a limit.
struct ReplayBuffer<Element> {
  private let limit: Int
  private let line = Line<Element>()

  /// - Parameter limit: How many elements are kept; `Int.max` keeps all.
  init(limit: Int) { self.limit = max(0, limit) }

  /// The elements, oldest first.
  var elements: [Element] { line.values }

  /// Adds an element, and leaves in its place the one that it displaces, for the caller to let go of outside its lock.
  func append(_ element: inout Element) {
    if line.count < limit {
      line.append(element)
    } else if limit > 0 {
      line.exchange(&element)
    }
  }

  /// Takes everything out.
  func takeAll() -> [Element] {
    let all = elements
    while line.count > 0 { _ = line.popFirst() }
    return all
  }
}
