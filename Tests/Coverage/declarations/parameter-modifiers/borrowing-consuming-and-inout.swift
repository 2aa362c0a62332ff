struct Point { var x = 0; var y = 0 }
func moved(_ p: consuming Point) -> Point {
  p.x += 1
  return p
}
func length(_ p: borrowing Point) -> Int { p.x + p.y }
func reset(_ p: inout Point) { p = Point() }
var p = Point(x: 3, y: 4)
print(moved(p).x, p.x, length(p))  // expect: 4 3 7
reset(&p)
print(p)  // expect: Point(x: 0, y: 0)
func average(_ numbers: Double..., of name: String = "n") -> String {
  "\(name): \(numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count))"
}
print(average(), average(1, 2), average(4, of: "x"))  // expect: n: 0.0 n: 1.5 x: 4.0
func two(_ a: Int..., b: String...) -> String { "\(a) \(b)" }
print(two(1, 2, b: "x"), two(b: "y", "z"))  // expect: [1, 2] ["x"] [] ["y", "z"]
func isolatedless(_ f: @escaping (inout Int) -> Void) -> Int { var n = 1; f(&n); return n }
print(isolatedless { $0 += 4 })  // expect: 5
