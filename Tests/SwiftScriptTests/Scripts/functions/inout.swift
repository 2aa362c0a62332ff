func increment(_ x: inout Int, by step: Int = 1) { x += step }
var n = 1
increment(&n)
increment(&n, by: 10)
print(n)  // expect: 12
func swapped<T>(_ a: inout T, _ b: inout T) {
  let t = a
  a = b
  b = t
}
var p = "p", q = "q"
swapped(&p, &q)
print(p, q)  // expect: q p
swap(&p, &q)
print(p, q)  // expect: p q
var list = [1, 2, 3]
increment(&list[1], by: 40)
print(list)  // expect: [1, 42, 3]
struct Box { var value = 0; var inner = [0, 0] }
var box = Box()
increment(&box.value)
increment(&box.inner[1], by: 7)
print(box)  // expect: Box(value: 1, inner: [0, 7])
func append(_ list: inout [Int]) { list.append(list.count) }
append(&list)
append(&box.inner)
print(list, box.inner)  // expect: [1, 42, 3, 3] [0, 7, 2]
func both() {
  var local = 5
  let change = { local += 1 }
  increment(&local)
  change()
  print(local)
}
both()  // expect: 7
