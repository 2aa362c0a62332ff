let c: Character = "a"
print(c, c.isLetter, c.isNumber, c.uppercased(), c.asciiValue!, c == "a", c < "b")
// expect: a true false A 97 true true
print(Character("7").wholeNumberValue!, "é".count, String(c) + "b", [c, "z"], Character("x"))
// expect: 7 1 ab ["a", "z"] x
let word = "Mississippi"
var counts: [Character: Int] = [:]
for ch in word { counts[ch, default: 0] += 1 }
print(counts.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
// expect: ["M1", "i4", "p2", "s4"]
print(String(word.map { $0 == "s" ? "5" : $0 }), word.filter { !"aeiou".contains($0) })
// expect: Mi55i55ippi Msssspp
let vowels: Set<Character> = ["a", "e", "i", "o", "u"]
print(word.filter { vowels.contains($0) }.count, "hello".map { vowels.contains($0) ? "*" : String($0) }.joined())
// expect: 4 h*ll*
func isPalindrome(_ s: String) -> Bool { let l = s.lowercased().filter { $0.isLetter }; return l == String(l.reversed()) }
print(isPalindrome("A man, a plan, a canal: Panama"), isPalindrome("swift"))  // expect: true false
print(String(UnicodeScalar(65)), "abc".unicodeScalars.map { $0.value }, Array("hé".utf8), "AZ".utf8.map { Int($0) })
// expect: A [97, 98, 99] [104, 195, 169] [65, 90]
func caesar(_ s: String, _ k: Int) -> String {
  String(s.map { ch in
    guard let a = ch.asciiValue, ch.isLowercase else { return ch }
    return Character(UnicodeScalar((a - 97 + UInt8(k)) % 26 + 97))
  })
}
print(caesar("hello, zoo", 3))  // expect: khoor, crr
print(["b", "a"].sorted(), "cab".sorted(), "a".unicodeScalars.first!.value)
// expect: ["a", "b"] ["a", "b", "c"] 97
