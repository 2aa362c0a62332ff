let n = 3.self
print(n, "a".self, n.self + 1)  // expect: 3 a 4
let type = Int.self
print(type, [Int].self, (Int, String).self)  // expect: Int Array<Int> (Int, String)
func name<T>(_ type: T.Type) -> String { "\(T.self)" }
print(name(Double.self), name([String: Int].self), name(Int?.self))  // expect: Double Dictionary<String, Int> Optional<Int>
func make<T: RangeReplaceableCollection>(_ type: T.Type) -> T { T.init() }
print(make([Int].self), make(String.self).isEmpty)  // expect: [] true
print([1, 2, 2].map(\.self), Int.self == type)  // expect: [1, 2, 2] true
protocol P { static var name: String { get } }
struct A: P { static let name = "A" }
let kind: any P.Type = A.self
print(kind.name, (any P).self, kind)  // expect: A P A
struct Box<T> { var kind: T.Type { T.self } }
print(Box<Int>().kind, Box<[Bool]>().kind)  // expect: Int Array<Bool>
