// A text that is put together for a part of another one begins where the other one stands, however long both are.
func row(_ number: Int) -> String { "<\((0..<number).lazy.map { "\($0)" }.joined(separator: "-"))>" }

print("a\(row(3))b\("\(row(2))\(row(0))")c")
// expect: a<0-1-2>b<0-1><>c
print((1...3).lazy.map { "\($0)\(row($0))" }.joined(separator: ", "))
// expect: 1<0>, 2<0-1>, 3<0-1-2>

let long = String(repeating: "é", count: 3_000)
let texts = (0..<4).map { "\($0)\(long)\([long, "\($0)"].joined(separator: "|").utf8.count)" }
print(texts.map { $0.utf8.count }, texts[3].suffix(4), "\(texts.joined().count)")
// expect: [6005, 6005, 6005, 6005] 6002 12020
print("\(Int.min) and \(-1) and \(0)", [String]().joined().count, ["", ""].joined(separator: "/"))
// expect: -9223372036854775808 and -1 and 0 0 /
