struct PriorityQueue<T> {
  private var heap: [T] = []
  private let before: (T, T) -> Bool
  init(_ before: @escaping (T, T) -> Bool) { self.before = before }
  var isEmpty: Bool { heap.isEmpty }
  mutating func push(_ x: T) {
    heap.append(x)
    var i = heap.count - 1
    while i > 0, before(heap[i], heap[(i - 1) / 2]) { heap.swapAt(i, (i - 1) / 2); i = (i - 1) / 2 }
  }
  mutating func pop() -> T? {
    guard let top = heap.first else { return nil }
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      var i = 0
      while true {
        var best = i
        for c in [2 * i + 1, 2 * i + 2] where c < heap.count && before(heap[c], heap[best]) { best = c }
        if best == i { break }
        heap.swapAt(i, best)
        i = best
      }
    }
    return top
  }
}
var q = PriorityQueue<Int>(<)
for n in [5, 1, 4, 2, 3] { q.push(n) }
var out: [Int] = []
while let n = q.pop() { out.append(n) }
print(out)  // expect: [1, 2, 3, 4, 5]
let graph: [String: [(to: String, cost: Int)]] = ["A": [("B", 1), ("C", 4)], "B": [("C", 2), ("D", 6)], "C": [("D", 3)], "D": []]
func shortest(_ start: String) -> [String: Int] {
  var distance = [start: 0]
  var queue = PriorityQueue<(node: String, cost: Int)> { $0.cost < $1.cost }
  queue.push((node: start, cost: 0))
  while let (node, cost) = queue.pop() {
    if cost > distance[node] ?? .max { continue }
    for edge in graph[node] ?? [] {
      let next = cost + edge.cost
      if next < distance[edge.to] ?? .max { distance[edge.to] = next; queue.push((node: edge.to, cost: next)) }
    }
  }
  return distance
}
print(shortest("A").sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
// expect: ["A0", "B1", "C3", "D6"]
