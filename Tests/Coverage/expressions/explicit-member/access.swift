struct Inner { static let limit = 3; var n = 1; func twice() -> Int { n * 2 } }
struct Outer { var inner = Inner(), list = [Inner(n: 5)] }
var outer = Outer()
print(outer.inner.n, outer.list[0].n, Inner.limit)  // expect: 1 5 3
outer.inner.n = 9
print(outer.inner.twice(), outer.list.first!.twice())  // expect: 18 10
let tuple = (1, (2, c: 3))
print(tuple.0, tuple.1.0, tuple.1.c)  // expect: 1 2 3
let chain = [3, 1, 2]
  .sorted()
  .map { $0 * 10 }
  .reversed()
print(Array(chain))  // expect: [30, 20, 10]
class C {
  func f(a: Int) -> String { "a" }
  func f(b: Int) -> String { "b" }
  func g(_ n: Double) -> String { "double" }
  func g(_ n: Int) -> String { "int" }
}
let c = C()
let withA = c.f(a:), withInt: (Int) -> String = c.g
print(withA(1), withInt(1), c.g(1.0), c.f(b: 2))  // expect: a int double b
print(5.description, 2.5.rounded(.down), "a".count, [1].isEmpty)  // expect: 5 2.0 1 false
#if true
let text = "abc"
  #if true
  .uppercased()
  #endif
print(text)  // expect: ABC
#endif
