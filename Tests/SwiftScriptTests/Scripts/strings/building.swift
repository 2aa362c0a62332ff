var s = ""
for i in 1...3 { s += "\(i)"; if i < 3 { s += ", " } }
print(s)  // expect: 1, 2, 3
print((1...3).map { "row \($0)" }.joined(separator: "; "))  // expect: row 1; row 2; row 3
let table = [("name", "qty"), ("apple", "3")].map { $0.0.padding(toLength: 8, withPad: " ", startingAt: 0) + $0.1 }
import Foundation
print(table)  // expect: ["name    qty", "apple   3"]
print(String(repeating: "=", count: 5) + ">", "ab" + String(repeating: "c", count: 2))
// expect: =====> abcc
var chars: [Character] = ["x"]
chars.append("y")
chars += "z!"
print(String(chars), chars.count, String(chars.reversed()))  // expect: xyz! 4 !zyx
print("a-b_c".map { $0 == "-" || $0 == "_" ? " " : $0 }.reduce("") { $0 + String($1) })
// expect: a b c
let camel = "some_snake_case".split(separator: "_").enumerated().map { $0 == 0 ? String($1) : $1.capitalized }.joined()
print(camel)  // expect: someSnakeCase
print("hello".prefix(1).uppercased() + "hello".dropFirst(), "abcabc".replacingOccurrences(of: "bc", with: "-"))
// expect: Hello a-a-
print("one two".components(separatedBy: " ").map { String($0.reversed()) }.joined(separator: " "))
// expect: eno owt
print(["a": 1].map { "\($0.key)=\($0.value)" }.joined(separator: "&"), "x,y;z".split { ",;".contains($0) })
// expect: a=1 ["x", "y", "z"]
print("%d items".replacingOccurrences(of: "%d", with: "\(3)"), "tick".count * 2, "é" == "e\u{301}")
// expect: 3 items 8 true
