/// A binary heap: the least element first.
struct PriorityQueue<Element: AnyObject & Comparable> {
  private var heap: [Element] = []
  // Where each element is, so that a cancelled one is found without a search.
  private var places: [ObjectIdentifier: Int] = [:]

  var count: Int { heap.count }

  var first: Element? { heap.first }

  mutating func insert(_ element: Element) {
    heap.append(element)
    places[ObjectIdentifier(element)] = heap.count - 1
    rise(heap.count - 1)
  }

  /// Removes an element, if it is there.
  mutating func remove(_ element: Element) {
    guard let place = places.removeValue(forKey: ObjectIdentifier(element)) else { return }
    let last = heap.removeLast()
    if place == heap.count { return }
    put(last, at: place)
    rise(place)
    sink(place)
  }

  private mutating func put(_ element: Element, at place: Int) {
    heap[place] = element
    places[ObjectIdentifier(element)] = place
  }

  private mutating func rise(_ start: Int) {
    var place = start
    while place > 0 {
      let parent = (place - 1) / 2
      if !(heap[place] < heap[parent]) { return }
      swap(place, parent)
      place = parent
    }
  }

  private mutating func sink(_ start: Int) {
    var place = start
    while true {
      var least = place
      for child in [2 * place + 1, 2 * place + 2] where child < heap.count {
        if heap[child] < heap[least] { least = child }
      }
      if least == place { return }
      swap(place, least)
      place = least
    }
  }

  private mutating func swap(_ first: Int, _ second: Int) {
    let element = heap[first]
    put(heap[second], at: first)
    put(element, at: second)
  }
}
