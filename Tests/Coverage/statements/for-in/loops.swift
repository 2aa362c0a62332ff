for n in [1, 2] { print(n) }
// expect: 1
// expect: 2
for (i, c) in "ab".enumerated() { print(i, c) }
// expect: 0 a
// expect: 1 b
for n in 1...6 where n.isMultiple(of: 3) { print("three", n) }
// expect: three 3
// expect: three 6
for n in stride(from: 10, to: 0, by: -4) { print(n) }
// expect: 10
// expect: 6
// expect: 2
for case let n? in [1, nil, 3] { print("some", n) }
// expect: some 1
// expect: some 3
for (key, value) in ["b": 2, "a": 1].sorted(by: { $0.key < $1.key }) { print(key, value) }
// expect: a 1
// expect: b 2
for case (let x, 0) in [(1, 0), (2, 1)] { print("zero", x) }  // expect: zero 1
var list = [1, 2]
for n in list { list.append(n * 10) }
print(list)  // expect: [1, 2, 10, 20]
struct Countdown: Sequence, IteratorProtocol {
  var n: Int
  mutating func next() -> Int? {
    guard n > 0 else { return nil }
    defer { n -= 1 }
    return n
  }
}
for n in Countdown(n: 2) { print("count", n) }
// expect: count 2
// expect: count 1
for var n in [1] { n += 5; print(n) }  // expect: 6
for _ in 0..<1 { print("once") }  // expect: once
