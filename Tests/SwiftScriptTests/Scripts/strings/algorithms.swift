import Foundation
let s = "Hello, World"
print(s.uppercased(), s.lowercased(), s.count, s.hasPrefix("He"), s.hasSuffix("ld"), s.contains("lo,"))
// expect: HELLO, WORLD hello, world 12 true true true
print(s.first!, s.last!, s.prefix(3), s.suffix(3), s.dropFirst(7), s.dropLast(7))
// expect: H d Hel rld World Hello
print(String(s.reversed()), s.replacingOccurrences(of: "l", with: "L"), s.components(separatedBy: ", "))
// expect: dlroW ,olleH HeLLo, WorLd ["Hello", "World"]
print(s.filter { $0.isLetter }, s.map { $0 == "o" ? "0" : String($0) }.joined(), s.split(separator: "o"))
// expect: HelloWorld Hell0, W0rld ["Hell", ", W", "rld"]
print(s.firstIndex(of: "o") != nil, s.sorted().count, String(s.sorted()).trimmingCharacters(in: .whitespaces))
// expect: true 12 ,HWdellloor
print("  pad ".trimmingCharacters(in: .whitespaces) + "|", "a,b,,c".split(separator: ","), "a,b,,c".split(separator: ",", omittingEmptySubsequences: false))
// expect: pad| ["a", "b", "c"] ["a", "b", "", "c"]
print("a b c d".split(separator: " ", maxSplits: 1), "k=v=w".components(separatedBy: "="))
// expect: ["a", "b c d"] ["k", "v", "w"]
print("abc" < "abd", "B" < "a", "abc" == "abc", "a".compare("b") == .orderedAscending)
// expect: true true true true
print(Int("42")! + 1, Int("4x") as Any, Double("2.50")!, Int("-7")!, Int("ff", radix: 16)!, String(255, radix: 2), String(255, radix: 16, uppercase: true))
// expect: 43 nil 2.5 -7 255 11111111 FF
for c in "hi!" { print(c, c.isLetter, c.isPunctuation, terminator: " ") }
print()  // expect: h true false i true false ! false true 
var m = "abc"
m.append("d")
m += "ef"
m.insert("Z", at: m.startIndex)
m.remove(at: m.index(m.startIndex, offsetBy: 2))
print(m, m.removeLast(), m.removeFirst(), m)  // expect: Zacdef f Z acde
print("swift".capitalized, "hello world".capitalized, "x".padding(toLength: 3, withPad: ".", startingAt: 0) + "|")
// expect: Swift Hello World x..|
print(Array("abc"), "abc".enumerated().map { "\($0)\($1)" }, Set("aab").count, "banana".filter { "an".contains($0) })
// expect: ["a", "b", "c"] ["0a", "1b", "2c"] 2 anana
