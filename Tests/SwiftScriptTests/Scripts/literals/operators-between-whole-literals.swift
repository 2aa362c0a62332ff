enum Shape { case circle(radius: Double), size(Double, Double), some(Double), named(String, Float) }
print(Shape.circle(radius: 1 + 2), Shape.size(1 * 2, 3 - 1), Shape.some(1 + 2), Shape.some(7 / 2), Shape.named("a", 3 / 2))
// expect: circle(radius: 3.0) size(2.0, 2.0) some(3.0) some(3.5) named("a", 1.5)
let x: Shape = .some(2 * 3 + 1)
print(x)  // expect: some(7.0)
struct P { var x: Double; var y: Double = 1 + 1 }
print(P(x: 3 / 2), P(x: (1 + 2) * 2, y: -1 + 3))  // expect: P(x: 1.5, y: 2.0) P(x: 6.0, y: 2.0)
let d: [Double] = [1 + 1, 2 / 4, -3]
print(d)  // expect: [2.0, 0.5, -3.0]
let o: Double? = 1 + 2
print(o as Any)  // expect: Optional(3.0)
let t: (Double, Int) = (1 + 2, 3 / 2)
print(t)  // expect: (3.0, 1)
func f(_ a: Double, b: Double? = 1 / 2) -> Double { a + (b ?? 0) }
print(f(1 / 4), f(2 * 2, b: 5 / 2))  // expect: 0.75 6.5
let dd: [String: Double] = ["a": 1 / 2, "b": 2 + 3]
print(dd["a"]!, dd["b"]!)  // expect: 0.5 5.0
let tern: Double = true ? 1 / 2 : 3
print(tern)  // expect: 0.5
enum E2<T> { case val(T) }
let ee: E2<Double> = .val(1 / 2)
print(ee)  // expect: val(0.5)
let opt: Optional<Double> = .some(1 + 2)
print(opt!)  // expect: 3.0
let closure: () -> Double = { 5 / 2 }
print(closure())  // expect: 2.5
var acc: Double = 0
acc += 1 / 2
acc = 3 / 2
print(acc, acc * (1 / 4), acc > 3 / 2)  // expect: 1.5 0.375 false
