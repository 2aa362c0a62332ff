struct Box<T> { var value: T }
let b = Box<Double>(value: 1.0)
print(b.value)  // expect: 1.0
func id<T>(_ x: T) -> T { x }
let d: Double = 3
print(d, d / 2, id(d))  // expect: 3.0 1.5 3.0
let list: [Double] = [1, 2, 3]
print(list, list.reduce(0, +), list.map { $0 / 2 })  // expect: [1.0, 2.0, 3.0] 6.0 [0.5, 1.0, 1.5]
let map: [String: Double] = ["a": 1]
print(map["a"]!)  // expect: 1.0
func half(_ x: Double) -> Double { x / 2 }
print(half(3), half(4))  // expect: 1.5 2.0
var total = 0.0
for i in 1...3 { total += Double(i) }
print(total)  // expect: 6.0
let optional: Double? = 2
print(optional!, optional.map { $0 + 1 }!)  // expect: 2.0 3.0
let tuple: (Double, Int) = (1, 1)
print(tuple)  // expect: (1.0, 1)
struct S { var x: Double; var y: Double = 0; var list: [Double] = [1] }
print(S(x: 1), S(x: 2, y: 3))
// expect: S(x: 1.0, y: 0.0, list: [1.0]) S(x: 2.0, y: 3.0, list: [1.0])
var s = S(x: 1)
s.x = 5
s.list.append(2)
s.y += 1
print(s)  // expect: S(x: 5.0, y: 1.0, list: [1.0, 2.0])
let set: Set<Double> = [1]
print(set)  // expect: [1.0]
func avg(_ xs: Double...) -> Double { xs.reduce(0, +) / Double(xs.count) }
print(avg(1, 2))  // expect: 1.5
let f: (Double) -> Double = { $0 * 2 }
print(f(2))  // expect: 4.0
print(1 / 2, 1 / 2.0, Double(1) / 2, 2 * 3.5, [1, 2.5], 7 % 4, -5 / 2)
// expect: 0 0.5 0.5 7.0 [1.0, 2.5] 3 -2
enum E { case v(Double) }
print(E.v(1))  // expect: v(1.0)
let ternary: Double = true ? 1 : 2
print(ternary, max(1, 2.5), [1.5, 2].map { $0 })  // expect: 1.0 2.5 [1.5, 2.0]
