struct Box<T> { var value: T }
print(Box<Double>(value: 1), Box(value: 1), Box(value: "a"))
struct Stack<Element> {
  var items: [Element] = []
  mutating func push(_ x: Element) { items.append(x) }
  mutating func pop() -> Element? { items.popLast() }
  var top: Element? { items.last }
}
var s = Stack<Double>()
s.push(1); s.push(2.5)
print(s, s.top as Any, s.pop()!, s.items)
print(Stack<Int>())
print(type(of: s), type(of: Stack<Int>()), Stack<[String]>.self)
let x: Stack<Double> = Stack(items: [1, 2])
print(x)
var y: Stack<Double> = .init()
y.push(3)
print(y)
debugPrint(y)
let b: Box<Double> = Box(value: 3)
print(b.value)
func boxed<T>(_ x: T) -> Box<T> { Box(value: x) }
let b2: Box<Double> = boxed(4)
print(b2, boxed("x"), type(of: boxed([1])))
struct Pair<A, B> { let a: A; let b: B; func swapped() -> Pair<B, A> { Pair<B, A>(a: b, b: a) } }
let p = Pair<Double, String>(a: 1, b: "z")
print(p, p.swapped(), type(of: p.swapped()))
class Node<T> { var value: T; var next: Node<T>?; init(_ v: T) { value = v } }
let n = Node<Double>(1)
n.next = Node(2)
print(n.value, n.next!.value, type(of: n), n is Node<Double>)
n.value = 7
print(n.value)
enum Result2<T> { case ok(T), fail(String) }
let r: Result2<Double> = .ok(1)
print(r, Result2<Double>.ok(2), Result2.ok(3), type(of: r))
if case .ok(let v) = r { print(v) }
print(max(1, 2.5), min(1, 2.5), [1, 2.5])
func make<T: Numeric>() -> T { 0 }
let d: Double = make()
let i: Int = make()
print(d, i)

// expect: Box<Double>(value: 1.0) Box<Int>(value: 1) Box<String>(value: "a")
// expect: Stack<Double>(items: [1.0, 2.5]) Optional(2.5) 2.5 [1.0]
// expect: Stack<Int>(items: [])
// expect: Stack<Double> Stack<Int> Stack<Array<String>>
// expect: Stack<Double>(items: [1.0, 2.0])
// expect: Stack<Double>(items: [3.0])
// expect: main.Stack<Swift.Double>(items: [3.0])
// expect: 3.0
// expect: Box<Double>(value: 4.0) Box<String>(value: "x") Box<Array<Int>>
// expect: Pair<Double, String>(a: 1.0, b: "z") Pair<String, Double>(a: "z", b: 1.0) Pair<String, Double>
// expect: 1.0 2.0 Node<Double> true
// expect: 7.0
// expect: ok(1.0) ok(2.0) ok(3) Result2<Double>
// expect: 1.0
// expect: 2.5 1.0 [1.0, 2.5]
// expect: 0.0 0
