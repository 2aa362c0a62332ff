// Optionals, pattern matching, generics over tuples, strings, switch, guard, labeled loops, defer order, inout, nested functions
enum Shape { case circle(r: Double), rect(w: Double, h: Double), polygon([(x: Int, y: Int)]), empty }
func classify(_ s: Shape) -> String {
  switch s {
  case .circle(let r) where r > 10: return "big circle"
  case .circle(r: 0), .empty: return "nothing"
  case .circle: return "circle"
  case let .rect(w, h) where w == h: return "square \(w)"
  case .rect(w: 1...5, h: _): return "narrow"
  case .rect(let w, h: let h): return "rect \(w * h)"
  case .polygon(let pts) where pts.isEmpty: return "no points"
  case .polygon(let pts): return "polygon of \(pts.count) from (\(pts[0].x), \(pts[0].y))"
  }
}
print([Shape.circle(r: 11), .circle(r: 0), .circle(r: 2), .rect(w: 2, h: 2), .rect(w: 3, h: 9), .rect(w: 8, h: 0.5), .polygon([]), .polygon([(x: 1, y: 2), (x: 3, y: 4)]), .empty].map(classify))
func describe(_ any: Any?) -> String {
  guard let any else { return "nil" }
  switch any {
  case is Int, is UInt8: return "integer"
  case let d as Double where d.isNaN: return "nan"
  case let (a, b) as (Int, String): return "pair \(a)\(b)"
  case let s as String: return s.isEmpty ? "empty" : "text \(s.first!)"
  case let a as [Int]: return "ints \(a.reduce(0, +))"
  case let d as [String: Any]: return d.keys.sorted().joined()
  case let f as () -> Int: return "call \(f())"
  case Optional<Any>.none: return "none"
  case let o as Int?: return "opt \(o as Any)"
  default: return "\(type(of: any))"
  }
}
let f: () -> Int = { 42 }
print([1, UInt8(2), Double.nan, (1, "x"), "", "hey", [1, 2], ["b": 1, "a": 2], f, 1.5, nil, Character("c")].map(describe))
var log: [String] = []
func order(_ n: Int) -> Int { defer { log.append("d1") }; defer { log.append("d2") }; if n > 0 { defer { log.append("inner") }; log.append("body"); return n }; return -1 }
print(order(1), order(0), log)
outer: for i in 1...3 {
  for j in 1...3 {
    if j == 2 { continue outer }
    if i == 3 { break outer }
    print(i, j, terminator: ";")
  }
}
print()
func swapTwo<T>(_ a: inout T, _ b: inout T) { (a, b) = (b, a) }
var x = 1, y = 2; swapTwo(&x, &y); print(x, y)
var arr = [1, 2, 3]; func bump(_ n: inout Int, by k: Int = 10) { n += k }
bump(&arr[1]); bump(&arr[0], by: 1); arr.swapAt(0, 2); print(arr)
struct Point { var x = 0, y = 0; mutating func move(dx: Int, dy: Int) { self = Point(x: x + dx, y: y + dy) } ; static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }; static func += (a: inout Point, b: Point) { a = a + b } }
var points = [Point(), Point(x: 1)], dict = ["a": Point(x: 5)]
points[0].move(dx: 2, dy: 3); dict["a"]?.x += 1; dict["b", default: Point()].y -= 1; points[1] += Point(y: 7)
print(points, dict["a"]!, dict["b"]!, dict["zz"]?.x as Any)
let numbers = [3, nil, 5, nil] as [Int?]
for case let n? in numbers where n > 3 { print("got", n) }
print(numbers.compactMap { $0 }, numbers.map { $0 ?? 0 }, numbers.first! as Any, numbers.last as Any, numbers.firstIndex(of: nil) as Any)
if let a = numbers[0], var b = numbers[2], case 8 = a + b { b += 1; print("sum", a, b) }
let nested: Int?? = .some(nil); print(nested == nil, nested as Any, nested ?? 3 as Any, (nested ?? 7) as Any)
let opt: String? = "5"; print(opt.flatMap(Int.init) as Any, opt.map { $0 + "!" } ?? "-", opt?.count ?? 0, Int(opt ?? "") ?? -1, opt! + "")
var counter = { () -> () -> Int in var n = 0; return { n += 1; return n } }()
print(counter(), counter(), [1, 2, 3].map { [n = counter()] in $0 * n })
let t = (name: "Ann", age: 3, (1, [2])); let (name, _, (one, list)) = t; print(name, one, list, t.age, t.2.1, t)
let s = "héllo wörld"; print(s.count, s.utf8.count, s.uppercased(), s.reversed().map(String.init).joined(), s.firstIndex(of: "w")!.utf16Offset(in: s), s.split(separator: " ").map(\.capitalizedFirst))
extension StringProtocol { var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() } }
let multi = """
  Dear \(name),
    "quoted" \\ tab\tend \
  joined
  """; print(multi)
print(#"raw \n \#(1 + 1)"#, "\u{1F600}".unicodeScalars.first!.value, "a" < "b", "abc".contains("b"), "x=1;y=2".split(separator: ";").map { $0.split(separator: "=") }.map { ($0[0], Int($0[1])!) })
switch (x, y) { case (let a, 1) where a > 1: print("a", a); fallthrough; case (_, 0): print("fell"); default: print("no") }
let n = 7; let size = switch n { case ..<0: "neg"; case 0: "zero"; case 1..<10: "small"; default: "big" }; print(size)
print(UInt8.max &+ 1, Int8(truncatingIfNeeded: 300), Int("12x") as Any, Double("1e3")!, 7 / 2, 7.5.rounded(.up), (1.0 / 3).description.prefix(5), 5.isMultiple(of: 5), abs(-3), max(1, 9, 4), 10.clamped(1...5))
extension Comparable { func clamped(_ r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }
typealias Handler = (Result<Int, Error>) -> Void
func fetch(_ ok: Bool, then handler: Handler) { struct Oops: Error {}; handler(ok ? .success(1) : .failure(Oops())) }
fetch(true) { print((try? $0.get()) ?? -1) }; fetch(false) { r in if case .failure(let e) = r { print(type(of: e)) } }

// expect: ["big circle", "nothing", "circle", "square 2.0", "narrow", "rect 4.0", "no points", "polygon of 2 from (1, 2)", "nothing"]
// expect: ["integer", "integer", "nan", "pair 1x", "empty", "text h", "ints 3", "ab", "call 42", "Double", "nil", "Character"]
// expect: 1 -1 ["body", "inner", "d2", "d1", "d2", "d1"]
// expect: 1 1;2 1;
// expect: 2 1
// expect: [3, 12, 2]
// expect: [main.Point(x: 2, y: 3), main.Point(x: 1, y: 7)] Point(x: 6, y: 0) Point(x: 0, y: -1) nil
// expect: got 5
// expect: [3, 5] [3, 0, 5, 0] Optional(3) Optional(nil) Optional(1)
// expect: sum 3 6
// expect: false Optional(nil) nil nil
// expect: Optional(5) 5! 1 5 5
// expect: 1 2 [3, 6, 9]
// expect: Ann 1 [2] 3 [2] (name: "Ann", age: 3, (1, [2]))
// expect: 11 13 HÉLLO WÖRLD dlröw olléh 6 ["Héllo", "Wörld"]
// expect: Dear Ann,
// expect:   "quoted" \ tab	end joined
// expect: raw \n 2 128512 true true [("x", 1), ("y", 2)]
// expect: a 2
// expect: fell
// expect: small
// expect: 0 44 nil 1000.0 3 8.0 0.333 true 3 9 5
// expect: 1
// expect: Oops
