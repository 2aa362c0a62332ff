// Requirements are met by the overrides of an object's class where the library asks.
import Foundation
class A: Hashable, Codable, Comparable, CustomReflectable, TextOutputStreamable, Sequence {
  var n = 1
  init() {}
  func hash(into h: inout Hasher) { print("hash A"); h.combine(n) }
  static func == (a: A, b: A) -> Bool { a.n == b.n }
  static func < (a: A, b: A) -> Bool { a.key < b.key }
  var key: Int { n }
  var customMirror: Mirror { Mirror(self, children: ["a": n]) }
  func write<T: TextOutputStream>(to t: inout T) { t.write("A\(n)") }
  func encode(to e: any Encoder) throws { var c = e.singleValueContainer(); try c.encode("A\(n)") }
  func makeIterator() -> AnyIterator<Int> { AnyIterator([1].makeIterator()) }
}
class B: A {
  override func hash(into h: inout Hasher) { print("hash B"); super.hash(into: &h) }
  override var key: Int { -n }
  override var customMirror: Mirror { Mirror(self, children: ["b": n, "c": 2]) }
  override func write<T: TextOutputStream>(to t: inout T) { t.write("B\(n)") }
  override func encode(to e: any Encoder) throws { var c = e.singleValueContainer(); try c.encode("B\(n)") }
  override func makeIterator() -> AnyIterator<Int> { AnyIterator([2, 3].makeIterator()) }
}
let list: [A] = [A(), B()]
let set = Set(list); print(set.count)
// expect: hash A
// expect: hash B
// expect: hash A
// expect: 1
let d: [A: Int] = [list[1]: 1]; print(d[list[1]] ?? 0, d.keys.first!)
// expect: hash B
// expect: hash A
// expect: hash B
// expect: hash A
// expect: 1 B1
print(list, list.sorted(), list.max()!, "\(list[1])")
// expect: [A1, B1] [B1, A1] A1 B1
print(String(data: try JSONEncoder().encode(list), encoding: .utf8)!)
// expect: ["A1","B1"]
print(String(data: try JSONEncoder().encode(list[1]), encoding: .utf8)!)
// expect: "B1"
print(Mirror(reflecting: list[1]).children.count, list.map { Array($0) }, list[1].map { $0 })
// expect: 2 [[1], [2, 3]] [2, 3]
for x in list[1] { print(x) }
// expect: 2
// expect: 3
class Log: TextOutputStream { var s = ""; func write(_ t: String) { s += t } }
class Loud: Log { override func write(_ t: String) { s += t.uppercased() } }
var log: Log = Loud(); print("hi", to: &log); print(log.s)
// expect: HI
// expect: 
class Gen: RandomNumberGenerator { func next() -> UInt64 { 1 } }
class Gen2: Gen { override func next() -> UInt64 { .max } }
var g: Gen = Gen2(); print(Int.random(in: 0..<10, using: &g), [1, 2, 3].randomElement(using: &g)!)
// expect: 9 3
class It: IteratorProtocol { var n = 3; func next() -> Int? { n -= 1; return n > 0 ? n : nil } }
class It2: It { override func next() -> Int? { super.next().map { $0 * 100 } } }
struct Seq: Sequence { func makeIterator() -> It { It2() } }
print(Array(Seq()), Seq().map { $0 }, Seq().reduce(0, +))
// expect: [200, 100] [200, 100] 300
class E: Error, CustomStringConvertible { var description: String { "E" } }
class E2: E { override var description: String { "E2" } }
let e: E = E2(); do { throw e } catch { print(error, "\(error)", error as! E) }
// expect: E2 E2 E2
class LE: LocalizedError { var errorDescription: String? { "le" } }
class LE2: LE { override var errorDescription: String? { "le2" } }
let le: LE = LE2(); print((le as any Error).localizedDescription, le.localizedDescription)
// expect: le2 le2
class Dbg: CustomDebugStringConvertible { var debugDescription: String { "dbg" } }
class Dbg2: Dbg { override var debugDescription: String { "dbg2" } }
let db: Dbg = Dbg2(); debugPrint(db); print([db], db)
// expect: dbg2
// expect: [dbg2] dbg2
func shown<T: CustomStringConvertible>(_ t: T) -> String { t.description }
func any<T>(_ t: T) -> String { "\(t)" }
print(shown(e), any(e), any([e]), any(e as E?))
// expect: E2 E2 [E2] Optional(E2)
