// errors, optionals, closures, memory
enum ValidationError: Error, CustomStringConvertible { case tooShort(min: Int, actual: Int), forbidden(Character), empty; var description: String { switch self { case let .tooShort(m, a): return "need \(m), got \(a)"; case .forbidden(let c): return "no '\(c)'"; case .empty: return "empty" } } }
func validate(_ s: String, min: Int = 3) throws -> String { guard let f = s.first else { throw ValidationError.empty }; if let bad = s.first(where: { "!?".contains($0) }) { throw ValidationError.forbidden(bad) }; guard s.count >= min else { throw ValidationError.tooShort(min: min, actual: s.count) }; return f.uppercased() + s.dropFirst() }
for s in ["", "ab", "a!c", "abcd"] { do { print(try validate(s)) } catch ValidationError.tooShort(_, let n) where n == 2 { print("two") } catch let e as ValidationError { print("V:", e) } }
print((try? validate("xyz")) ?? "-", (try? validate("x")) as Any, (try? validate("xy", min: 1))!)
func rethrow<T>(_ f: () throws -> T) rethrows -> T { try f() }; print(rethrow { 3 }); do { try rethrow { throw ValidationError.empty } } catch { print("re", error) }
struct Stack<T> { private var s: [T] = []; enum StackError: Error { case underflow }; mutating func push(_ x: T) { s.append(x) }; mutating func pop() throws -> T { guard let x = s.popLast() else { throw StackError.underflow }; return x } }
var st = Stack<Int>(); st.push(1); do { print(try st.pop()); print(try st.pop()) } catch Stack<Int>.StackError.underflow { print("underflow") } catch { print(error) }
func withDefer() -> String { var log = ""; defer { print("log:", log) }; do { defer { log += "inner;" }; log += "body;" }; log += "after;"; return log }; print(withDefer())
class Person { let name: String; var pet: Pet?; init(_ n: String) { name = n }; deinit { print("-", name) } }
class Pet { let kind: String; weak var owner: Person?; unowned let vet: Person; init(_ k: String, vet: Person) { kind = k; self.vet = vet }; deinit { print("-", kind) } }
do { let vet = Person("vet"); var p: Person? = Person("ann"); p!.pet = Pet("cat", vet: vet); p?.pet?.owner = p; print(p?.pet?.owner?.name ?? "none", p?.pet?.vet.name as Any); let pet = p!.pet; p = nil; print(pet?.owner as Any) }
class Timer { var tick: (() -> Void)?; var n = 0; func start() { tick = { [weak self] in guard let self else { print("gone"); return }; self.n += 1; print("tick", self.n) } }; deinit { print("timer gone") } }
var timer: Timer? = Timer(); timer!.start(); let tick = timer!.tick; tick?(); timer = nil; tick?()
func makeCounter(step: Int = 1) -> (next: () -> Int, reset: () -> Void) { var n = 0; return ({ n += step; return n }, { n = 0 }) }; let c = makeCounter(step: 5); _ = c.next(); print(c.next()); c.reset(); print(c.next())
var fns: [() -> Int] = []; for i in 0..<3 { fns.append { i * i } }; print(fns.map { $0() }); var x = 1; let cap = { [x] in x }; let live = { x }; x = 5; print(cap(), live())
let ops: [String: (Double, Double) -> Double] = ["+": (+), "-": { $0 - $1 }, "max": max]; print(ops.keys.sorted().map { "\($0)=\(ops[$0]!(3, 4))" })
func apply(_ n: Int, times: Int = 2, to f: (Int) -> Int) -> Int { (0..<times).reduce(n) { a, _ in f(a) } }; print(apply(3) { $0 * 2 }, apply(1, times: 4, to: { $0 + 1 })); func variadic(_ xs: Int..., sep: String = ",") -> String { xs.map(String.init).joined(separator: sep) }; print(variadic(1, 2, sep: "-"), variadic())
func auto(_ c: @autoclosure () -> Bool, _ m: @autoclosure () -> String) -> String { c() ? "fine" : m() }; print(auto(1 > 2, "bad \(1 + 1)")); func inoutAdd(_ a: inout [Int], _ v: Int...) { a += v }; var arr = [0]; inoutAdd(&arr, 1, 2); print(arr)
let s1: String? = "5", s2: String? = nil; print(s1.flatMap(Int.init) as Any, s2.map { $0.count } as Any, s1?.count ?? 0, (s1 ?? s2) as Any, s1! + "!", s2?.isEmpty as Any, s1.map { Int($0)! * 2 }!); if let a = s1, let n = Int(a), n > 3 { print("n", n) }; guard let z = Int("7") else { fatalError() }; print(z)
let nested: Int?? = .some(nil); print(nested as Any, nested == nil, (nested ?? 3) as Any); let chain: [String: [String: Int?]] = ["a": ["b": 1]]; print(chain["a"]?["b"] as Any, chain["x"]?["b"] as Any); switch s1 { case "5"?: print("five"); case .some(let v): print(v); case nil: print("nil") }
struct Config { var name = "d", retries = 3; var nested = Inner(); struct Inner { var on = false } }; func with<T>(_ v: T, _ f: (inout T) -> Void) -> T { var v = v; f(&v); return v }; print(with(Config()) { $0.retries += 1; $0.nested.on.toggle() })
let kp = \Config.nested.on; print(Config()[keyPath: kp], [Config(), Config(name: "e")].map(\.name)); var cfg = Config(); cfg[keyPath: \.retries] = 9; print(cfg.retries)
let result: Result<Int, ValidationError> = .failure(.forbidden("x")); switch result { case .success(let v): print(v); case .failure(.forbidden(let c)): print("F", c); case .failure(let e): print(e) }; print(result.mapError { _ in ValidationError.empty }, Result<Int, Error> { 3 }.map { $0 + 1 }, (try? result.get()) as Any)
print(#function, #line, "\(ValidationError.empty)", ValidationError.tooShort(min: 1, actual: 0)); func outer() -> Int { func inner(_ n: Int) -> Int { n == 0 ? 0 : n + inner(n - 1) }; return inner(4) }; print(outer())
protocol Shape { var sides: Int { get } }; struct Tri: Shape { let sides = 3 }; struct Sq: Shape { let sides = 4 }; func pick(_ n: Int) -> any Shape { n == 3 ? Tri() : Sq() }; func opaque() -> some Shape { Tri() }; print(pick(4).sides, opaque().sides, pick(3), type(of: pick(3)))
let grade = switch 85 { case 90...: "A"; case 80..<90: "B"; default: "C" }; let sign = if x > 0 { "+" } else { "-" }; print(grade, sign); var it = [1, 2].makeIterator(); while let v = it.next() { print(v, terminator: " ") }; print(); repeat { x -= 2 } while x > 0; print(x)
// expect: V: empty
// expect: two
// expect: V: no '!'
// expect: Abcd
// expect: Xyz nil Xy
// expect: 3
// expect: re empty
// expect: 1
// expect: underflow
// expect: log: body;inner;after;
// expect: body;inner;after;
// expect: ann Optional("vet")
// expect: - ann
// expect: nil
// expect: - cat
// expect: - vet
// expect: tick 1
// expect: timer gone
// expect: gone
// expect: 10
// expect: 5
// expect: [0, 1, 4]
// expect: 1 5
// expect: ["+=7.0", "-=-1.0", "max=4.0"]
// expect: 12 5
// expect: 1-2 
// expect: bad 2
// expect: [0, 1, 2]
// expect: Optional(5) nil 1 5 5! nil 10
// expect: n 5
// expect: 7
// expect: Optional(nil) false nil
// expect: Optional(Optional(1)) nil
// expect: five
// expect: Config(name: "d", retries: 4, nested: main.Config.Inner(on: true))
// expect: false ["d", "e"]
// expect: 9
// expect: F x
// expect: failure(empty) success(4) nil
// expect: main 25 empty need 1, got 0
// expect: 10
// expect: 4 3 Tri(sides: 3) Tri
// expect: B +
// expect: 1 2 
// expect: -1
