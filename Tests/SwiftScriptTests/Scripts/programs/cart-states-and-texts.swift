// bank/inventory style
struct Item: Hashable, Codable { let id: Int; var name: String; var price: Double; var qty = 1; var total: Double { price * Double(qty) } }
enum CartError: Error, CustomStringConvertible { case outOfStock(Item), invalid(String); var description: String { switch self { case .outOfStock(let i): return "out: \(i.name)"; case .invalid(let s): return "invalid \(s)" } } }
class Cart { private(set) var items: [Item] = []; var discounts: [(String, (Double) -> Double)] = []
  func add(_ i: Item) throws { guard i.qty > 0 else { throw CartError.invalid("qty \(i.qty)") }; if i.price > 1000 { throw CartError.outOfStock(i) }; if let idx = items.firstIndex(where: { $0.id == i.id }) { items[idx].qty += i.qty } else { items.append(i) } }
  var total: Double { discounts.reduce(items.map(\.total).reduce(0, +)) { $1.1($0) } } }
let cart = Cart()
do { try cart.add(Item(id: 1, name: "pen", price: 2)); try cart.add(Item(id: 1, name: "pen", price: 2, qty: 3)); try cart.add(Item(id: 2, name: "book", price: 10.5)); print(cart.total); cart.discounts.append(("half", { $0 / 2 })); print(cart.total, cart.items.count); try cart.add(Item(id: 3, name: "car", price: 5000)) } catch let e as CartError { print("error:", e) } catch { print("??") }
do { try cart.add(Item(id: 9, name: "z", price: 1, qty: 0)) } catch { print(error, "\(error)") }
print(cart.items[0], cart.items.map(\.name), cart.items.max { $0.total < $1.total }!.name)
let byName = Dictionary(uniqueKeysWithValues: cart.items.map { ($0.name, $0) }); print(byName["pen"]?.qty ?? 0, byName["none"]?.qty as Any)
print(Set([Item(id: 1, name: "a", price: 1), Item(id: 1, name: "a", price: 1)]).count, Item(id: 1, name: "a", price: 1) == Item(id: 1, name: "a", price: 1))
// state machine
enum State { case idle, running(speed: Int), paused(at: Int, reason: String?); mutating func handle(_ e: Ev) { switch (self, e) { case (.idle, .start(let s)): self = .running(speed: s); case (.running(let s), .pause(let r)): self = .paused(at: s, reason: r); case (.paused(let s, _), .resume): self = .running(speed: s); case (_, .stop): self = .idle; default: print("ignored", e) } } }
enum Ev { case start(Int), pause(String?), resume, stop }
var st = State.idle; for e in [Ev.resume, .start(3), .pause("lunch"), .resume, .pause(nil), .stop] { st.handle(e); print(st) }
if case .paused(_, let r?) = State.paused(at: 1, reason: "x") { print(r) }
if case .running(speed: 1...5) = State.running(speed: 3) { print("slow") }
// text processing
let text = "the quick brown fox jumps over the lazy dog the end"
let freq = text.split(separator: " ").reduce(into: [String: Int]()) { $0[String($1), default: 0] += 1 }
print(freq.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }.prefix(3).map { "\($0.key): \($0.value)" })
print(text.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "))
let caesar = String(text.unicodeScalars.map { s in let v = s.value; return Character(UnicodeScalar(v >= 97 && v <= 122 ? (v - 97 + 3) % 26 + 97 : v)!) }); print(caesar)
print(text.filter { "aeiou".contains($0) }.count, Set(text).subtracting(" ").count, text.components(separatedBy: "the").count - 1)
// matrix & simulation
var grid = Array(repeating: Array(repeating: ".", count: 4), count: 3); grid[1][2] = "#"; print(grid.map { $0.joined() }.joined(separator: "\n"))
func transpose<T>(_ m: [[T]]) -> [[T]] { guard let f = m.first else { return [] }; return f.indices.map { c in m.map { $0[c] } } }; print(transpose([[1, 2, 3], [4, 5, 6]]))
struct LCG: RandomNumberGenerator { var s: UInt64; mutating func next() -> UInt64 { s = s &* 6364136223846793005 &+ 1442695040888963407; return s } }
var rng = LCG(s: 1); print(rng.next(), rng.next() % 10, UInt8(truncatingIfNeeded: rng.next() >> 56))
func fib(_ n: Int, _ memo: inout [Int: Int]) -> Int { if n < 2 { return n }; if let v = memo[n] { return v }; let r = fib(n - 1, &memo) + fib(n - 2, &memo); memo[n] = r; return r }; var mm: [Int: Int] = [:]; print(fib(80, &mm))
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }; print(gcd(48, 36), String(48, radix: 2), Int("1010", radix: 2)!, (1...20).filter { n in n > 1 && !(2..<n).contains { n % $0 == 0 } })
func permutations<T>(_ a: [T]) -> [[T]] { a.count <= 1 ? [a] : a.indices.flatMap { i -> [[T]] in var r = a; let x = r.remove(at: i); return permutations(r).map { [x] + $0 } } }; print(permutations([1, 2, 3]).count, permutations(["a", "b"]))
func hanoi(_ n: Int, _ a: String, _ b: String, _ c: String) -> Int { n == 0 ? 0 : hanoi(n - 1, a, c, b) + 1 + hanoi(n - 1, c, b, a) }; print(hanoi(5, "A", "B", "C"))
import Foundation

// expect: 18.5
// expect: 9.25 2
// expect: error: out: car
// expect: invalid qty 0 invalid qty 0
// expect: Item(id: 1, name: "pen", price: 2.0, qty: 4) ["pen", "book"] book
// expect: 4 nil
// expect: 1 true
// expect: ignored resume
// expect: idle
// expect: running(speed: 3)
// expect: paused(at: 3, reason: Optional("lunch"))
// expect: running(speed: 3)
// expect: paused(at: 3, reason: nil)
// expect: idle
// expect: x
// expect: slow
// expect: ["the: 3", "brown: 1", "dog: 1"]
// expect: The Quick Brown Fox Jumps Over The Lazy Dog The End
// expect: wkh txlfn eurzq ira mxpsv ryhu wkh odcb grj wkh hqg
// expect: 13 26 3
// expect: ....
// expect: ..#.
// expect: ....
// expect: [[1, 4], [2, 5], [3, 6]]
// expect: 7806831264735756412 9 165
// expect: 23416728348467685
// expect: 12 110000 10 [2, 3, 5, 7, 11, 13, 17, 19]
// expect: 6 [["a", "b"], ["b", "a"]]
// expect: 31
