// plain: shadowed names
import Foundation
func map<T, U>(_ f: @escaping (T) -> U) -> ([T]) -> [U] { return { $0.map(f) } }
func filter<T>(_ f: @escaping (T) -> Bool) -> ([T]) -> [T] { { $0.filter(f) } }
func reduce<T, A>(_ a: A, _ f: @escaping (A, T) -> A) -> ([T]) -> A { { list in list.reduce(a, f) } }
infix operator >>>: AdditionPrecedence
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
infix operator |>: AdditionPrecedence
func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }
let pipeline = map { (n: Int) in n + 1 } >>> filter { (n: Int) in n % 2 == 0 } >>> reduce(0) { (a: Int, b: Int) in a + b }
print(pipeline([1, 2, 3, 4, 5]))
print([1, 2, 3] |> map { (n: Int) in n * 2 } |> { (a: [Int]) in a.count })
func of(_ items: Int...) -> [Int] { items }
print(of(1, 2, 3).map(\.description).joined(separator: "+"))
func print(_ prefix: String, value: Any) { Swift.print("<\(prefix)>", value) }
print("own", value: 3)
struct Logger { var lines: [String] = []; mutating func print(_ s: String) { lines.append(s) }; func dump() { Swift.print(lines) } 
  mutating func count(_ n: Int) { for i in 0..<n { self.print("\(i)") } } }
var logger = Logger(); logger.print("hi"); logger.count(2); logger.dump()
func max(_ a: String, _ b: String) -> String { a.count >= b.count ? a : b }
print(max("abc", "z"), Swift.max(3, 4))
func min(_ values: [Int]) -> Int? { values.min() }
print(min([3, 1, 2]) ?? 0)
let String = "a variable named like a type"
print(String.count)
var Int = [1, 2]
Int.append(3)
print(Int)
func zip(_ a: [Double]) -> Double { a.reduce(0, +) }
print(zip([1, 2]))
struct Counter { var count = 0; var first = "f"
  mutating func map(_ f: (Swift.Int) -> Swift.Int) -> Counter { count = f(count); return self } 
  func isEmpty() -> Bool { count == 0 } }
var c = Counter()
print(c.map { $0 + 5 }.count, c.isEmpty(), c.first)
func run() {
  let print = { (x: Any) in Swift.print("local:", x) }
  print(1)
  let count = 4
  func count2() -> Swift.Int { count * 2 }
  print(count2())
  do { let count = "text"; print(count.uppercased()) }
  for count in [7.5, 8] { print(count / 2) }
  if let count = Optional(true) { print(!count) }
  let f = { (count: [Swift.Int]) in count.count }
  print(f([1, 2]))
  switch count { case let count where count > 3: print(count + 1); default: break }
}
run()
class Event { var name: Swift.String; init(_ name: Swift.String) { self.name = name } 
  static func ==(a: Event, b: Event) -> Bool { a.name == b.name } }
print(Event("a") == Event("a"))
enum Optional2<T> { case none, some(T); func map<U>(_ f: (T) -> U) -> Optional2<U> { switch self { case .none: return .none; case .some(let t): return .some(f(t)) } } }
if case .some(let n) = Optional2.some(3).map({ "\($0)!" }) { print(n) }
struct Array2 { var count: (Swift.Int) -> Swift.String = { "c\($0)" } }
print(Array2().count(4))
struct Set { var items: [Swift.String] = []; mutating func insert(_ s: Swift.String) { items.append(s) } }
var set = Set(); set.insert("x"); set.insert("x"); print(set.items.count)
struct Result { let value: Swift.Int; let next: () -> Swift.Int }
let r = Result(value: 3) { 4 }
print(r.value + r.next())
struct Data { let bytes: [UInt8] ; var count: Swift.String { "\(bytes.count) bytes" } }
print(Data(bytes: [1, 2]).count)

// expect: 12
// expect: 3
// expect: 1+2+3
// expect: <own> 3
// expect: ["hi", "0", "1"]
// expect: abc 4
// expect: 1
// expect: 28
// expect: [1, 2, 3]
// expect: 3.0
// expect: 5 false f
// expect: local: 1
// expect: local: 8
// expect: local: TEXT
// expect: local: 3.75
// expect: local: 4.0
// expect: local: false
// expect: local: 2
// expect: local: 5
// expect: true
// expect: 3!
// expect: c4
// expect: 2
// expect: 7
// expect: 2 bytes
