// state machines, inventory, classes
enum Light: CaseIterable { case red, green, yellow
  var next: Light { let all = Light.allCases; return all[(all.firstIndex(of: self)! + 1) % all.count] }
  var seconds: Int { switch self { case .red: 30; case .green: 25; case .yellow: 5 } } }
print(sequence(first: Light.red) { $0.next }.prefix(5).map { "\($0)" }, Light.allCases.map(\.seconds).reduce(0, +))
enum Event: Hashable { case insert(coin: Int), push, refund }
enum State: Equatable { case locked(credit: Int), unlocked, broken(reason: String) }
struct Turnstile { private(set) var state: State = .locked(credit: 0) { didSet { log.append("\(oldValue) -> \(state)") } }; private(set) var log: [String] = []
  mutating func handle(_ e: Event) { switch (state, e) {
    case (.locked(let c), .insert(let coin)) where c + coin >= 50: state = .unlocked
    case let (.locked(c), .insert(coin)): state = .locked(credit: c + coin)
    case (.locked, .push): break
    case (.unlocked, .push): state = .locked(credit: 0)
    case (.unlocked, .insert(coin: 100...)): state = .broken(reason: "jam")
    case (.broken, _), (_, .refund), (.unlocked, .insert): state = .locked(credit: 0) } } }
var t = Turnstile(); for e: Event in [.insert(coin: 20), .push, .insert(coin: 30), .insert(coin: 200), .refund] { t.handle(e) }; t.log.forEach { print($0) }
class Animal { let name: String; private static var count = 0; init(_ n: String) { name = n; Animal.count += 1 }; convenience init() { self.init("anon") }; func speak() -> String { "..." }; class var kind: String { "animal" }; static func total() -> Int { count }; deinit { Animal.count -= 1 }; var description: String { "\(type(of: self).kind) \(name): \(speak())" } }
class Dog: Animal { var tricks: [String] = []; override func speak() -> String { super.speak() + "woof" }; override class var kind: String { "dog" }; required init(tricks: [String]) { self.tricks = tricks; super.init("rex") }; override var description: String { super.description + " \(tricks)" } }
final class Puppy: Dog { override func speak() -> String { "yip" } ; lazy var toys: [String] = { print("toys made"); return ["ball"] }() }
do { let zoo: [Animal] = [Animal(), Dog(tricks: ["sit"]), Puppy(tricks: [])]; zoo.forEach { print($0.description) }; print(Animal.total(), zoo.compactMap { $0 as? Dog }.count, zoo[2] is Puppy, zoo.map { type(of: $0) }); (zoo[2] as! Puppy).toys.append("bone"); print((zoo[2] as! Puppy).toys) }
print(Animal.total())
struct Inventory { private var items: [String: (count: Int, price: Double)] = [:]; enum Failure: Error, Equatable { case unknown(String), insufficient(need: Int, have: Int) }
  mutating func add(_ n: String, count: Int = 1, price: Double) { items[n, default: (0, price)].count += count; items[n]!.price = price }
  mutating func sell(_ n: String, count: Int = 1) throws -> Double { guard let item = items[n] else { throw Failure.unknown(n) }; guard item.count >= count else { throw Failure.insufficient(need: count, have: item.count) }; items[n]!.count -= count; if items[n]!.count == 0 { items.removeValue(forKey: n) }; return Double(count) * item.price }
  var report: [String] { items.sorted { $0.key < $1.key }.map { "\($0.key) x\($0.value.count) @\($0.value.price)" } }; subscript(n: String) -> Int { items[n]?.count ?? 0 } }
var inv = Inventory(); inv.add("pen", count: 3, price: 1.5); inv.add("ink", price: 4); inv.add("pen", price: 2)
for (n, c) in [("pen", 2), ("cap", 1), ("ink", 5), ("ink", 1)] { do { print(n, try inv.sell(n, count: c)) } catch let e as Inventory.Failure where e == .unknown("cap") { print("no cap") } catch Inventory.Failure.insufficient(let need, let have) { print("need \(need) have \(have)") } catch { print(error) } }
print(inv.report, inv["pen"], inv["x"])
final class Node<T> { var value: T; var next: Node?; weak var prev: Node?; init(_ v: T) { value = v }; deinit { print("free", value) } }
struct LinkedList<T>: Sequence { var head: Node<T>?; var tail: Node<T>?; mutating func append(_ v: T) { let n = Node(v); if let t = tail { t.next = n; n.prev = t } else { head = n }; tail = n }
  func makeIterator() -> AnyIterator<T> { var c = head; return AnyIterator { defer { c = c?.next }; return c?.value } } }
