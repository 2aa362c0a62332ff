print((1 + 2) * 3, ((4)))  // expect: 9 4
let a = (5)
print(a + 1, type(of: a))  // expect: 6 Int
let f = ({ (n: Int) in n * 2 })
print(f(3), ({ 7 })())  // expect: 6 7
let n: (Int) = 2
let g: ((Int) -> (Int)) = { $0 }
print(n, g(8))  // expect: 2 8
print((n > 1) && (a > 1), -(n), !(n > 1))  // expect: true -2 false
let text = ("a" + "b").uppercased()
print(text)  // expect: AB
let list = ([1, 2, 3]).map { ($0) }
print((list)[1], (list.first)!)  // expect: 2 1
if (n == 2) { print("in parentheses") }  // expect: in parentheses
var x = 1
(x) = 4
print((x))  // expect: 4
switch (x) { case (4): print("four"); default: break }  // expect: four
