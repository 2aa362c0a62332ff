extension Array { func second() -> Element? { count > 1 ? self[1] : nil }; func apply<T>(_ f: ([Element]) -> T) -> T { f(self) } }
extension Sequence { func countWhere(_ f: (Element) -> Bool) -> Int { filter(f).count } }
print([1, 2].second()!, [1].second() as Any, [3, 1].apply { $0.sorted() }, "hello".countWhere { $0 == "l" }, (1...10).countWhere { $0 > 7 })
// expect: 2 nil [1, 3] 2 3
