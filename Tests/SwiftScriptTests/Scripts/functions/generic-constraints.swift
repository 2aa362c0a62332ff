func largest<T: Comparable>(_ list: [T]) -> T? {
  guard var best = list.first else { return nil }
  for item in list.dropFirst() where item > best { best = item }
  return best
}
print(largest([3, 9, 2]) as Any, largest(["b", "a"]) as Any, largest([Int]()) as Any)
// expect: Optional(9) Optional("b") nil
func same<A: Equatable>(_ a: A, _ b: A) -> Bool { a == b }
print(same(1, 1), same("a", "b"))  // expect: true false
func describeAll<S: Sequence>(_ s: S) -> String where S.Element: CustomStringConvertible {
  s.map { $0.description }.joined(separator: "|")
}
print(describeAll([1, 2]), describeAll(1...3), describeAll(Set(["x"])))  // expect: 1|2 1|2|3 x
func sum<T: Numeric>(_ list: [T]) -> T { list.reduce(0, +) }
print(sum([1, 2, 3]), sum([0.5, 0.25]))  // expect: 6 0.75
func firstIndex<C: Collection>(of e: C.Element, in c: C) -> Int? where C.Element: Equatable {
  for (i, x) in c.enumerated() where x == e { return i }
  return nil
}
print(firstIndex(of: "c", in: ["a", "b", "c"])!)  // expect: 2
