// Boxes opened for generic parameters, local generic functions, getters that change their value, inferred error types.
protocol Shape { var sides: Int { get }; func scaled() -> Self }
struct Square: Shape { var size = 1; var sides: Int { 4 }; func scaled() -> Square { Square(size: size * 2) } }
func name<S: Shape>(_ s: S) -> String { "\(S.self) \(s.sides)" }
func twice(_ s: some Shape) -> any Shape { s.scaled().scaled() }
let shapes: [any Shape] = [Square()]
print(shapes.map { name($0) }, twice(shapes[0]))  // expect: ["Square 4"] Square(size: 4)
func outer<U>(_ u: U) { func inner<T>(_ t: T) -> String { "\(T.self) \(U.self)" }; print(inner(1), inner("a"), [2.5].map(inner)) }
outer(true)  // expect: Int Bool String Bool ["Double Bool"]
func same(_ a: any Equatable, _ b: any Equatable) -> Bool { func open<T: Equatable>(_ x: T) -> Bool { (b as? T) == x }; return open(a) }
print(same(1, 1), same("a", 2))  // expect: true false
struct Counted { var reads = 0; var value: Int { mutating get { reads += 1; return reads } } ; subscript(n: Int) -> Int { mutating get { reads += n; return reads } } }
var counted = Counted()
print(counted.value, counted[3], counted.value, counted.reads)  // expect: 1 4 5 5
enum Failure: Error { case low(Int) }
func check(_ n: Int) throws(Failure) { if n < 0 { throw .low(n) } }
do { try check(-4) } catch { switch error { case .low(let n): print("low", n) } }  // expect: low -4
func text<T>(_ t: T) -> String { "\(t)" }
print(text(Optional("x")), text("x"))  // expect: Optional("x") x
struct Box<T> { let value: T; var kind: String { "\(type(of: value))" } }
print(Box(value: 1).kind, Box<Any>(value: 1).kind)  // expect: Int Any
protocol Named { func name() -> String }
extension Named { func name() -> String { "plain" } }
extension Named where Self: Equatable { func name() -> String { "equatable" } }
struct Plain: Named {}
struct Equal: Named, Equatable {}
print((Plain() as any Named).name(), (Equal() as any Named).name())  // expect: plain equatable
extension Optional: Named where Wrapped: Named {}
print(((nil as Plain?) as Any) is any Named, ((nil as Int?) as Any) is any Named)  // expect: true false
print([[1, 2], [3]].map(Array.init), [[1, 1]].map(Set.init).map(\.count))  // expect: [[1, 2], [3]] [1]
final class Tree { var n = 1; func make() -> Tree { { Tree() }() } }
print(Tree().make().n)  // expect: 1
print((try? (Int("") ?? 7)) ?? 3)  // expect: 7
protocol Made { var age: Int { get }; init(age: Int) }
struct Person: Made { var age: Int }
let made: any Made = Person(age: 5)
print(type(of: made).init(age: 9).age)  // expect: 9
