// A local variable's observers see each change, in closures, in place and in recursion.
func counter() -> (() -> Int, (Int) -> Void) {
  var log: [String] = []
  var value = 1 {
    willSet { log.append("will \(value)->\(newValue)") }
    didSet { log.append("did \(oldValue)->\(value)"); print(log.count, log.last!) }
  }
  return ({ value += 1; return value }, { value = $0 })
}
let (next, set) = counter()
print(next()); set(10); print(next())
// expect: 2 did 1->2
// expect: 2
// expect: 4 did 2->10
// expect: 6 did 10->11
// expect: 11
func inPlace() {
  var list = [3, 1, 2] { didSet { print("list", oldValue, "->", list) } }
  list.append(4)
  list.sort()
  list[0] = 9
  func swapIt(_ a: inout [Int]) { a.swapAt(0, 1) }
  swapIt(&list)
  print(list)
}
inPlace()
// expect: list [3, 1, 2] -> [3, 1, 2, 4]
// expect: list [3, 1, 2, 4] -> [1, 2, 3, 4]
// expect: list [1, 2, 3, 4] -> [9, 2, 3, 4]
// expect: list [9, 2, 3, 4] -> [2, 9, 3, 4]
// expect: [2, 9, 3, 4]
func recursive(_ n: Int) {
  var depth = n { didSet { print("depth", n, oldValue, depth) } }
  if n > 0 { recursive(n - 1) }
  depth *= 10
}
recursive(2)
// expect: depth 0 0 0
// expect: depth 1 1 10
// expect: depth 2 2 20
class Model {
  var name = "m"
  func run() {
    var state = "idle" {
      willSet(next) { print(name, state, "=>", next) }
    }
    state = "busy"
    let change = { [self] in state += "!" ; name += "*" }
    change()
    change()
    print(state)
  }
}
Model().run()
// expect: m idle => busy
// expect: m busy => busy!
// expect: m* busy! => busy!!
// expect: busy!!
func clamp() {
  var level = 5 { didSet { if level > 10 { level = 10 } } }
  level += 20
  print(level)
  var pair = (a: 1, b: 2) { didSet { print("pair", oldValue, pair) } }
  pair.a = 7
  (pair.a, pair.b) = (pair.b, pair.a)
  for i in 0..<2 { var inner = i { didSet { print("inner", oldValue, inner) } }; inner += 100 }
}
clamp()
// expect: 10
// expect: pair (a: 1, b: 2) (a: 7, b: 2)
// expect: pair (a: 7, b: 2) (a: 2, b: 2)
// expect: pair (a: 2, b: 2) (a: 2, b: 7)
// expect: inner 0 100
// expect: inner 1 101
struct Fails: Error {}
func change(_ n: inout Int) throws { n = 50; throw Fails() }
func throwing() {
  var n = 0 { didSet { print("n", oldValue, n) } }
  do { try change(&n) } catch { print("caught", n) }
}
throwing()
// expect: n 0 50
// expect: caught 50
if true { var top = 1 { didSet { print("top", oldValue, top) } }; top = 2; let f = { top = 3 }; f(); print(top) }
// expect: top 1 2
// expect: top 2 3
// expect: 3
func generic<T>(_ t: T, _ u: T) { var v = t { didSet { print(T.self, oldValue, v) } }; v = u; let g: () -> Void = { v = t }; g() }
generic("a", "b"); generic(1, 2)
// expect: String a b
// expect: String b a
// expect: Int 1 2
// expect: Int 2 1
func weakOne() { final class O { deinit { print("gone") } }; var o: O? = O() ; weak var w = o { didSet { print("w", w == nil) } }; w = o; o = nil; print(w == nil); w = nil }
weakOne()
// expect: w false
// expect: gone
// expect: true
// expect: w true
