func first(_ p: UnsafePointer<Int>) -> Int { p[0] }
func sum(_ p: UnsafePointer<Int>, _ count: Int) -> Int { (0..<count).reduce(0) { $0 + p[$1] } }
func set(_ p: UnsafeMutablePointer<Int>) { p.pointee = 9 }
func length(_ text: UnsafePointer<CChar>) -> Int {
  var n = 0
  while text[n] != 0 { n += 1 }
  return n
}
var n = 4
print(first(&n), first([7, 8]), sum([1, 2, 3], 3))  // expect: 4 7 6
set(&n)
print(n, length("four"))  // expect: 9 4
var list = [1, 2]
set(&list)
print(list)  // expect: [9, 2]
func maybe(_ p: UnsafePointer<Int>?) -> Bool { p == nil }
print(maybe(nil), maybe([1]))  // expect: true false
