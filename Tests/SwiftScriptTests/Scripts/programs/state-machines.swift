// enum state machines and patterns
enum Light: Int, CaseIterable { case red = 1, amber, green
  var next: Light { let all = Self.allCases; return all[(all.firstIndex(of: self)! + 1) % all.count] }
  mutating func step() { self = next }
  static prefix func !(l: Light) -> Light { l == .red ? .green : .red } }
var light = Light.red; light.step(); light.step(); print(light, light.rawValue, !light, Light(rawValue: 9) as Any, Light(rawValue: 2)!)
indirect enum Expr { case lit(Int), add(Expr, Expr), mul(Expr, Expr), neg(Expr), when(Expr, then: Expr, else: Expr?)
  static func + (a: Expr, b: Expr) -> Expr { .add(a, b) }
  static func * (a: Expr, b: Expr) -> Expr { .mul(a, b) }
  static prefix func - (a: Expr) -> Expr { .neg(a) } }
extension Expr: ExpressibleByIntegerLiteral { init(integerLiteral v: Int) { self = .lit(v) } }
extension Expr: CustomStringConvertible { var description: String {
  switch self {
  case .lit(let n) where n < 0: return "(\(n))"
  case .lit(let n): return "\(n)"
  case let .add(a, b): return "(\(a) + \(b))"
  case .mul(.lit(1), let x), .mul(let x, .lit(1)): return "\(x)"
  case .mul(let a, let b): return "\(a) * \(b)"
  case .neg(let e): return "-\(e)"
  case .when(let c, then: let t, else: let e?): return "\(c) ? \(t) : \(e)"
  case .when(let c, let t, nil): return "\(c) ?: \(t)"
  } } }
func eval(_ e: Expr) -> Int { switch e { case .lit(let n): return n; case .add(let a, let b): return eval(a) + eval(b); case .mul(let a, let b): return eval(a) * eval(b); case .neg(let a): return -eval(a)
  case .when(let c, let t, let e): return eval(c) != 0 ? eval(t) : e.map(eval) ?? 0 } }
let e: Expr = (1 + 2) * 3 + -4 * 1
print(e, eval(e), eval(.when(0, then: 1, else: 5)), Expr.when(1, then: 2, else: nil))
enum State: Equatable { case idle, loading(progress: Double), loaded([String]), failed(code: Int, String) 
  enum Event { case start, progress(Double), finish([String]), fail(Int) }
  func handling(_ event: Event) -> State? {
    switch (self, event) {
    case (.idle, .start), (.failed, .start): return .loading(progress: 0)
    case (.loading(let p), .progress(let q)) where q >= p: return .loading(progress: q)
    case (.loading, .progress): return nil
    case let (.loading(p), .finish(items)) where p > 0.5: return .loaded(items)
    case (.loading, .fail(let code)): return .failed(code: code, code >= 500 ? "server" : "client")
    case (.loaded, _), (_, .finish), (_, .fail), (_, .progress), (.loading, .start): return nil
    } } }
var state = State.idle
let events: [State.Event] = [.progress(0.1), .start, .progress(0.6), .progress(0.5), .finish(["a"]), .start]
for event in events { if let new = state.handling(event) { state = new; print("→", state) } else { print("ignored", event) } }
print(State.idle.handling(.start)?.handling(.fail(503)) == .failed(code: 503, "server"))
if case .loaded(let items) = state, let first = items.first { print(first) }
func classify(_ x: Any) -> String {
  switch x {
  case 0 as Int: return "zero"
  case let i as Int where i < 0: return "negative"
  case is Int: return "int"
  case let d as Double: return "double \(d)"
  case let s as String where s.isEmpty: return "empty"
  case "hi" as String: return "greeting"
  case let s as String: return "string \(s.count)"
  case let (a, b) as (Int, Int): return "pair \(a + b)"
  case let f as (Int) -> Int: return "function \(f(2))"
  case let a as [Any]: return "array of \(a.count)"
  case Optional<Any>.none: return "nil"
  case let s as State: return "state \(s)"
  default: return "other"
  } }
print([0, -1, 5, 1.5, "", "hi", "xyz", (1, 2), { (n: Int) in n * n }, [1, "a"], State.idle, true].map(classify))
func fizz(_ n: Int) -> String { switch (n % 3, n % 5) { case (0, 0): "FizzBuzz"; case (0, _): "Fizz"; case (_, 0): "Buzz"; case _: "\(n)" } }
print((1...15).map(fizz).joined(separator: " "))
func grade(_ p: Double) -> Character { switch p { case 90...: return "A"; case 75..<90: return "B"; case ..<0: return "?"; default: return "C" } }
print([95, 80.5, -1, 3].map(grade)); print(String([95, 80.5].map(grade)))
let point = (x: 3, y: -3)
switch point { case (0, 0): print("origin"); case (let x, 0), (0, let x): print("axis", x); case let (x, y) where x == -y: print("anti", x); default: print("far") }
let maybe: Int?? = .some(nil)
switch maybe { case .some(.some(let v)): print(v); case .some(.none): print("inner nil"); case .none: print("outer nil") }
for case let .loaded(list)? in [State.loaded(["q"]), nil, .idle] { print(list) }
let names = ["b": 2, "a": 1]; for (k, v) in names.sorted(by: <) where v > 0 { print(k, v, terminator: ";") }; print()
guard case .loaded(let final) = state else { fatalError() }; print(final.count)
outer: for i in 1... { for j in 1...i where i * j > 20 { print(i, j); break outer }; if i % 2 == 0 { continue outer } }
var stack = [1, 2, 3]; while let top = stack.popLast(), top > 1 { print(top) }; repeat { stack.append(stack.count) } while stack.count < 3; print(stack)

// expect: green 3 red nil amber
// expect: ((1 + 2) * 3 + (-4)) 5 5 1 ?: 2
// expect: ignored progress(0.1)
// expect: → loading(progress: 0.0)
// expect: → loading(progress: 0.6)
// expect: ignored progress(0.5)
// expect: → loaded(["a"])
// expect: ignored start
// expect: true
// expect: a
// expect: ["zero", "negative", "int", "double 1.5", "empty", "greeting", "string 3", "pair 3", "function 4", "array of 2", "state idle", "other"]
// expect: 1 2 Fizz 4 Buzz Fizz 7 8 Fizz Buzz 11 Fizz 13 14 FizzBuzz
// expect: ["A", "B", "?", "C"]
// expect: AB
// expect: anti 3
// expect: inner nil
// expect: ["q"]
// expect: a 1;b 2;
// expect: 1
// expect: 5 5
// expect: 3
// expect: 2
// expect: [0, 1, 2]
