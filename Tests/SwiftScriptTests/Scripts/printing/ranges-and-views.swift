print(1..., ..<3, ...3, 1..<3, 1...3, 1.5..., 0.5...1)
debugPrint(1..., ..<3, ...3, 1..<3, 1...3, 1.5..., 0.5...1)
print([1..<3], Optional(1...2) as Any, (1...2, 3..<4))
dump(1...); dump(1..<3); dump(1...3)
print(type(of: 1...), type(of: ..<3), type(of: ...3), type(of: 1..<3), type(of: 0.5...1))
print(stride(from: 0, to: 10, by: 3)); print(stride(from: 0, through: 10, by: 3)); print(stride(from: 0.5, to: 1, by: 0.25))
debugPrint(stride(from: 0, to: 10, by: 3), stride(from: 0, through: 1.5, by: 0.5))
print(type(of: stride(from: 0, to: 10, by: 3)), type(of: stride(from: 0, through: 1.5, by: 0.5)))
print([1, 2].reversed()); debugPrint([1, 2].reversed()); print(type(of: [1, 2].reversed()), type(of: "ab".reversed()), type(of: (1...3).reversed()))
print("ab".reversed(), (1...3).reversed())
print([1, 2].enumerated()); debugPrint([1, 2].enumerated()); print(type(of: [1, 2].enumerated()), type(of: "ab".enumerated()))
print(zip([1, 2], ["a"])); debugPrint(zip([1, 2], ["a"])); print(type(of: zip([1, 2], "ab")), type(of: zip(1..., [true])), zip(1..., [true]))
print([1, 2].lazy); debugPrint([1].lazy); print(type(of: [1, 2].lazy), type(of: [1].lazy.filter { $0 > 1 }), type(of: (1...3).lazy))
print([1, 2].lazy.map { "\($0)" }); print([1].lazy.filter { $0 > 1 })
print([[1], [2]].joined(), type(of: [[1], [2]].joined())); debugPrint([[1], [2]].joined())
print(Array([[1], [2]].joined(separator: [0])))
let d = ["a": 1]
print(d.keys, d.values, type(of: d.keys), type(of: d.values)); debugPrint(d.keys, d.values)
dump([1, 2].reversed()); dump(stride(from: 0, to: 3, by: 1)); dump([1].enumerated())
print([1, 2].indices, type(of: [1, 2].indices), d.indices.count)
print(repeatElement(1, count: 2), type(of: repeatElement(1, count: 2)))
print(sequence(first: 1, next: { $0 < 3 ? $0 + 1 : nil }).map { $0 })
print([1, 2].reversed() + [3], [1, 2].reversed() == [2, 1], [3, 1].reversed().map { $0 }, [1, 2].reversed().first!)
let a: [Int] = [1, 2].reversed()
print(a, type(of: a), [1, 2].reversed() as [Int], Array([1, 2].reversed()))
print(d.first!, d.keys.sorted(), Array(d.keys), d.keys.joined(separator: "+"), d.mapValues { $0 + 1 })
print(Array((1...).prefix(3)))
print([1, 2, 3].prefix(2).reversed(), "abc".reversed().prefix(2).map { $0 }, type(of: Set([1])))
print("\([1, 2].reversed())", String(describing: 1..<2), String(reflecting: 1..<2))
let m = Mirror(reflecting: 1..<3); print(m.children.map { ($0.label ?? "-", $0.value) }, m.subjectType, m.displayStyle as Any)
print([1, 2, 3].dropFirst().enumerated().map { "\($0)\($1)" })
print(type(of: [1, 2][0...]), [1, 2][0...], (0..<10).lazy.map { $0 * 2 }.first!)
print(Range(1...3), ClosedRange(1..<3), (1..<3).count, (1...3).isEmpty, (1...5).contains(3), 1..<3 == 1..<3, (1...3).sum)
extension ClosedRange where Bound == Int { var sum: Int { reduce(0, +) } }
// expect: PartialRangeFrom<Int>(lowerBound: 1) PartialRangeUpTo<Int>(upperBound: 3) PartialRangeThrough<Int>(upperBound: 3) 1..<3 1...3 PartialRangeFrom<Double>(lowerBound: 1.5) 0.5...1.0
// expect: Swift.PartialRangeFrom<Swift.Int>(lowerBound: 1) Swift.PartialRangeUpTo<Swift.Int>(upperBound: 3) Swift.PartialRangeThrough<Swift.Int>(upperBound: 3) Range(1..<3) ClosedRange(1...3) Swift.PartialRangeFrom<Swift.Double>(lowerBound: 1.5) ClosedRange(0.5...1.0)
// expect: [Range(1..<3)] Optional(ClosedRange(1...2)) (ClosedRange(1...2), Range(3..<4))
// expect: ▿ Swift.PartialRangeFrom<Swift.Int>
// expect:   - lowerBound: 1
// expect: ▿ Range(1..<3)
// expect:   - lowerBound: 1
// expect:   - upperBound: 3
// expect: ▿ ClosedRange(1...3)
// expect:   - lowerBound: 1
// expect:   - upperBound: 3
// expect: PartialRangeFrom<Int> PartialRangeUpTo<Int> PartialRangeThrough<Int> Range<Int> ClosedRange<Double>
// expect: Swift.StrideTo<Swift.Int>
// expect: Swift.StrideThrough<Swift.Int>
// expect: Swift.StrideTo<Swift.Double>
// expect: Swift.StrideTo<Swift.Int> Swift.StrideThrough<Swift.Double>
// expect: StrideTo<Int> StrideThrough<Double>
// expect: ReversedCollection<Array<Int>>(_base: [1, 2])
// expect: Swift.ReversedCollection<Swift.Array<Swift.Int>>(_base: [1, 2])
// expect: ReversedCollection<Array<Int>> ReversedCollection<String> ReversedCollection<ClosedRange<Int>>
// expect: ReversedCollection<String>(_base: "ab") ReversedCollection<ClosedRange<Int>>(_base: ClosedRange(1...3))
// expect: EnumeratedSequence<Array<Int>>(_base: [1, 2])
// expect: Swift.EnumeratedSequence<Swift.Array<Swift.Int>>(_base: [1, 2])
// expect: EnumeratedSequence<Array<Int>> EnumeratedSequence<String>
// expect: Zip2Sequence<Array<Int>, Array<String>>(_sequence1: [1, 2], _sequence2: ["a"])
// expect: Swift.Zip2Sequence<Swift.Array<Swift.Int>, Swift.Array<Swift.String>>(_sequence1: [1, 2], _sequence2: ["a"])
// expect: Zip2Sequence<Array<Int>, String> Zip2Sequence<PartialRangeFrom<Int>, Array<Bool>> Zip2Sequence<PartialRangeFrom<Int>, Array<Bool>>(_sequence1: Swift.PartialRangeFrom<Swift.Int>(lowerBound: 1), _sequence2: [true])
// expect: LazySequence<Array<Int>>(_base: [1, 2])
// expect: Swift.LazySequence<Swift.Array<Swift.Int>>(_base: [1])
// expect: LazySequence<Array<Int>> LazyFilterSequence<Array<Int>> LazySequence<ClosedRange<Int>>
// expect: LazyMapSequence<Array<Int>, String>(_base: [1, 2], _transform: (Function))
// expect: LazyFilterSequence<Array<Int>>(_base: [1], _predicate: (Function))
// expect: FlattenSequence<Array<Array<Int>>>(_base: [[1], [2]]) FlattenSequence<Array<Array<Int>>>
// expect: Swift.FlattenSequence<Swift.Array<Swift.Array<Swift.Int>>>(_base: [[1], [2]])
// expect: [1, 0, 2]
// expect: ["a"] [1] Keys Values
// expect: Dictionary.Keys(["a"]) Dictionary.Values([1])
// expect: ▿ Swift.ReversedCollection<Swift.Array<Swift.Int>>
// expect:   ▿ _base: 2 elements
// expect:     - 1
// expect:     - 2
// expect: ▿ Swift.StrideTo<Swift.Int>
// expect:   - from: 0
// expect:   - to: 3
// expect:   - by: 1
// expect: ▿ Swift.EnumeratedSequence<Swift.Array<Swift.Int>>
// expect:   ▿ _base: 1 element
// expect:     - 1
// expect: 0..<2 Range<Int> 1
// expect: Repeated<Int>(count: 2, repeatedValue: 1) Repeated<Int>
// expect: [1, 2, 3]
// expect: [2, 1, 3] true [1, 3] 2
// expect: [2, 1] Array<Int> [2, 1] [2, 1]
// expect: (key: "a", value: 1) ["a"] ["a"] a ["a": 2]
// expect: [1, 2, 3]
// expect: ReversedCollection<ArraySlice<Int>>(_base: ArraySlice([1, 2])) ["c", "b"] Set<Int>
// expect: ReversedCollection<Array<Int>>(_base: [1, 2]) 1..<2 Range(1..<2)
// expect: [("lowerBound", 1), ("upperBound", 3)] Range<Int> nil
// expect: ["02", "13"]
// expect: ArraySlice<Int> [1, 2] 0
// expect: 1..<4 1...2 2 false true true 6
