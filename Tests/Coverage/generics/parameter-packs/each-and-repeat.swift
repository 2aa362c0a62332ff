func tuple<each T>(_ value: repeat each T) -> (repeat each T) { (repeat each value) }
print(tuple(1, "a", true))  // expect: (1, "a", true)
func count<each T>(_ value: repeat each T) -> Int {
  var n = 0
  for _ in repeat each value { n += 1 }
  return n
}
print(count(), count(1), count(1, "b", 2.5))  // expect: 0 1 3
func describe<each T: CustomStringConvertible>(_ value: repeat each T) -> [String] {
  var list: [String] = []
  repeat list.append((each value).description)
  return list
}
print(describe(1, true, 2.5))  // expect: ["1", "true", "2.5"]
struct Pack<each T> {
  let values: (repeat each T)
  init(_ value: repeat each T) { values = (repeat each value) }
}
print(Pack(1, "x").values)  // expect: (1, "x")
func apply<each A, R>(_ a: repeat each A, f: (repeat each A) -> R) -> R { f(repeat each a) }
print(apply(2, 3) { $0 * $1 }, apply("a") { $0 + "!" })  // expect: 6 a!
func optionals<each T>(_ value: repeat each T) -> (repeat (each T)?) { (repeat Optional(each value)) }
print(optionals(1, "a"))  // expect: (Optional(1), Optional("a"))
func equal<each T: Equatable>(_ a: (repeat each T), _ b: (repeat each T)) -> Bool {
  for (x, y) in repeat (each a, each b) { guard x == y else { return false } }
  return true
}
print(equal((1, "a"), (1, "a")), equal((1, 2, 3), (1, 2, 4)))  // expect: true false
