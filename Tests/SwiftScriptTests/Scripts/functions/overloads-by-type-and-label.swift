func show(_ n: Int) -> String { "int \(n)" }
func show(_ s: String) -> String { "string \(s)" }
func show(_ d: Double) -> String { "double \(d)" }
func show(_ list: [Int]) -> String { "list of \(list.count)" }
func show(number n: Int) -> String { "number \(n)" }
func show(_ a: Int, _ b: Int) -> String { "two \(a) \(b)" }
print(show(1), show("x"), show(2.5), show([1, 2]))  // expect: int 1 string x double 2.5 list of 2
print(show(number: 3), show(4, 5))  // expect: number 3 two 4 5
struct Area {
  func of(width: Int, height: Int) -> Int { width * height }
  func of(side: Int) -> Int { side * side }
}
print(Area().of(width: 2, height: 3), Area().of(side: 4))  // expect: 6 16
