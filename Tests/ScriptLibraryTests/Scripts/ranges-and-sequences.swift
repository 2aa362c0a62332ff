// What ranges, strides and sequences do.
print(1..<4, 1...3, (1..<4).count, (1...3).contains(3), (1..<3).contains(3), (1..<1).isEmpty, (0.0..<1).contains(0.5), ("a"..."c").contains("b"), (1...3).lowerBound, (1..<3).upperBound)
print((1...5).reversed().map { $0 }, (1...3).map { $0 * $0 }, Array(0..<3), (1...10).filter { $0 % 3 == 0 }, (1...4).reduce(1, *), (1...3).sorted(by: >), Array((1...9).dropFirst(7)), (1...9).suffix(2).map { $0 })
print((1..<10).clamped(to: 3..<5), (1..<5).overlaps(4..<8), (1...5) == (1...5), (1..<3).hashValue == (1..<3).hashValue, 3..., ...4, ..<5, (3...).prefix(2).map { $0 })
for i in stride(from: 10, to: 0, by: -3) { print(i, terminator: " ") }
for i in stride(from: 0, through: 9, by: 3) { print(i, terminator: " ") }
for c in (1...3).reversed() { print(c, terminator: " ") }
for c in ["a", "b"].reversed() { print(c, terminator: " ") }
print()
struct Countdown: Sequence, IteratorProtocol { var n: Int; mutating func next() -> Int? { if n == 0 { return nil }; n -= 1; return n + 1 } }
print(Array(Countdown(n: 3)), Countdown(n: 4).map { $0 * 2 }, Countdown(n: 3).contains(2), Countdown(n: 3).sorted(), Countdown(n: 5).prefix(2).map { $0 }, Countdown(n: 3).reduce(0, +), Array(zip(Countdown(n: 2), 5...)))
print(Array(sequence(first: 1) { $0 < 100 ? $0 * 3 : nil }), Array(sequence(state: 3) { (s: inout Int) -> Int? in s -= 1; return s > 0 ? s : nil }), Array(repeatElement("x", count: 2)))
print(Array(AnySequence([1, 2])), Array(AnyIterator { nil as Int? }), Array([1, 2, 3].lazy.filter { $0 > 1 }.map { $0 * 2 }), Array((1...3).lazy.map { $0 + 1 }.prefix(2)), (1...3).lazy.map { $0 }.first!)
var it = [1, 2, 3].makeIterator()
print(it.next()!, it.next()!, it.next()!, it.next() as Any)
var copy = "ab".makeIterator(); _ = copy.next(); var second = copy; print(copy.next()!, second.next()!, copy.next() as Any)
print([3, 1, 2].enumerated().map { "\($0.offset)\($0.element)" }, [1, 2, 3, 4].dropFirst().dropLast(), Array([1, 2, 3].drop { $0 < 2 }), [1, 2, 3].prefix { $0 < 3 }, [1, 2, 3, 4].last { $0 % 2 == 1 } as Any, [1, 2].min()!, [Int]().max() as Any)
print([1, 2, 3].elementsEqual(1...3), [1, 2, 3].starts(with: 1..<3), Array([[1], [], [2]].joined()), ["x", "y"].joined(), [1, 2, 3].forEach { _ in }, (1...3).allSatisfy { $0 > 0 }, Array(zip(1..., "ab")).count)
print((0..<5)[2], (0..<5).index(after: 1), (1...5).first!, (1...5).last!, (1...5).randomElement()! > 0, (1...5).firstIndex(of: 3) != nil, (2..<8).min()!, stride(from: 0, to: 1, by: 0.5).contains(0.5), (1...3).shuffled().count)
switch 7 { case 0..<5: print("low"); case 5...: print("high"); default: print("?") }
switch "m" { case "a"..."l": print("first"); case "m"...: print("second"); default: print("?") }
print(CollectionOfOne(3).map { $0 }, EmptyCollection<Int>().count, [1, 2, 3].indices.map { $0 }, "abc".indices.map { "abc"[$0] }, (1...3).indices.count, [5, 6].indices.reversed().map { $0 })

// expect: 1..<4 1...3 3 true false true true true 1 3
// expect: [5, 4, 3, 2, 1] [1, 4, 9] [0, 1, 2] [3, 6, 9] 24 [3, 2, 1] [8, 9] [8, 9]
// expect: 3..<5 true true true PartialRangeFrom<Int>(lowerBound: 3) PartialRangeThrough<Int>(upperBound: 4) PartialRangeUpTo<Int>(upperBound: 5) [3, 4]
// expect: 10 7 4 1 0 3 6 9 3 2 1 b a 
// expect: [3, 2, 1] [8, 6, 4, 2] true [1, 2, 3] [5, 4] 6 [(2, 5), (1, 6)]
// expect: [1, 3, 9, 27, 81, 243] [2, 1] ["x", "x"]
// expect: [1, 2] [] [4, 6] [2, 3] 1
// expect: 1 2 3 nil
// expect: b b nil
// expect: ["03", "11", "22"] [2, 3] [2, 3] [1, 2] Optional(3) 1 nil
// expect: true true [1, 2] xy () true 2
// expect: 2 2 1 5 true true 2 true 3
// expect: high
// expect: second
// expect: [3] 0 [0, 1, 2] ["a", "b", "c"] 3 [1, 0]
