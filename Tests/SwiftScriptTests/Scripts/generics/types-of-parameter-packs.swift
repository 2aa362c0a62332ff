// Types with parameter packs, what they print, and packs in closures, local functions and protocols.

struct Box<each T> { let v: (repeat each T)
  init(_ v: repeat each T) { self.v = (repeat each v) } }
print(type(of: Box(1, "x")), type(of: Box<Int>(1)), Box<Int, String>.self)
// expect: Box<Pack{Int, String}> Box<Pack{Int}> Box<Pack{Int, String}>
print(type(of: Box()))
// expect: Box<Pack{}>
struct Two<A, each T> { var a: A; var t: (repeat each T) }
print(type(of: Two<Int, String, Bool>(a: 1, t: ("a", true))))
// expect: Two<Int, Pack{String, Bool}>
dump(Box(1, "x"))
// expect: ▿ Box: 1 x
// expect:   ▿ v: (2 elements)
// expect:     - .0: 1
// expect:     - .1: "x"
print(Box(1, "x"))
// expect: Box: 1 x
print(Box(1))
// expect: Box: 1
func f<each T>(_ t: repeat each T) -> Any { let x = (repeat each t); return type(of: x) }
print(f(1, "a"))
// expect: (Int, String)
print(f(1))
// expect: Int
print(f())
// expect: ()
class Event<each Parameter> {
  struct Handler { let run: (repeat each Parameter) -> Void }
  private var handlers: [Handler] = []
  func on(_ handler: @escaping (repeat each Parameter) -> Void) { handlers.append(Handler(run: handler)) }
  func emit(_ p: repeat each Parameter) { for h in handlers { h.run(repeat each p) } }
}
let event = Event<String, Int>()
event.on { name, age in print(name, age) }
event.emit("Ann", 30)
// expect: Ann 30
let none = Event< >()
none.on { print("fired") }
none.emit()
// expect: fired
func apply<each In, each Out>(_ values: repeat each In, with fs: repeat (each In) -> each Out) -> (repeat each Out) {
  (repeat (each fs)(each values))
}
print(apply(1, "abc", with: { $0 + 1 }, { $0.count }))
// expect: (2, 3)
protocol Query { associatedtype R; func run() -> R }
struct IntQ: Query { let n: Int; func run() -> Int { n * 2 } }
struct StrQ: Query { let s: String; func run() -> String { s.uppercased() } }
func runAll<each Q: Query>(_ q: repeat each Q) -> (repeat (each Q).R) { (repeat (each q).run()) }
let (a, b) = runAll(IntQ(n: 4), StrQ(s: "hi"))
print(a, b)
// expect: 8 HI
struct All<each Q: Query> {
  var queries: (repeat each Q)
  init(_ queries: repeat each Q) { self.queries = (repeat each queries) }
  func run() -> (repeat (each Q).R) { (repeat (each queries).run()) }
}
print(All(IntQ(n: 1), StrQ(s: "yo"), IntQ(n: 5)).run())
// expect: (2, "YO", 10)
func anyOf<each T: Equatable>(_ x: repeat (each T, each T)) -> Bool {
  for (l, r) in repeat each x { if l == r { return true } }
  return false
}
print(anyOf((1, 2), ("a", "a")), anyOf((1, 2)))
// expect: true false
func maxOf<each T>(_ x: repeat each T) -> Int { var n = 0; repeat n += MemoryLayout<each T>.size; return n }
print(maxOf(1, Int8(2), true))
// expect: 10
func lazyAll<each T>(_ x: repeat @autoclosure () -> each T) {}
func debugAll<each T: CustomStringConvertible>(_ x: repeat each T, separator: String = ", ") {
  var parts = [String]()
  repeat parts.append((each x).description)
  print(parts.joined(separator: separator))
}
debugAll(1, true, "s")
// expect: 1, true, s
debugAll(1, true, "s", separator: "/")
// expect: 1/true/s
func make<each T>(_ t: repeat (each T).Type) -> Int where repeat each T: FixedWidthInteger { var r = 0; for w in repeat (each T).bitWidth { r += w }; return r }
print(make(Int8.self, Int16.self))
// expect: 24
func tryAll<each T>(_ f: repeat () throws -> each T) throws -> (repeat each T) { (repeat try (each f)()) }
print(try tryAll({ 1 }, { "x" }))
// expect: (1, "x")
func closures<each T>(_ x: repeat each T) -> [() -> String] {
  var list: [() -> String] = []
  repeat list.append({ "<\(each x)>" })
  for v in repeat each x { list.append { "\(v) \(type(of: v))" } }
  return list
}
for c in closures(1, "q") { print(c()) }
// expect: <1>
// expect: <q>
// expect: 1 Int
// expect: q String
func outer<each T>(_ x: repeat each T) {
  func inner() { repeat print("in", each x) }
  inner()
  let c = { repeat print("c", each x) }
  c()
}
outer(7, "k")
// expect: in 7
// expect: in k
// expect: c 7
// expect: c k
extension Box: CustomStringConvertible { var description: String { var s = "Box:"; repeat s += " \(each v)"; return s } }
print(Box(1, "x"), [Box(2)])
// expect: Box: 1 x [Box: 2]
