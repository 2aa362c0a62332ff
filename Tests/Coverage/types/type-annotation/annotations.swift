let n: Int = 3
var text: String
text = "later"
let pair: (Int, String) = (1, "one")
let list: [Double] = [1, 2]
let table: [String: Int] = ["a": 1]
let maybe: Int? = nil
let f: (Int) -> Int = { $0 + 1 }
print(n, text, pair, list)  // expect: 3 later (1, "one") [1.0, 2.0]
print(table, maybe as Any, f(2))  // expect: ["a": 1] nil 3
func half(_ d: Double) -> Double { d / 2 }
print(half(3))  // expect: 1.5
let (a, b): (Int, Double) = (1, 2)
print(a, b)  // expect: 1 2.0
for i: Int in [7] { print(i) }  // expect: 7
let byte: UInt8 = 7, other: Float = 7
print(type(of: byte), type(of: other))  // expect: UInt8 Float
