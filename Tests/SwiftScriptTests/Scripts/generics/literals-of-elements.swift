// A literal for an element waits until it is known what collection it is of.
func find<C: RandomAccessCollection>(_ items: C, _ wanted: C.Element) -> C.Index?
where C.Element: Comparable { items.firstIndex { $0 == wanted } }
func find<T: Comparable>(in items: [T], _ wanted: T) -> Int? { items.firstIndex(of: wanted) }
print(find(Array("abc"), "c") ?? -1, find(in: Array("abc"), "b") ?? -1)
// expect: 2 1
print(find("abc".map { $0 }, "a") ?? -1, find(Set("a").sorted(), "z") ?? -1, find(Array(0..<2), 1) ?? -1)
// expect: 0 -1 1
print(find(Array(repeating: 1.5, count: 2), 3) ?? -1, find([1.5, 2], 2) ?? -1)
// expect: -1 1
