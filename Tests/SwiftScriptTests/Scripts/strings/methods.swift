import Foundation
let text = "Hello, World"
print(text.count, text.isEmpty, "".isEmpty)  // expect: 12 false true
print(text.uppercased(), text.lowercased())  // expect: HELLO, WORLD hello, world
print(text.hasPrefix("Hell"), text.hasSuffix("x"), text.contains("World"))
// expect: true false true
print(text + "!", "ab" + "cd")  // expect: Hello, World! abcd
print(String(repeating: "ab", count: 3))  // expect: ababab
print(text.split(separator: " "))  // expect: ["Hello,", "World"]
print("a,b,,c".split(separator: ","))  // expect: ["a", "b", "c"]
print(String(text.reversed()))  // expect: dlroW ,olleH
print(text.first!, text.last!)  // expect: H d
print(String(text.prefix(3)), String(text.suffix(3)), String(text.dropFirst(7)))
// expect: Hel rld World
for character in "abc" { print(character, terminator: "-") }
print()  // expect: a-b-c-
print("abc".map { String($0) + "." }.joined())  // expect: a.b.c.
print(Array("xyz"))  // expect: ["x", "y", "z"]
print("b" > "a", "a" == "a")  // expect: true true
var built = ""
built.append("one")
built.append(" two")
print(built)  // expect: one two
print("a-b-c".split(separator: "-").map(String.init))  // expect: ["a", "b", "c"]
print(Int("12")! + 1, Int("x") as Any, Double("2.5")!)  // expect: 13 nil 2.5
print("x".isEmpty ? 1 : 2)  // expect: 2
print(["a", "b"].joined(separator: ", "))  // expect: a, b
print(text.filter { $0 != "l" })  // expect: Heo, Word
print("swift".capitalized)  // expect: Swift
print("  trimmed ".trimmingCharacters(in: .whitespaces) + "|")  // expect: trimmed|
print("a b".replacingOccurrences(of: " ", with: "_"))  // expect: a_b
print("k=v".components(separatedBy: "="))  // expect: ["k", "v"]
