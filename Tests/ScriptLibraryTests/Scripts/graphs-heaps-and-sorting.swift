import Foundation
// Graphs, heaps, tries, algorithms
struct Heap<T> {
  private var a: [T] = []; private let before: (T, T) -> Bool
  init(_ before: @escaping (T, T) -> Bool) { self.before = before }
  init<S: Sequence>(_ s: S, _ before: @escaping (T, T) -> Bool) where S.Element == T { self.init(before); s.forEach { push($0) } }
  var isEmpty: Bool { a.isEmpty }; var count: Int { a.count }; var peek: T? { a.first }
  mutating func push(_ x: T) { a.append(x); var i = a.count - 1; while i > 0, before(a[i], a[(i - 1) / 2]) { a.swapAt(i, (i - 1) / 2); i = (i - 1) / 2 } }
  mutating func pop() -> T? {
    guard !a.isEmpty else { return nil }
    a.swapAt(0, a.count - 1)
    let top = a.removeLast()
    var i = 0
    while true {
      var m = i
      for c in [2 * i + 1, 2 * i + 2] where c < a.count && before(a[c], a[m]) { m = c }
      if m == i { break }
      a.swapAt(i, m); i = m
    }
    return top
  }
}
struct Graph<V: Hashable & Comparable> {
  struct Edge: Hashable { let to: V; let weight: Int }
  private(set) var adj: [V: Set<Edge>] = [:]
  mutating func connect(_ a: V, _ b: V, _ w: Int = 1) { adj[a, default: []].insert(Edge(to: b, weight: w)); adj[b, default: []].insert(.init(to: a, weight: w)) }
  func bfs(from s: V) -> [V] {
    var seen: Set = [s], queue = [s], out: [V] = []
    while !queue.isEmpty {
      let v = queue.removeFirst(); out.append(v)
      for e in adj[v, default: []].sorted(by: { $0.to < $1.to }) where seen.insert(e.to).inserted { queue.append(e.to) }
    }
    return out
  }
  func shortest(_ s: V, _ t: V) -> (cost: Int, path: [V])? {
    var dist: [V: Int] = [s: 0], prev: [V: V] = [:]
    var heap = Heap<(V, Int)> { $0.1 < $1.1 }
    heap.push((s, 0))
    while let (v, d) = heap.pop() {
      if v == t { break }
      guard d <= dist[v]! else { continue }
      for e in adj[v] ?? [] {
        let nd = d + e.weight
        if nd < dist[e.to, default: .max] { dist[e.to] = nd; prev[e.to] = v; heap.push((e.to, nd)) }
      }
    }
    guard let cost = dist[t] else { return nil }
    let path = Array(sequence(first: t) { prev[$0] }.reversed())
    return (cost, path)
  }
}
var g = Graph<String>()
for (a, b, w) in [("A", "B", 4), ("A", "C", 1), ("C", "B", 2), ("B", "D", 5), ("C", "D", 8)] { g.connect(a, b, w) }
print(g.bfs(from: "A"), g.shortest("A", "D")!, g.shortest("A", "Z") == nil)
final class Trie {
  private var children: [Character: Trie] = [:]; private var isWord = false
  func insert<S: StringProtocol>(_ w: S) { guard let c = w.first else { isWord = true; return }; children[c, default: Trie()].insert(w.dropFirst()) }
  func words(_ prefix: String = "") -> [String] {
    var node = self
    for c in prefix { guard let next = node.children[c] else { return [] }; node = next }
    return node.collect(prefix)
  }
  private func collect(_ p: String) -> [String] { (isWord ? [p] : []) + children.sorted { $0.key < $1.key }.flatMap { $1.collect(p + String($0)) } }
}
let trie = Trie()
"car card care cat dog do".split(separator: " ").forEach { trie.insert($0) }
print(trie.words("car"), trie.words("d"), trie.words().count, trie.words("x"))
func quicksort<T: Comparable>(_ a: [T]) -> [T] {
  guard a.count > 1 else { return a }
  let p = a[a.count / 2]
  return quicksort(a.filter { $0 < p }) + a.filter { $0 == p } + quicksort(a.filter { $0 > p })
}
func mergeSort<C: RandomAccessCollection>(_ c: C) -> [C.Element] where C.Element: Comparable {
  if c.count < 2 { return Array(c) }
  let mid = c.index(c.startIndex, offsetBy: c.count / 2)
  var (l, r) = (mergeSort(c[..<mid])[...], mergeSort(c[mid...])[...]), out: [C.Element] = []
  while let a = l.first, let b = r.first { out.append(a <= b ? l.removeFirst() : r.removeFirst()) }
  return out + l + r
}
func permutations<T>(_ a: [T]) -> [[T]] { a.count <= 1 ? [a] : a.indices.flatMap { i -> [[T]] in var rest = a; let x = rest.remove(at: i); return permutations(rest).map { [x] + $0 } } }
func binarySearch<C: RandomAccessCollection>(_ c: C, _ x: C.Element) -> C.Index? where C.Element: Comparable {
  var (lo, hi) = (c.startIndex, c.endIndex)
  while lo < hi {
    let mid = c.index(lo, offsetBy: c.distance(from: lo, to: hi) / 2)
    if c[mid] == x { return mid } else if c[mid] < x { lo = c.index(after: mid) } else { hi = mid }
  }
  return nil
}
print(quicksort([3, 1, 2, 3]), mergeSort([5, 2, 9, 1]), mergeSort(Array("hello")), permutations([1, 2, 3]).count, permutations(["a", "b"]))
print(binarySearch([1, 3, 5, 7], 5) as Any, binarySearch([1, 3][...], 4) as Any)
let sieve = (2...30).filter { n in !(2..<n).contains { n % $0 == 0 } }
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
func lev(_ a: String, _ b: String) -> Int {
  let (a, b) = (Array(a), Array(b))
  var d = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
  for i in 0...a.count { d[i][0] = i }
  for j in 0...b.count { d[0][j] = j }
  for i in 1...a.count { for j in 1...b.count { d[i][j] = a[i - 1] == b[j - 1] ? d[i - 1][j - 1] : 1 + min(d[i - 1][j], d[i][j - 1], d[i - 1][j - 1]) } }
  return d[a.count][b.count]
}
print(sieve, gcd(84, 36), lev("kitten", "sitting"))
var heap = Heap([5, 1, 4], >)
heap.push(9)
var drained: [Int] = []; while let x = heap.pop() { drained.append(x) }
print(drained, heap.isEmpty, Heap([2.5, 1], <).peek!)
var memo: [Int: Int] = [:]
func fib(_ n: Int) -> Int { if let m = memo[n] { return m }; let r = n < 2 ? n : fib(n - 1) + fib(n - 2); memo[n] = r; return r }
print(fib(50), String(fib(20), radix: 2), Int("ff", radix: 16)!, 0b101 | 1 << 3, ~5 & 0xF, 7 ^ 2, -7 / 2, -7 % 3, 7.0.remainder(dividingBy: 4))

// expect: ["A", "B", "C", "D"] (cost: 8, path: ["A", "C", "B", "D"]) true
// expect: [] [] 0 []
// expect: [1, 2, 3, 3] [1, 2, 5, 9] ["e", "h", "l", "l", "o"] 6 [["a", "b"], ["b", "a"]]
// expect: Optional(2) nil
// expect: [2, 3, 5, 7, 11, 13, 17, 19, 23, 29] 12 3
// expect: [9, 5, 4, 1] true 1.0
// expect: 12586269025 1101001101101 255 13 10 5 -3 -1 -1.0
