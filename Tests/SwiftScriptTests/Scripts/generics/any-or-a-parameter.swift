let ar = [1], n = 3
protocol P {}
extension Array: P {}
extension Int: P {}
struct Q: P {}
func a<T: Sequence>(_ x: T) -> String { "T" }; func a(_ x: Any) -> String { "Any" }
func b<T: Equatable>(_ x: T) -> String { "T" }; func b(_ x: Any) -> String { "Any" }
func c<T>(_ x: [T]) -> String { "T" }; func c(_ x: Any) -> String { "Any" }
func d<T>(_ x: T) -> String { "T" }; func d(_ x: any P) -> String { "P" }
func e<T>(_ x: T) -> String { "T" }; func e(_ x: Any?) -> String { "Any?" }
func f<T>(_ x: T) -> String { "T" }; func f(_ x: Any) -> String { "Any" }; func f<T>(_ x: [T]) -> String { "[T]" }
func g<T>(_ x: T, _ y: Int) -> String { "T" }; func g(_ x: Any, _ y: Int) -> String { "Any" }
func h<T>(_ x: T, _ y: Any) -> String { "T" }; func h(_ x: Any, _ y: Any) -> String { "Any" }
func i<T>(_ x: T, _ y: T) -> String { "T" }; func i(_ x: Any, _ y: Any) -> String { "Any" }
func j<T: P>(_ x: T) -> String { "T" }; func j(_ x: Any) -> String { "Any" }
func k<T: P>(_ x: T) -> String { "T" }; func k(_ x: any P) -> String { "P" }
func l(_ x: [Int]) -> String { "[Int]" }; func l(_ x: Any) -> String { "Any" }; func l<T>(_ x: T) -> String { "T" }
func m(_ x: (Int, Int)) -> String { "II" }; func m(_ x: Any) -> String { "Any" }; func m<T>(_ x: T) -> String { "T" }
func m2(_ x: [Double]) -> String { "[Double]" }; func m2(_ x: Any) -> String { "Any" }; func m2<T>(_ x: T) -> String { "T" }
func o<T>(x: T) -> String { "T" }; func o(x: Any) -> String { "Any" }
func p<T>(_ x: T...) -> String { "T" }; func p(_ x: Any...) -> String { "Any" }
func q<T>(_ x: T, y: Int = 1) -> String { "T" }; func q(_ x: Any, y: Int = 1) -> String { "Any" }
func r<T>(_ x: T) -> String { "T" }; func r(_ x: Any, y: Int = 1) -> String { "Any" }
struct S { static func f<T>(_ x: T) -> String { "T" }; static func f(_ x: Any) -> String { "Any" }
  static func g<T: Equatable>(_ x: T) -> String { "T" }; static func g(_ x: any P) -> String { "P" }
  func run() -> String { h(Array(ar)) + h((1, 2)) + Self.f(Array(ar)) }
  func h<T>(_ x: T) -> String { "T" }; func h(_ x: Any) -> String { "Any" } }
print("a", a(Array(ar)), a([1]), a(ar.map { $0 }))
print("b", b(Array(ar)), b([1]), b((1)), b(ar.map { $0 }))
print("c", c(Array(ar)), c([1]), c(ar.map { $0 }))
print("d", d(Array(ar)), d([1]), d(n), d(1), d(ar.map { $0 }), d(Q()))
print("g", g(Array(ar), 1), g((1, 2), 1), g(n, 1), g([1], 1))
print("h", h(Array(ar), 1), h((1, 2), 1), h(n, Array(ar)), h((1, 2), (1, 2)))
print("i", i(Array(ar), Array(ar)), i((1, 2), (1, 2)), i(1, 2), i(1, "a"), i(Array(ar), 1))
print("j", j(Array(ar)), j([1]), j(1), j(ar.map { $0 }))
print("k", k(Array(ar)), k([1]), k(1))
print("m", m(Array(ar)), m((1, 2)), m((n, 2)), m((1, "a")), m((n, n)))
print("m2", m2(Array(ar)), m2([1]), m2((1, 2)), m2([1.5]), m2(Array([1.5])))
print("o", o(x: Array(ar)), o(x: (1, 2)))
print("p", p(Array(ar)), p((1, 2)), p(1, (1, 2)))
print("q", q(Array(ar)), q((1, 2)), q((1, 2), y: 2))
print("r", r(Array(ar)), r((1, 2)))
print("S", S.f(Array(ar)), S.g(Array(ar)), S().run())

// expect: a Any T T
// expect: b Any T T T
// expect: c T T T
// expect: d P P P P P P
// expect: g Any Any T T
// expect: h Any Any T Any
// expect: i Any Any T Any Any
// expect: j Any T T T
// expect: k P P P
// expect: m Any II II Any II
// expect: m2 Any [Double] Any [Double] Any
// expect: o Any Any
// expect: p T T Any
// expect: q T T Any
// expect: r T T
// expect: S T P TTT
