class Node {
  let name: String
  var child: Node?
  init(_ name: String, child: Node? = nil) { self.name = name; self.child = child; print("+\(name)") }
  deinit { print("-\(name)") }
}
do {
// expect: +b
// expect: +a
  let a = Node("a", child: Node("b"))
  print("inside", a.child!.name)
  // expect: inside b
  // expect: -a
  // expect: -b
}
print("after")  // expect: after
var x: Node? = Node("x")  // expect: +x
var y = x
x = nil
print("still", y!.name)  // expect: still x
y = nil  // expect: -x
func scope() {
  let first = Node("first")
  let second = Node("second")
  print(first.name, second.name)
}
scope()
// expect: +first
// expect: +second
// expect: first second
// expect: -second
// expect: -first
var list = [Node("l1"), Node("l2")]
// expect: +l1
// expect: +l2
list.removeFirst()  // expect: -l1
print(list.count)  // expect: 1
list = []  // expect: -l2
var z: Node? = Node("old")  // expect: +old
z = Node("new")
// expect: +new
// expect: -old
z = nil  // expect: -new
print("end")  // expect: end
