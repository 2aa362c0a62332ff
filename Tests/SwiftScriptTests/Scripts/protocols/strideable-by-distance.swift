// What can be strided over is compared by the distance between two values.
struct Tick: Strideable {
  var number: Int
  func distance(to other: Tick) -> Int { other.number - number }
  func advanced(by count: Int) -> Tick { Tick(number: number + count) }
}
let first = Tick(number: 1)
let last = Tick(number: 4)
print(first < last, first == last, first >= last, first != last, max(first, last).number)
// expect: true false false true 4
print([last, first].sorted().map(\.number), (first...last).count, (first..<last).contains(Tick(number: 3)))
// expect: [1, 4] 4 true
print(stride(from: first, to: last, by: 2).map(\.number), (first...last).map(\.number))
// expect: [1, 3] [1, 2, 3, 4]
struct Level: Strideable, Hashable {
  var value: Double
  func distance(to other: Level) -> Double { other.value - value }
  func advanced(by amount: Double) -> Level { Level(value: value + amount) }
}
print(Set([Level(value: 1), Level(value: 1)]).count, Level(value: 1) < Level(value: 2))
// expect: 1 true
