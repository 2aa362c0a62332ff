let point = (x: 3, y: 4)
switch point {
case (let x, 4): print("x", x)  // expect: x 3
default: break
}
switch point {
case let (x, y) where x > y: print("never", x, y)
case let (x, y): print(x + y)  // expect: 7
}
switch point {
case (var x, let y):
  x += 10
  print(x, y)  // expect: 13 4
}
if case let x = point.x, x == 3 { print("three") }  // expect: three
indirect enum Tree { case node(Tree, Int, Tree), leaf }
func sum(_ t: Tree) -> Int {
  guard case let .node(l, n, r) = t else { return 0 }
  return sum(l) + n + sum(r)
}
print(sum(.node(.node(.leaf, 1, .leaf), 2, .leaf)))  // expect: 3
if case .node(.leaf, let n, let r) = Tree.node(.leaf, 5, .leaf) { print(n, r) }  // expect: 5 leaf
for case let (n, s) in [(1, "a"), (2, "b")] where n > 1 { print(s) }  // expect: b
for var n in [1, 2] { n *= 2; print(n) }
// expect: 2
// expect: 4
while case let n? = Optional(7) { print(n); break }  // expect: 7
