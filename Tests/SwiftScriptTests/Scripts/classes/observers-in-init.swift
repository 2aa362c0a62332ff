class A {
  var x: Int { didSet { print("x", x) } }
  var y = 0 { willSet { print("y will be", newValue) } }
  init(x: Int) { self.x = x; y = 5; change() }
  func change() { x += 1 }
}
let a = A(x: 1)  // expect: x 2
a.y = 9  // expect: y will be 9
print(a.x, a.y)  // expect: 2 9
