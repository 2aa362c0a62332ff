let n = 5
print(n > 3 ? "big" : "small")  // expect: big
let grade = n > 8 ? "high" : n > 4 ? "middle" : "low"
print(grade)  // expect: middle
let mixed: Double = n > 3 ? 1 : 2.5
print(mixed)  // expect: 1.0
let maybe = n > 9 ? n : nil
print(maybe as Any)  // expect: nil
func say(_ s: String) -> String { print("said", s); return s }
_ = true ? say("yes") : say("no")  // expect: said yes
let f: (Int) -> Int = n > 3 ? { $0 + 1 } : { $0 - 1 }
print(f(1))  // expect: 2
enum Side { case left, right }
let side: Side = n.isMultiple(of: 2) ? .left : .right
print(side)  // expect: right
print("\(n == 5 ? "five" : "other")")  // expect: five
print((n > 3 ? [1, 2] : []).count, 1 + (n > 3 ? 1 : 0))  // expect: 2 2
class A {}
class B: A {}
class C: A {}
let a: A = n > 3 ? B() : C()
print(type(of: a))  // expect: B
