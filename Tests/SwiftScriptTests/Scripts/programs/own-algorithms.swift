// generic algorithms over Collection
extension Collection {
  func chunked(into size: Int) -> [SubSequence] { var out: [SubSequence] = []; var i = startIndex; while i != endIndex { let j = index(i, offsetBy: size, limitedBy: endIndex) ?? endIndex; out.append(self[i..<j]); i = j }; return out }
  subscript(safe i: Index) -> Element? { indices.contains(i) ? self[i] : nil }
  func binarySearch(_ predicate: (Element) -> Bool) -> Index { var low = startIndex, high = endIndex
    while low != high { let mid = index(low, offsetBy: distance(from: low, to: high) / 2); if predicate(self[mid]) { low = index(after: mid) } else { high = mid } }; return low }
}
extension Sequence where Element: Hashable { func histogram() -> [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } }
  var uniqued: [Element] { var seen = Set<Element>(); return filter { seen.insert($0).inserted } } }
extension Sequence { func all(_ p: (Element) throws -> Bool) rethrows -> Bool { try !contains { try !p($0) } }
  func count(where p: (Element) -> Bool) -> Int { var n = 0; for e in self where p(e) { n += 1 }; return n }
  func scan<R>(_ r: R, _ f: (R, Element) -> R) -> [R] { var acc = r; return map { acc = f(acc, $0); return acc } } }
extension Array { mutating func remove(where p: (Element) -> Bool) -> [Element] { let gone = filter(p); removeAll(where: p); return gone }
  func cartesian<U>(_ o: [U]) -> [(Element, U)] { flatMap { a in o.map { (a, $0) } } } }
extension Array where Element == Int { var median: Double? { guard !isEmpty else { return nil }; let s = sorted(); return count % 2 == 1 ? Double(s[count / 2]) : Double(s[count / 2 - 1] + s[count / 2]) / 2 } }
extension Array where Element: BinaryFloatingPoint { func mean() -> Element { isEmpty ? 0 : reduce(0, +) / Element(count) } }
extension Array where Element: Collection, Element.Element == Character { func lengths() -> [Int] { map(\.count) } }
extension Dictionary where Value: Comparable { func topKey() -> Key? { self.max { $0.value < $1.value }?.key } }
extension Optional where Wrapped: Collection { var isNilOrEmpty: Bool { self?.isEmpty ?? true } }
extension Int { func times(_ f: (Int) -> Void) { (0..<self).forEach(f) }; var isPrime: Bool { self > 1 && !(2..<self).prefix { $0 * $0 <= self }.contains { self % $0 == 0 } } }
print([1, 2, 3, 4, 5].chunked(into: 2), "abcdefg".chunked(into: 3), [1, 2][safe: 5] as Any, ["x"][safe: 0]!)
let sorted = stride(from: 0, to: 50, by: 5).map { $0 }; print(sorted.binarySearch { $0 < 22 }, [1, 1, 2].uniqued, "hello".uniqued)
print("mississippi".histogram().sorted { $0.key < $1.key }.map { "\($0)\($1)" }, [2, 4].all { $0 % 2 == 0 }, (1...10).count { $0 > 7 }, [1, 2, 3].scan(0, +))
var list = Array(1...6); print(list.remove { $0 % 2 == 0 }, list, [1, 2].cartesian(["a", "b"]).map { "\($0)\($1)" })
print([3, 1, 2].median ?? 0, [4, 1, 2, 3].median!, [Int]().median as Any, [1.0, 2, 4].mean(), [Float(1), 2].mean(), ["ab", "c"].lengths())
print(["a": 3, "b": 7].topKey()!, ([] as [Int]?).isNilOrEmpty, Optional("x").isNilOrEmpty, (1...30).filter(\.isPrime)); 3.times { print($0, terminator: " ") }; print()
func quicksort<T: Comparable>(_ a: [T]) -> [T] { guard let p = a.first else { return [] }; let rest = a.dropFirst(); return quicksort(rest.filter { $0 < p }) + [p] + quicksort(rest.filter { $0 >= p }) }
func merge<T>(_ a: [T], _ b: [T], by less: (T, T) -> Bool) -> [T] { var (i, j, out) = (0, 0, [T]()); while i < a.count && j < b.count { if less(b[j], a[i]) { out.append(b[j]); j += 1 } else { out.append(a[i]); i += 1 } }; return out + a[i...] + b[j...] }
print(quicksort([3, 1, 2]), quicksort(["b", "a"]), merge([1, 4], [2, 3, 9], by: <))
func permutations<T>(_ a: [T]) -> [[T]] { a.count <= 1 ? [a] : a.indices.flatMap { i -> [[T]] in var rest = a; let x = rest.remove(at: i); return permutations(rest).map { [x] + $0 } } }
print(permutations([1, 2, 3]).count, permutations(Array("abc")).map { String($0) })
func gcd<T: BinaryInteger>(_ a: T, _ b: T) -> T { b == 0 ? a : gcd(b, a % b) }
print(gcd(12, 18), gcd(UInt8(9), 6), (1...5).reduce(1, { $0 * $1 / gcd($0, $1) }))
struct Stack<E>: Sequence, ExpressibleByArrayLiteral { private var a: [E] = []; init(arrayLiteral e: E...) { a = e }; mutating func push(_ e: E) { a.append(e) }; @discardableResult mutating func pop() -> E? { a.popLast() }; var top: E? { a.last }
  func makeIterator() -> AnyIterator<E> { var i = a.count; return AnyIterator { i -= 1; return i >= 0 ? self.a[i] : nil } } }
var s: Stack = [1, 2, 3]; s.push(4); s.pop(); print(Array(s), s.map { $0 * 2 }, s.contains(2), s.top!, s.reduce(0, +), s.sorted(), s.first { $0 < 3 }!)
struct Fib: Sequence, IteratorProtocol { var (a, b) = (0, 1); mutating func next() -> Int? { defer { (a, b) = (b, a + b) }; return a } }
print(Array(Fib().prefix(10)), Fib().lazy.filter { $0 % 2 == 0 }.prefix(4).map { $0 }, Fib().first { $0 > 100 }!, zip(Fib(), "abc").map { "\($1)\($0)" })
struct Grid<T>: CustomStringConvertible { var cells: [[T]]; init(_ w: Int, _ h: Int, _ v: @autoclosure () -> T) { cells = (0..<h).map { _ in (0..<w).map { _ in v() } } }
  subscript(x: Int, y: Int) -> T { get { cells[y][x] } set { cells[y][x] = newValue } }
  var description: String { cells.map { $0.map { "\($0)" }.joined() }.joined(separator: "\n") } }
var g = Grid(3, 2, "."); g[1, 1] = "#"; g[0, 0].append("!"); print(g); 
let nested = [[1, 2], [], [3]]; print(nested.joined().map { $0 }, nested.flatMap { $0 }.max() ?? 0, nested.map(\.count).enumerated().filter { $0.element > 0 }.map(\.offset), nested.first?.last ?? 0)
print(sequence(first: 1) { $0 < 50 ? $0 * 3 : nil }.map { $0 }, Array(sequence(state: 5) { (n: inout Int) -> Int? in n -= 1; return n > 0 ? n : nil }), Array(repeating: 0, count: 2), [3, 1].sorted(by: >), (0..<5).reversed().dropFirst(2).map { $0 }, [1, 2, 3].partitioned { $0 > 1 })
extension Array { func partitioned(_ p: (Element) -> Bool) -> (yes: [Element], no: [Element]) { var (y, n) = ([Element](), [Element]()); for e in self { p(e) ? y.append(e) : n.append(e) }; return (y, n) } }

