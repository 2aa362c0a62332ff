let c: Character = "a"
print(type(of: c), c, [c], c.isLetter, c.isNumber)
debugPrint(c); dump(c); dump([c])
print(type(of: Array("ab")), type(of: "abc".first), type(of: "ab".map { $0 }), type(of: "ab".sorted()))
func kind(_ s: String) -> String { "string" }
func kind(_ c: Character) -> String { "character" }
func kind(_ s: Substring) -> String { "substring" }
print(kind("a"), kind(c), kind(Character("b")), kind("hello".prefix(2)), kind("hello".first!))
let things: [Any] = [c, "s", "hello".dropFirst(), 1]
for t in things {
  switch t {
  case let x as Character: print("char", x)
  case let x as Substring: print("sub", x)
  case let x as String: print("string", x)
  default: print("other", t)
  }
  print(t is Character, t is String, t is Substring, t as? String as Any, (t as? Character).map { String($0) } ?? "-")
}
print(things)
debugPrint("hello".prefix(2), "hello".split(separator: "l"), separator: "; ")
dump("hello".prefix(2))
print(type(of: "hello".prefix(2)), type(of: "a b".split(separator: " ")), type(of: "abc"[...]), "abc"[...])
print(Character("a").asciiValue!, type(of: Character("a").asciiValue!), Character("7").wholeNumberValue!, c.unicodeScalars.first!.value)
print(c.uppercased(), type(of: c.uppercased()), Character("é").isASCII, Character("\n").isNewline)
let chars: [Character] = ["h", "i"]
print(String(chars), type(of: chars), chars)
var counts = [Character: Int]()
for ch in "hello" { counts[ch, default: 0] += 1 }
print(counts["l"]!, counts["z"] as Any, type(of: counts), counts.keys.sorted())
counts["q"] = 3
print(counts.keys.contains("q"), type(of: counts.keys.sorted()[0]))
let sub = "hello world"[("hello world".index("hello world".startIndex, offsetBy: 6))...]
print(sub, sub.startIndex == "hello world".index("hello world".startIndex, offsetBy: 6), sub.count, sub == "world")
func cls(_ c: Character) -> Int { switch c { case "a"..."m": return 1; case "n"..."z": return 2; case "0", "1": return 3; default: return 0 } }
print("anz01 ".map(cls))
let r: ClosedRange<Character> = "a"..."f"
print(r, r.contains("c"), r.lowerBound, type(of: r.upperBound), r.contains(c))
var text = "hello"
text.append(c); text.append("!"); text.append("more")
print(text, text.removeLast(), text.removeFirst(), text, text.popLast() as Any)
var rest = "key=value;x=y"[...]
while let ch = rest.popFirst() { if ch == ";" { break } }
print(rest, type(of: rest))
let i = rest.firstIndex(of: "=")!
print(rest[..<i], rest[rest.index(after: i)...], type(of: rest[..<i]), rest[i])
print(String(rest[..<i]) + "!", "x" + rest, type(of: "x" + rest), rest + "z", type(of: rest + "z"))
print("abc" == "abc"[...], "abc".hasPrefix("abc".prefix(2)), Int("12 ".dropLast())!, Double("1.5x".prefix(3))!)
print(type(of: "abc".filter { $0 != "b" }), type(of: "abc"[...].filter { $0 != "b" }))
print(Set("hello").sorted(), type(of: Set("hello").sorted().first!), "hello".max()!, String("hello".sorted()))
print(Dictionary(grouping: ["apple", "avocado", "bean"]) { $0.first! }["a"]!, c < "b", c == "a", c != "b")
print(["x": c], (c, "t"), Optional(c) as Any, c.hashValue == Character("a").hashValue)
print(String(repeating: c, count: 3), String(c).count, "\(c)b", c.description, c.debugDescription)
print(UnicodeScalar(65), Character(UnicodeScalar(65)), UnicodeScalar(0x1F600)!, "ab".unicodeScalars.map { $0.value }, type(of: "a".unicodeScalars.first!))
debugPrint("a".unicodeScalars.first!)
print(zip("ab", "cd").map { "\($0)\($1)" }, "abc".enumerated().map { "\($0)\($1)" }, "abc".contains("b"), "abc".contains("bc"), "abc".contains(where: { $0 == "c" }))
let table: [Character: Character] = ["(": ")", "[": "]"]
var stack: [Character] = []
for ch in "([])" { if let close = table[ch] { stack.append(close) } else if stack.last == ch { stack.removeLast() } }
print(stack.isEmpty, type(of: table))
print("one two".split(separator: " ").map(String.init), "one two".split(separator: " "), "a,b;c".split(whereSeparator: { $0 == "," || $0 == ";" }))
print("abc".lowercased() == "ABC".lowercased(), "abc".index(of: "b") != nil, Array("abc".utf8), type(of: Array("abc".utf8)))
// expect: Character a ["a"] true false
// expect: "a"
// expect: - "a"
// expect: ▿ 1 element
// expect:   - "a"
// expect: Array<Character> Optional<Character> Array<Character> Array<Character>
// expect: string character character substring character
// expect: char a
// expect: true false false nil a
// expect: string s
// expect: false true false Optional("s") -
// expect: sub ello
// expect: false false true nil -
// expect: other 1
// expect: false false false nil -
// expect: ["a", "s", "ello", 1]
// expect: "he"; ["he", "o"]
// expect: - "he"
// expect: Substring Array<Substring> Substring abc
// expect: 97 UInt8 7 97
// expect: A String false true
// expect: hi Array<Character> ["h", "i"]
// expect: 2 nil Dictionary<Character, Int> ["e", "h", "l", "o"]
// expect: true Character
// expect: world true 5 true
// expect: [1, 2, 2, 3, 3, 0]
// expect: a...f true a Character true
// expect: helloa!more e h elloa!mor Optional("r")
// expect: x=y Substring
// expect: x y Substring =
// expect: x! xx=y String x=yz Substring
// expect: true true 12 1.5
// expect: String String
// expect: ["e", "h", "l", "o"] Character o ehllo
// expect: ["apple", "avocado"] true true true
// expect: ["x": "a"] ("a", "t") Optional("a") true
// expect: aaa 1 ab a "a"
// expect: Optional("A") A 😀 [97, 98] Scalar
// expect: "a"
// expect: ["ac", "bd"] ["0a", "1b", "2c"] true true true
// expect: true Dictionary<Character, Character>
// expect: ["one", "two"] ["one", "two"] ["a", "b", "c"]
// expect: true true [97, 98, 99] Array<UInt8>
