let xs = [10, 20, 30, 40, 50]
let s = xs[1...3]
print(s, s.startIndex, s.endIndex, s[1], s.first!, s.indices, s.count, type(of: s))
print(xs.prefix(2), xs.suffix(2), xs.dropFirst(), xs.suffix(2).startIndex, xs.dropFirst().first!, xs.dropFirst(2)[2])
print(Array(s)[0], [Int](xs[..<2]), xs[3...], xs[...1], s.map { $0 * 2 }, s.reduce(0, +), s.sorted(by: >))
for (i, x) in s.enumerated() { print(i, x, terminator: ";") }
print()
for i in s.indices { print(i, s[i], terminator: ";") }
print()
func sum(_ a: ArraySlice<Int>) -> Int { a.isEmpty ? 0 : a.first! + sum(a.dropFirst()) }
print(sum(xs[...]), sum(s))
func bs(_ a: ArraySlice<Int>, _ t: Int) -> Int? {
  if a.isEmpty { return nil }
  let mid = a.startIndex + (a.endIndex - a.startIndex) / 2
  if a[mid] == t { return mid }
  return a[mid] > t ? bs(a[a.startIndex..<mid], t) : bs(a[(mid + 1)..<a.endIndex], t)
}
print(bs(xs[...], 40) as Any, bs(xs[0..<5], 11) as Any)
var t = xs[2...]
t.append(60); t[2] = 31
print(t, t.startIndex, xs)
print(s == [20, 30, 40], Array(s) == [20, 30, 40], s.contains(20), s.firstIndex(of: 30)!, s.split(separator: 30).map { Array($0) })
func mergeSort(_ a: [Int]) -> [Int] {
  guard a.count > 1 else { return a }
  let m = a.count / 2
  let l = mergeSort(Array(a[..<m])), r = mergeSort(Array(a[m...]))
  var out: [Int] = [], i = 0, j = 0
  while i < l.count && j < r.count { if l[i] < r[j] { out.append(l[i]); i += 1 } else { out.append(r[j]); j += 1 } }
  return out + l[i...] + r[j...]
}
print(mergeSort([3, 1, 2, 5, 4]))
print(xs.split(separator: 30), xs.chunked(2).map { Array($0) })
extension Array { func chunked(_ n: Int) -> [ArraySlice<Element>] { stride(from: 0, to: count, by: n).map { self[$0..<Swift.min($0 + n, count)] } } }
let (a, b) = (xs.prefix(while: { $0 < 30 }), xs.drop { $0 < 30 }); print(a, b, b.startIndex)
var m = [1, 2, 3, 4]; m[1...2] = [9]; print(m); m.replaceSubrange(0..<1, with: [7, 8]); print(m); m.removeSubrange(1...2); print(m)
m += xs[3...]; m.append(contentsOf: s); print(m, m[m.count - 2..<m.count])
print(s.joinedText, xs.lastIndex(of: 30)!, s.last!, s.min()!, s.max()!, zip(s, s.dropFirst()).map { $1 - $0 })
extension Sequence { var joinedText: String { map { "\($0)" }.joined(separator: "+") } }
if case let first? = s.first, let last = s.last { print(first, last) }
print("\(s)", String(describing: s), s.isEmpty, s.description); debugPrint(s)

// expect: [20, 30, 40] 1 4 20 20 1..<4 3 ArraySlice<Int>
// expect: [10, 20] [40, 50] [20, 30, 40, 50] 3 20 30
// expect: 20 [10, 20] [40, 50] [10, 20] [40, 60, 80] 90 [40, 30, 20]
// expect: 0 20;1 30;2 40;
// expect: 1 20;2 30;3 40;
// expect: 150 90
// expect: Optional(3) nil
// expect: [31, 40, 50, 60] 2 [10, 20, 30, 40, 50]
// expect: true true true 2 [[20], [40]]
// expect: [1, 2, 3, 4, 5]
// expect: [ArraySlice([10, 20]), ArraySlice([40, 50])] [[10, 20], [30, 40], [50]]
// expect: [10, 20] [30, 40, 50] 2
// expect: [1, 9, 4]
// expect: [7, 8, 9, 4]
// expect: [7, 4]
// expect: [7, 4, 40, 50, 20, 30, 40] [30, 40]
// expect: 20+30+40 2 40 20 40 [10, 10]
// expect: 20 40
// expect: [20, 30, 40] [20, 30, 40] false [20, 30, 40]
// expect: ArraySlice([20, 30, 40])
