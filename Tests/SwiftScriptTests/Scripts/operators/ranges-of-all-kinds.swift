print(1..<4, 1...4)  // expect: 1..<4 1...4
let list = ["a", "b", "c", "d", "e"]
print(list[1...2], list[1..<3], list[2...], list[...1], list[..<2])
// expect: ["b", "c"] ["b", "c"] ["c", "d", "e"] ["a", "b"] ["a", "b"]
print((1...5).contains(5), (1..<5).contains(5), (..<3).contains(2), (3...).contains(2))
// expect: true false true false
print((0..<0).isEmpty, (1...3).count, (1...10).sum)  // expect: true 3 55
extension ClosedRange where Bound == Int { var sum: Int { reduce(0, +) } }
for i in stride(from: 0, to: 10, by: 3) { print(i, terminator: " ") }
for i in stride(from: 10, through: 0, by: -5) { print(i, terminator: " ") }
for i in (1...3).reversed() { print(i, terminator: " ") }
print()  // expect: 0 3 6 9 10 5 0 3 2 1 
print((0.0...1.0).contains(0.5), ("a"..."f").contains("c"))  // expect: true true
print((1...3).map { $0 * $0 }, Array(1...3), (1...6).filter { $0 % 2 == 0 })
// expect: [1, 4, 9] [1, 2, 3] [2, 4, 6]
print((2..<5).lowerBound, (2..<5).upperBound, (1...9).clamped(to: 3...5))  // expect: 2 5 3...5
switch 42 { case ..<10: print("small"); case 10..<50: print("medium"); default: print("large") }
// expect: medium
