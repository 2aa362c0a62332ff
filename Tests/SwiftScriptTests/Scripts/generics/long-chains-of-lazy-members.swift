// The more special of two members is chosen at once, and a range between literals is one of `Int`, so that long chains are soon checked.

func show(_ first: Any, _ second: Any) { print(first, second) }
show(1, (0..<10).lazy.filter { $0 % 3 == 0 }.map { $0 * $0 }.prefix(2).reduce(0, +))  // expect: 1 9
show(2, (1...4).map { Double($0) / 2 }.filter { $0 > 1 }.reduce(0, +))  // expect: 2 3.5
func isValid(_ text: String) -> Bool {
  text.reversed().map { Int(String($0))! }.enumerated()
    .map { i, n in i % 2 == 0 ? n : (n * 2 > 9 ? n * 2 - 9 : n * 2) }.reduce(0, +) % 10 == 0
}
print(isValid("059"), isValid("123"), (1...5).contains(2.5), (0..<4).reduce(UInt8(0)) { $0 + UInt8($1) })
// expect: true false true 6
struct Up: Sequence, IteratorProtocol {
  var number = 0
  mutating func next() -> Int? {
    number += 1
    return number
  }
}
print(Up().prefix(2) as Any is [Int], type(of: Up().prefix(2)), Up().prefix(2), Up().dropFirst(1))
// expect: false PrefixSequence<Up> PrefixSequence<Up>(_base: main.Up(number: 0), _maxLength: 2) DropFirstSequence<Up>(_base: main.Up(number: 0), _limit: 1)
