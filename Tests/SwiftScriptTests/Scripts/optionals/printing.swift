let a: Int? = 1, b: String? = "x", c: Int? = nil
print(a as Any, b as Any, c as Any)  // expect: Optional(1) Optional("x") nil
print([a, c], [b], (a, b) as Any)
// expect: [Optional(1), nil] [Optional("x")] (Optional(1), Optional("x"))
print("\(a as Any) \(String(describing: b)) \(c.map(String.init) ?? "-")")
// expect: Optional(1) Optional("x") -
struct P { var x: Int?; var s: String? }
print(P(x: 1, s: nil), P(x: nil, s: "q"))
// expect: P(x: Optional(1), s: nil) P(x: nil, s: Optional("q"))
print(["k": a], Optional(Optional(2)) as Any, Optional([1, 2]) as Any)
// expect: ["k": Optional(1)] Optional(Optional(2)) Optional([1, 2])
debugPrint(b as Any, "text", [b])  // expect: Optional("x") "text" [Optional("x")]
enum E { case v(Int?) }
print(E.v(nil), E.v(3))  // expect: v(nil) v(Optional(3))
class C {}
let any: Any? = 5
print(any as Any, any is Int, (any as? Int) ?? 0)  // expect: Optional(5) true 5
