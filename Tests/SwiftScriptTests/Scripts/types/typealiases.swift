typealias ID = Int
typealias Handler = (ID, String) -> Void
typealias Pair<T> = (T, T)
typealias Table = [String: [ID]]
let id: ID = 5
let handler: Handler = { print($0, $1) }
handler(id, "x")  // expect: 5 x
let pair: Pair<Int> = (1, 2)
print(pair.0 + pair.1)  // expect: 3
var table: Table = [:]
table["a", default: []].append(3)
print(table)  // expect: ["a": [3]]
struct S { typealias Value = String; let value: Value }
print(S(value: "v").value, S.Value("w"))  // expect: v w
func apply(_ h: Handler?) { h?(1, "optional") }
apply(handler)  // expect: 1 optional
apply(nil)
