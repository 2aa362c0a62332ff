let point = (x: 1, y: 2)
print(point, point.x, point.1)  // expect: (x: 1, y: 2) 1 2
let plain: (Int, Int) = point
print(plain)  // expect: (1, 2)
let named: (width: Int, height: Int) = (3, 4)
print(named.width * named.height)  // expect: 12
func ends(of list: [Int]) -> (first: Int, last: Int)? {
  guard let a = list.first, let b = list.last else { return nil }
  return (a, b)
}
print(ends(of: [5, 6, 7])!.last)  // expect: 7
print(ends(of: []) as Any)  // expect: nil
var t = (1, "a")
t.0 += 1
t.1 += "b"
print(t)  // expect: (2, "ab")
print((1, 2) == (1, 2), (1, "b") < (2, "a"))  // expect: true true
let nested = ((1, 2), third: [3])
print(nested.0.1, nested.third)  // expect: 2 [3]
let void: Void = ()
print(void)  // expect: ()
var (p, q) = (1, 2)
(p, q) = (q, p)
print(p, q)  // expect: 2 1
print(type(of: point))  // expect: (x: Int, y: Int)
