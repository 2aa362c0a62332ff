import ReactiveKernel

/// The latest elements of an observable, up to a limit.
struct ReplayBuffer<Element> {
  private let limit: Int
  private let buffer = RingBuffer<Element>()

  /// - Parameter limit: The number of elements that are kept; `Int.max` keeps all.
  init(limit: Int) { self.limit = max(0, limit) }

  /// The elements, oldest first.
  var elements: [Element] { buffer.values }

  /// Appends an element, and replaces `element` by the one that is removed for it, which the caller releases outside its
  /// lock.
  func append(_ element: inout Element) {
    if buffer.count < limit {
      buffer.append(element)
    } else if limit > 0 {
      buffer.exchange(&element)
    }
  }

  /// Removes and returns all elements.
  func takeAll() -> [Element] {
    let all = elements
    while buffer.count > 0 { _ = buffer.removeFirst() }
    return all
  }
}