do { var l = LinkedList<Int>(); [1, 2, 3].forEach { l.append($0) }; print(l.map { $0 * 2 }, l.contains(2), l.tail!.prev!.value, l.reduce(0, +), Array(l.dropFirst()), l.first { $0 > 1 }!) }
struct Temp { var celsius: Double { willSet { print("will", newValue) } didSet { if celsius < -273 { celsius = -273 } } }; var fahrenheit: Double { get { celsius * 9 / 5 + 32 } set { celsius = (newValue - 32) * 5 / 9 } } }
var temp = Temp(celsius: 20); temp.fahrenheit = 212; print(temp.celsius); temp.celsius -= 1000; print(temp)
struct Poly: Equatable { var c: [Int]; static func + (a: Poly, b: Poly) -> Poly { let n = max(a.c.count, b.c.count); return Poly(c: (0..<n).map { ($0 < a.c.count ? a.c[$0] : 0) + ($0 < b.c.count ? b.c[$0] : 0) }) }; static func += (a: inout Poly, b: Poly) { a = a + b }; static prefix func - (a: Poly) -> Poly { Poly(c: a.c.map(-)) }; func callAsFunction(_ x: Int) -> Int { c.reversed().reduce(0) { $0 * x + $1 } } }
var pl = Poly(c: [1, 2]); pl += Poly(c: [0, 0, 3]); print(pl, pl(2), -pl, pl == Poly(c: [1, 2, 3]))
func swapTwo<T>(_ a: inout T, _ b: inout T) { (a, b) = (b, a) }; var (x, y) = (1, 2); swapTwo(&x, &y); print(x, y)
outer: for i in 1...3 { for j in 1...3 { if j == 2 { continue outer }; if i == 3 { break outer }; print(i, j, terminator: " ") } }; print()
let nested = [[1, 2], [3], []]; print(nested.flatMap { $0 }, nested.map(\.count), Array(nested.joined()), nested.first?.first ?? 0, nested.last?.first as Any)
var dict = ["b": 2, "a": 1]; dict.merge(["c": 3, "a": 9]) { $0 + $1 }; print(dict.sorted { $0.key < $1.key }, dict.mapValues { $0 * 2 }["a"]!, dict.filter { $0.value > 2 }.count, dict.min { $0.value < $1.value }!.key, dict["zz"] as Any, dict.keys.sorted(), dict.values.sorted())
if case let (a, b)? = Optional((1, "z")), a < 2 { print(a, b) }; switch 5 { case ..<3: print("low"); case 3...: print("high"); default: break }
let fs: [(Int) -> Int] = (1...3).map { n in { $0 * n } }; print(fs.map { $0(10) }); var counter = 0; let inc = { () -> Int in counter += 1; return counter }; _ = inc(); print(inc(), counter); defer { print("end") }
// expect: ["red", "green", "yellow", "red", "green"] 60
// expect: locked(credit: 0) -> locked(credit: 20)
// expect: locked(credit: 20) -> unlocked
// expect: unlocked -> broken(reason: "jam")
// expect: broken(reason: "jam") -> locked(credit: 0)
// expect: animal anon: ...
// expect: dog rex: ...woof ["sit"]
// expect: dog rex: yip []
// expect: 3 2 true [main.Animal, main.Dog, main.Puppy]
// expect: toys made
// expect: ["ball", "bone"]
// expect: 0
// expect: pen 4.0
// expect: no cap
// expect: need 5 have 1
// expect: ink 4.0
// expect: ["pen x2 @2.0"] 2 0
// expect: [2, 4, 6] true 2 6 [2, 3] 2
// expect: free 1
// expect: free 2
// expect: free 3
// expect: will 100.0
// expect: 100.0
// expect: will -900.0
// expect: Temp(celsius: -273.0)
// expect: Poly(c: [1, 2, 3]) 17 Poly(c: [-1, -2, -3]) true
// expect: 2 1
// expect: 1 1 2 1 
// expect: [1, 2, 3] [2, 1, 0] [1, 2, 3] 1 nil
// expect: [(key: "a", value: 10), (key: "b", value: 2), (key: "c", value: 3)] 20 2 b nil ["a", "b", "c"] [2, 3, 10]
// expect: 1 z
// expect: high
// expect: [10, 20, 30]
// expect: 2 2
// expect: end
