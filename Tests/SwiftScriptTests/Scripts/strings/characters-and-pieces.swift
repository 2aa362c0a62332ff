let word = "héllo"
for c in word { print(c, terminator: "|") }
print()
print(word.map { $0 }, Array("abc"), "abc".map { String($0) }, String("abc".reversed()))
let c: Character = "a"
print(c, c.isLetter, c.isNumber, c.uppercased(), c.asciiValue!, c == "a", c < "b", String(c) + "!")
debugPrint(c, "x", ["a": c])
let f = word.first!
print(f, word.first as Any)
print(word.prefix(2), String(word.prefix(2)), word.dropFirst(), word.suffix(3))
let parts = "a,b,c".split(separator: ",")
print(parts, parts.map(String.init), parts.joined(separator: "-"))
var counts: [Character: Int] = [:]
for ch in "banana" { counts[ch, default: 0] += 1 }
print(counts.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }, counts["a"]!)
print(Set("hello").count, Set("hello").sorted(), "hello".contains("l"), "hello".contains("ell"))
print(word.filter { $0 != "l" }, word.uppercased(), "Hello".lowercased())
let vowels: Set<Character> = ["a", "e", "i", "o", "u"]
print("education".filter { vowels.contains($0) }, "education".filter { !vowels.contains($0) }.count)
switch c { case "a", "e": print("vowel"); case "b"..."z": print("cons"); default: print("other") }
print("abc".unicodeScalars.map { $0.value }, "é".unicodeScalars.count, "abc".unicodeScalars.first!, Character("z").unicodeScalars.first!.value)
let i = word.index(word.startIndex, offsetBy: 2)
print(word[i], word[..<i], word[i...], word[word.index(after: i)], word.distance(from: word.startIndex, to: i))
if let idx = word.firstIndex(of: "l") { print(word[..<idx], word[idx...], word.distance(from: word.startIndex, to: idx)) }
print(String(repeating: "ab", count: 3), String(repeating: c, count: 3), String(["a", "b"] as [Character]))
var s = "abc"; s.append("d"); s.append(c); s += "e"; s.insert("X", at: s.startIndex); print(s, s.count, s.last!, s.removeLast(), s)
print("a" < "b", "abc" == "abc", Character("a") == Character("b"), "Z".lowercased() == "z")
let chars = Array("hello"); print(chars[0], chars[1...2], String(chars[1...2]), chars.count, chars.sorted(), String(chars.sorted()))
print(chars.last!, chars.indices, chars.enumerated().map { "\($0)\($1)" })
func isPalindrome(_ s: String) -> Bool { let cs = s.lowercased().filter { $0.isLetter }; return cs == String(cs.reversed()) }
print(isPalindrome("A man, a plan"), isPalindrome("Never odd or even"))
let dna = "ACGT".map { ch -> Character in switch ch { case "A": return "T"; case "T": return "A"; case "C": return "G"; default: return "C" } }
print(dna, String(dna), String(dna.map { $0 }))
print("abc".enumerated().map { ($0, $1) }, zip("ab", [1, 2]).map { "\($0)\($1)" })
print("1a2b".compactMap { $0.wholeNumberValue }, "x5".compactMap { Int(String($0)) }, Int(String(Character("7")))!)
let sub = "hello world".split(separator: " ")[1]; let str = String(sub); print(sub, str.count, sub.hasPrefix("wor"), sub.uppercased(), sub == "world")
print("caesar".map { Character(UnicodeScalar(($0.asciiValue! - 97 + 3) % 26 + 97)) }.map(String.init).joined())
print(word.hasPrefix("hé"), word.isEmpty, word.count, word.utf8.count, Array(word.utf8.prefix(2)), "a\u{301}".count)
print("line1\nline2".split(separator: "\n"), "  trim ".trimmingCharacters(in: .whitespaces), "a-b".replacingOccurrences(of: "-", with: "+"), "a b".components(separatedBy: " "))
import Foundation
let opt: Character? = "q"; print(opt as Any, opt! , [c, "b"], (c, "t"), ["k": c])
print("abc".max()!, "abc".min()!, "hello".firstIndex(of: "z") as Any, "abc".randomElement() != nil, "abc".allSatisfy { $0.isLetter }, "ab1".contains { $0.isNumber })
print("Hello, World".reduce(into: [:]) { (d: inout [Character: Int], ch) in d[ch, default: 0] += 1 }["l"]!)
print("abc".reduce("") { String($1) + $0 }, "abc".lastIndex(of: "c") != nil, Character("a").hexDigitValue as Any, Character("\n").isNewline, Character(" ").isWhitespace)
print(#"raw \n"#, "tab\tq\"", "\u{1F600}", "👨‍👩‍👧".count, "abc" + String(1), "a" + "b")

// expect: h|é|l|l|o|
// expect: ["h", "é", "l", "l", "o"] ["a", "b", "c"] ["a", "b", "c"] cba
// expect: a true false A 97 true true a!
// expect: "a" "x" ["a": "a"]
// expect: h Optional("h")
// expect: hé hé éllo llo
// expect: ["a", "b", "c"] ["a", "b", "c"] a-b-c
// expect: ["a3", "b1", "n2"] 3
// expect: 4 ["e", "h", "l", "o"] true true
// expect: héo HÉLLO hello
// expect: euaio 4
// expect: vowel
// expect: [97, 98, 99] 1 a 122
// expect: l hé llo l 2
// expect: hé llo 2
// expect: ababab aaa ab
// expect: Xabcdae 7 e e Xabcda
// expect: true true false true
// expect: h ["e", "l"] el 5 ["e", "h", "l", "l", "o"] ehllo
// expect: o 0..<5 ["0h", "1e", "2l", "3l", "4o"]
// expect: false true
// expect: ["T", "G", "C", "A"] TGCA TGCA
// expect: [(0, "a"), (1, "b"), (2, "c")] ["a1", "b2"]
// expect: [1, 2] [5] 7
// expect: world 5 true WORLD true
// expect: fdhvdu
// expect: true false 5 6 [104, 195] 1
// expect: ["line1", "line2"] trim a+b ["a", "b"]
// expect: Optional("q") q ["a", "b"] ("a", "t") ["k": "a"]
// expect: c a nil true true true
// expect: 3
// expect: cba true Optional(10) true true
// expect: raw \n tab	q" 😀 1 abc1 ab
