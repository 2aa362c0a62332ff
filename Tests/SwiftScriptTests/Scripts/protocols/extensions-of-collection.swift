extension Collection {
  func split2(at n: Int) -> (SubSequence, SubSequence) {
    let i = index(startIndex, offsetBy: n)
    return (self[startIndex..<i], self[i...])
  }
  func chunked(_ n: Int) -> [SubSequence] {
    var result: [SubSequence] = []
    var start = startIndex
    while start != endIndex {
      let end = index(start, offsetBy: n, limitedBy: endIndex) ?? endIndex
      result.append(self[start..<end])
      start = end
    }
    return result
  }
  var tail: SubSequence { dropFirst() }
}
print([1, 2, 3, 4, 5].split2(at: 2))  // expect: (ArraySlice([1, 2]), ArraySlice([3, 4, 5]))
print([1, 2, 3, 4, 5].chunked(2))  // expect: [ArraySlice([1, 2]), ArraySlice([3, 4]), ArraySlice([5])]
print("hello world".chunked(4))  // expect: ["hell", "o wo", "rld"]
print([1, 2, 3].tail, "abc".tail)  // expect: [2, 3] bc
extension Sequence where Element: Hashable {
  func counted() -> [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } }
}
print("hello".counted().sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })  // expect: ["e1", "h1", "l2", "o1"]
extension Collection where Index == Int {
  func every(_ n: Int) -> [Element] { stride(from: startIndex, to: endIndex, by: n).map { self[$0] } }
}
print([1, 2, 3, 4, 5].every(2))  // expect: [1, 3, 5]
extension BidirectionalCollection {
  var second: Element? { dropFirst().first }
  var lastTwo: SubSequence { suffix(2) }
}
print([1, 2, 3].second ?? 0, [1, 2, 3].lastTwo)  // expect: 2 [2, 3]
extension RandomAccessCollection {
  func search(_ p: (Element) -> Bool) -> Index {
    var lo = startIndex, hi = endIndex
    while lo < hi {
      let mid = index(lo, offsetBy: distance(from: lo, to: hi) / 2)
      if p(self[mid]) { lo = index(after: mid) } else { hi = mid }
    }
    return lo
  }
}
print([1, 3, 5, 7].search { $0 < 4 })  // expect: 2
