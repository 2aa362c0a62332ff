func name<T>(_ value: T) -> String { "\(T.self)" }
func isInt<T>(_ value: T) -> Bool { T.self == Int.self || value is Int }
func empty<T>(of type: T.Type) -> [T] { [T]() }
func create<T: ExpressibleByIntegerLiteral>() -> T { 7 }
protocol Made { init(); static var title: String { get } }
struct A: Made { static let title = "a" }
class B: Made { required init() {}; class var title: String { "b" } }
final class C: B { override class var title: String { "c" } }
func make<T: Made>(_ type: T.Type = T.self) -> T { T() }
func title<T: Made>(_ value: T) -> String { T.title }
print(name(1), name("a"), name([1.5]), name(Optional(1)))  // expect: Int String Array<Double> Optional<Int>
print(isInt(1), isInt("a"), type(of: empty(of: Bool.self)))  // expect: true false Array<Bool>
let d: Double = create(), n: Int8 = create()
print(d, n, type(of: make() as A), make(C.self) is B)  // expect: 7.0 7 A true
print(title(A()), title(C()), title(C() as B))  // expect: a c b
func cast<T>(_ value: Any, to type: T.Type) -> T? { value as? T }
print(cast(1, to: Int.self) as Any, cast("a", to: Int.self) as Any)  // expect: Optional(1) nil
struct Box<T> { let value: T; var kind: String { "\(Self.self) \(type(of: value))" } }
print(Box(value: 1).kind, Box<Any>(value: 1).kind)  // expect: Box<Int> Int Box<Any> Any
print(type(of: Box(value: [("a", 1)])), type(of: (a: 1, b: "x")))  // expect: Box<Array<(String, Int)>> (a: Int, b: String)
