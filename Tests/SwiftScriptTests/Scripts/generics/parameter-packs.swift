// Functions of parameter packs: `each`, `repeat`, tuples made of packs, and requirements of their elements.

func show<each T>(_ values: repeat each T) {
  repeat print(each values)
}
show()
show(1)
// expect: 1
show(1, "two", 3.5)
// expect: 1
// expect: two
// expect: 3.5

func pair<each T>(_ values: repeat each T) -> (repeat each T) {
  (repeat each values)
}
let p = pair(1, "a", true)
print(p, p.1, type(of: p))
// expect: (1, "a", true) a (Int, String, Bool)
print(pair(5))
// expect: 5
print(pair())
// expect: ()

func descriptions<each T: CustomStringConvertible>(_ values: repeat each T) -> [String] {
  var list: [String] = []
  for value in repeat each values {
    list.append(value.description)
  }
  return list
}
print(descriptions(1, 2.5, true))
// expect: ["1", "2.5", "true"]

func areEqual<each E: Equatable>(_ left: (repeat each E), _ right: (repeat each E)) -> Bool {
  for (l, r) in repeat (each left, each right) {
    guard l == r else { return false }
  }
  return true
}
print(areEqual((1, "a"), (1, "a")), areEqual((1, "a"), (1, "b")), areEqual((1, 2, 3), (1, 2, 3)))
// expect: true false true

struct Box<each T> {
  let values: (repeat each T)
  init(_ values: repeat each T) { self.values = (repeat each values) }
  func forward<R>(_ body: (repeat each T) -> R) -> R { body(repeat each values) }
  var count: Int {
    var n = 0
    for _ in repeat (each T).self { n += 1 }
    return n
  }
}
let box = Box(1, "x")
print(box.values, box.count, type(of: box))
// expect: (1, "x") 2 Box<Pack{Int, String}>
print(box.forward { "\($0)-\($1)" })
// expect: 1-x
extension Box: Equatable where repeat each T: Equatable {
  static func == (a: Box, b: Box) -> Bool {
    for (x, y) in repeat (each a.values, each b.values) { if x != y { return false } }
    return true
  }
}
print(box == Box(1, "x"), box == Box(2, "x"))
// expect: true false

func zipAll<each A, each B>(_ a: repeat each A, with b: repeat each B) -> (repeat (each A, each B)) {
  (repeat (each a, each b))
}
print(zipAll(1, "a", with: true, 2.5))
// expect: ((1, true), ("a", 2.5))

func wrap<each T>(_ x: repeat each T) -> (repeat Optional<each T>) { (repeat Optional(each x)) }
print(wrap(1, "z"))
// expect: (Optional(1), Optional("z"))

func twice<each T>(_ x: repeat each T) { show(repeat each x) }
twice(1, "b")
// expect: 1
// expect: b

func types<each T>(_ t: repeat (each T).Type) -> [String] {
  var r: [String] = []
  repeat r.append("\((each t))")
  return r
}
print(types(Int.self, String.self))
// expect: ["Int", "String"]
func firsts<each C: Collection>(_ c: repeat each C) -> (repeat (each C).Element?) { (repeat (each c).first) }
print(firsts([1, 2], "xyz", [Double]()))
// expect: (Optional(1), Optional("x"), nil)
func sum<each N: BinaryInteger>(_ n: repeat each N) -> Int { var s = 0; repeat s += Int(each n); return s }
print(sum(1, UInt8(2), Int64(3)))
// expect: 6
let fs = { (x: Int, y: String) in "\(x)\(y)" }
func call<each T, R>(_ f: (repeat each T) -> R, _ x: repeat each T) -> R { f(repeat each x) }
print(call(fs, 4, "q"))
// expect: 4q
