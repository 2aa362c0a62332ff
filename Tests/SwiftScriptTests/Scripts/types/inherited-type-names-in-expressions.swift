// A name of a type that a superclass or a protocol has, in expressions of those who inherit it.
class Base<T> { typealias Result = T; typealias Pair = (T, T); struct Inner { let x: Int }; func go() -> T { fatalError() } }
enum R { case a(String), b }
final class Sub: Base<R> {
  override func go() -> R { let f = Result.a; return f("x") }
  func all() -> [Result] { ["p", "q"].map(Result.a) + [Result.b] }
  var i: Inner { Inner(x: 3) }
  static func s() -> Result { Result.b }
}
print(Sub().go(), Sub().all(), Sub().i.x, Sub.s())  // expect: a("x") [main.R.a("p"), main.R.a("q"), main.R.b] 3 b
protocol HasKey { typealias Key = R; associatedtype V; }
extension HasKey { func key() -> Key { Key.a("k") } }
struct S: HasKey { typealias V = Int; func k() -> Key { Key.b }; func v() -> V { V(3) } }
print(S().key(), S().k(), S().v())  // expect: a("k") b 3
