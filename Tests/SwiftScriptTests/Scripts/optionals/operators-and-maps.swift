let a: Int? = 5, n: Int? = nil
print(a ?? 0, n ?? 0, a.map { $0 * 2 } as Any, n.map { $0 * 2 } as Any)
// expect: 5 0 Optional(10) nil
print(a.flatMap { $0 > 3 ? "big" : nil } as Any, n.flatMap { $0 } as Any)
// expect: Optional("big") nil
print(a == 5, n == nil, a != nil, a == n)  // expect: true true true false
print(a! + 1, [a, n, 7].compactMap { $0 })  // expect: 6 [5, 7]
var x: Int? = 1
x? += 5
x = x.map { $0 + 1 }
print(x as Any)  // expect: Optional(7)
x = nil
x? += 5
print(x as Any, x?.description ?? "nothing")  // expect: nil nothing
let nested: Int?? = .some(nil)
print(nested == nil, nested! == nil, nested as Any)  // expect: false true Optional(nil)
func find(_ k: String) -> Int? { ["a": 1][k] }
if let v = find("a") { print(v) }  // expect: 1
print(find("b").map(String.init) ?? "none", find("a").map { "\($0)" } ?? "none")  // expect: none 1
let text: String? = "12"
print(text.flatMap { Int($0) } as Any, text.flatMap(Int.init) as Any)
// expect: Optional(12) Optional(12)
print([1: "x"][1]?.uppercased() ?? "?", Optional(3) as Any, Optional<Int>.none as Any)
// expect: X Optional(3) nil
print((a ?? 0) > 3 ? "yes" : "no", a.debugDescription)  // expect: yes Optional(5)
