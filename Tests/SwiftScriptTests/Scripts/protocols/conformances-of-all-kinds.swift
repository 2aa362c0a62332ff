import Foundation
// protocols with Self, associated types, conditional conformance
protocol Stackable { associatedtype Element; mutating func push(_ e: Element); mutating func pop() -> Element?; var count: Int { get } }
extension Stackable { var isEmpty: Bool { count == 0 } ; mutating func pushAll(_ es: [Element]) { es.forEach { push($0) } } }
struct ArrayStack<T>: Stackable { private var a: [T] = []; mutating func push(_ e: T) { a.append(e) }; mutating func pop() -> T? { a.popLast() }; var count: Int { a.count } }
extension ArrayStack: CustomStringConvertible where T: CustomStringConvertible { var description: String { "[" + a.map(\.description).joined(separator: "<") + "]" } }
extension ArrayStack: Equatable where T: Equatable {}
var s1 = ArrayStack<Int>(); s1.pushAll([1, 2, 3]); var s2 = s1; print(s1, s1 == s2, s2.pop()!, s1 == s2, s2.isEmpty)
func drain<S: Stackable>(_ s: inout S) -> [S.Element] { var out: [S.Element] = []; while let e = s.pop() { out.append(e) }; return out }
print(drain(&s1), s1.count)
protocol Copyable2 { func copy() -> Self; static func make() -> Self; init() }
extension Copyable2 { static func make() -> Self { Self() }; func twice() -> [Self] { [copy(), copy()] } }
struct C1: Copyable2 { var n = 1; func copy() -> C1 { C1(n: n + 1) }; init() {}; init(n: Int) { self.n = n } }
print(C1.make(), C1(n: 5).twice(), type(of: C1.make()))
protocol Animal { var name: String { get }; func sound() -> String }
extension Animal { func speak() -> String { "\(name) says \(sound())" } }
struct Dog: Animal { let name: String; func sound() -> String { "woof" } }
struct Cat: Animal { let name = "cat"; func sound() -> String { "meow" }; func speak() -> String { "purr" } }
let zoo: [any Animal] = [Dog(name: "rex"), Cat()]; for a in zoo { print(a.speak()) }; print(Cat().speak())
func describe<A: Animal>(_ a: A) -> String { "\(A.self): \(a.speak())" }; print(describe(Dog(name: "d")), describe(Cat()))
func makeAnimal(_ dog: Bool) -> any Animal { dog ? Dog(name: "x") : Cat() }; if let d = makeAnimal(true) as? Dog { print(d.name) }
func opaque() -> some Animal { Dog(name: "o") }; print(opaque().name)
protocol A1 { func a() -> String }; protocol B1 { func b() -> String }; typealias AB = A1 & B1
struct Both: AB { func a() -> String { "a" }; func b() -> String { "b" } }; func useAB(_ x: AB) -> String { x.a() + x.b() }; print(useAB(Both()))
class Base: Equatable, Hashable { let id: Int; init(_ i: Int) { id = i }; static func == (l: Base, r: Base) -> Bool { l.id == r.id }; func hash(into h: inout Hasher) { h.combine(id) } }
print(Set([Base(1), Base(1), Base(2)]).count, Base(1) == Base(1), [Base(3)].contains(Base(3)), [Base(1): "x"][Base(1)]!)
struct P: Comparable { let x: Int, y: Int; static func < (a: P, b: P) -> Bool { (a.x, a.y) < (b.x, b.y) } }
print([P(x: 2, y: 1), P(x: 1, y: 5), P(x: 1, y: 2)].sorted(), P(x: 1, y: 1) <= P(x: 1, y: 1), max(P(x: 1, y: 1), P(x: 2, y: 0)))
enum Level: Int, Comparable { case low = 1, mid, high; static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue } }; print(Level.low < .high, [Level.high, .low].min()!, Level.mid >= .mid)
enum Sized: Comparable { case small, large(Int) }; print(Sized.small < .large(1), [Sized.large(2), .large(1), .small].sorted())
struct Tok: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral { let v: String; init(stringLiteral s: String) { v = s }; init(integerLiteral i: Int) { v = "#\(i)" } }
let toks: [Tok] = ["a", 1]; print(toks.map(\.v)); func tk(_ t: Tok) -> String { t.v }; print(tk("z"), tk(9))
struct Dict2: ExpressibleByDictionaryLiteral { var pairs: [(String, Int)]; init(dictionaryLiteral e: (String, Int)...) { pairs = e } }; let dd: Dict2 = ["a": 1, "b": 2]; print(dd.pairs)
struct Vec: Equatable { var x, y: Double; static let zero = Vec(x: 0, y: 0); static func + (a: Vec, b: Vec) -> Vec { Vec(x: a.x + b.x, y: a.y + b.y) }; static func * (a: Vec, k: Double) -> Vec { Vec(x: a.x * k, y: a.y * k) }; static prefix func - (a: Vec) -> Vec { a * -1 }; var length: Double { (x * x + y * y).squareRoot() } }
print(Vec(x: 3, y: 4).length, Vec(x: 1, y: 2) + Vec(x: 1, y: 1) * 2, -Vec(x: 1, y: 1), [Vec(x: 1, y: 1), .zero].reduce(.zero, +), Vec.zero == Vec(x: 0, y: 0))
extension Array where Element == Vec { var sum: Vec { reduce(.zero, +) } }; print([Vec(x: 1, y: 2), Vec(x: 3, y: 4)].sum)
protocol Visitor { associatedtype R; func visit(_ n: Int) -> R; func visit(_ s: String) -> R }
struct Len: Visitor { func visit(_ n: Int) -> Int { n }; func visit(_ s: String) -> Int { s.count } }
struct Show: Visitor { func visit(_ n: Int) -> String { "n\(n)" }; func visit(_ s: String) -> String { "s\(s)" } }
func run<V: Visitor>(_ v: V) -> [V.R] { [v.visit(3), v.visit("abc")] }; print(run(Len()), run(Show()))
struct Iter: Sequence { let n: Int; func makeIterator() -> AnyIterator<Int> { var i = 0; return AnyIterator { i += 1; return i > n ? nil : i } } }; print(Iter(n: 3).map { $0 * 2 }, Array(Iter(n: 2)), Iter(n: 4).filter { $0 > 2 }, zip(Iter(n: 2), "ab").map { "\($0)\($1)" })
struct Col: Collection { let a = [5, 6, 7]; var startIndex: Int { 0 }; var endIndex: Int { a.count }; func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> Int { a[i] } }; print(Col().count, Col().first!, Col().map { $0 + 1 }, Col()[1], Col().isEmpty, Col().firstIndex(of: 6)!, Col().reversed().map { $0 })

// expect: [1<2<3] true 3 false false
// expect: [3, 2, 1] 0
// expect: C1(n: 1) [main.C1(n: 6), main.C1(n: 6)] C1
// expect: rex says woof
// expect: cat says meow
// expect: purr
// expect: Dog: d says woof Cat: cat says meow
// expect: x
// expect: o
// expect: ab
// expect: 2 true true x
// expect: [main.P(x: 1, y: 2), main.P(x: 1, y: 5), main.P(x: 2, y: 1)] true P(x: 2, y: 0)
// expect: true low true
// expect: true [main.Sized.small, main.Sized.large(1), main.Sized.large(2)]
// expect: ["a", "#1"]
// expect: z #9
// expect: [("a", 1), ("b", 2)]
// expect: 5.0 Vec(x: 3.0, y: 4.0) Vec(x: -1.0, y: -1.0) Vec(x: 1.0, y: 1.0) true
// expect: Vec(x: 4.0, y: 6.0)
// expect: [3, 3] ["n3", "sabc"]
// expect: [2, 4, 6] [1, 2] [3, 4] ["1a", "2b"]
// expect: 3 5 [6, 7, 8] 6 false 1 [7, 6, 5]
