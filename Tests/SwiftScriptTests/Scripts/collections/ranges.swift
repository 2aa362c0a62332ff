let r = 1...5
print(r, r.contains(5), r.count, r.lowerBound, r.upperBound)  // expect: 1...5 true 5 1 5
print((0..<3).map { $0 }, (0..<3).reversed().map { $0 }, (1...3).reduce(1, *))
// expect: [0, 1, 2] [2, 1, 0] 6
print((1..<1).isEmpty, Array(2...4), 0..<2)  // expect: true [2, 3, 4] 0..<2
print((1...10).filter { $0.isMultiple(of: 5) }, (0.0...1.0).contains(0.5))  // expect: [5, 10] true
let letters = ["a", "b", "c", "d"]
print(letters[1...2], letters[2...], letters[..<1])  // expect: ["b", "c"] ["c", "d"] ["a"]
switch 15 { case ...10: print("low"); case 11...: print("high"); default: print("?") }
// expect: high
for i in (0...6).reversed() where i % 3 == 0 { print(i) }
// expect: 6
// expect: 3
// expect: 0
print((1...3).contains { $0 == 2 }, (1...4).dropFirst().map { $0 })  // expect: true [2, 3, 4]
print((5...).prefix(2).map { $0 }, (1...3) == (1...3))  // expect: [5, 6] true
