// What strings, substrings and characters do.
let s = "Hello, wörld! 👋🏽"
print(s.count, s.utf8.count, s.utf16.count, s.unicodeScalars.count, s.isEmpty, s.first!, s.last!, s.uppercased(), s.lowercased(), String(s.reversed()))
print(s.hasPrefix("Hell"), s.hasSuffix("👋🏽"), s.contains("wör"), s.contains("x" as Character), s.firstIndex(of: "w")! == s.index(s.startIndex, offsetBy: 7), s.prefix(5), s.suffix(3), s.dropFirst(7), s.dropLast(4))
let start = s.index(s.startIndex, offsetBy: 7), end = s.index(start, offsetBy: 5)
print(s[start], s[start..<end], s[..<start], s[end...], s.distance(from: start, to: end), s.index(before: end) > start, s.index(s.endIndex, offsetBy: 1, limitedBy: s.endIndex) as Any, s[s.index(after: start)])
print(s.split(separator: " "), "a,,b".split(separator: ","), "a,,b".split(separator: ",", omittingEmptySubsequences: false), "a-b-c".split(separator: "-", maxSplits: 1), "one two".split(separator: " ").map(String.init), "a1b2".split(whereSeparator: \.isNumber))
var t = "abc"
t.append("d"); t += "ef"; t.append(contentsOf: "gh"); t.insert("X", at: t.startIndex); t.insert(contentsOf: "YZ", at: t.index(after: t.startIndex))
print(t, t.remove(at: t.startIndex), t.removeFirst(), t.removeLast(), t, t.popLast() as Any)
t.replaceSubrange(t.startIndex..<t.index(t.startIndex, offsetBy: 2), with: "__"); print(t)
t.removeSubrange(t.startIndex..<t.index(t.startIndex, offsetBy: 3)); t.removeAll { $0 == "d" }; print(t, t.isEmpty)
t.removeAll(); print(t.isEmpty, String(repeating: "ab", count: 3), String("xyz".sorted(by: >)), String(["a", "b"] as [Character]), String(5), String(2.5), String(true), "a" + "b" == "ab")
print("a" < "b", "a" < "B", "Z" < "a", "abc" < "abd", "" < "a", "é" == "e\u{301}", "é".count, "e\u{301}".unicodeScalars.count, "👨‍👩‍👧".count, "🇩🇪🇫🇷".count, max("a", "b"))
let c: Character = "7"
print(c.isNumber, c.wholeNumberValue as Any, c.isLetter, c.isWhitespace, c.asciiValue as Any, c.hexDigitValue as Any, ("f" as Character).hexDigitValue as Any, ("A" as Character).isUppercase, ("a" as Character).isLowercase, ("!" as Character).isPunctuation, ("+" as Character).isMathSymbol, ("$" as Character).isCurrencySymbol, ("ß" as Character).uppercased(), ("\n" as Character).isNewline, c < "8")
for ch in "ab" { print(ch, terminator: ";") }
for (i, ch) in "xy".enumerated() { print(i, ch, terminator: ";") }
print("abc".map { $0.uppercased() }, "abc".filter { $0 != "b" }, "hello".reduce(into: [:]) { $0[$1, default: 0] += 1 }["l"]!, "abc".indices.count, Array("abc"), Set("aab").count)
print(Array("aé".utf8), Array("aé".utf16), Array("aé".unicodeScalars), "aé".unicodeScalars.map { $0.value }, "a".unicodeScalars.first!.value, String(UnicodeScalar(97 as UInt8)), Character(UnicodeScalar(0x1F600)!), String(decoding: [104, 105] as [UInt8], as: UTF8.self), "hi".utf8.first!)
print("tab\tquote\"", ["tab\t", "q\"", "é", "\u{1}"], "tab\tquote\"".debugDescription, "a\\b")
debugPrint("x\ny", c, s.prefix(5), "it's")
print("abc".elementsEqual("abc"), "abc".starts(with: "ab"), "b".contains("b"), "abcabc".firstRange(of: "ca") != nil, "abcabc".replacing("b", with: "--"), "a b".contains(" "), "abc".hashValue == "abc".hashValue)
let sub = s.dropFirst(7).prefix(5)
print(sub, type(of: sub), String(sub).count, sub.uppercased(), sub == "wörld", sub.hasPrefix("w"), sub + "!", sub.startIndex == start, sub.base == s, Substring("q"), "\(sub)?", [sub])
print("x".isEmpty ? 1 : 2, "1,2,3".split(separator: ",").compactMap { Int($0) }, Int("12a") as Any, Double("2.50")!, Bool("true") as Any, Bool("yes") as Any, "abc".max()!, "abc".randomElement() != nil, "ab".shuffled().count)
print(String(describing: [1, 2]), String(describing: Optional(3)), String(reflecting: "a"), String(describing: "a"), "\(Optional("x") as Any)", "\([Optional(1), nil])", "a\(1 + 1)b\("c")")
let multi = """
  one
    two \(1 + 1)
  """
print(multi, multi.split(separator: "\n").count, #"raw \n \#(1)"#)

// expect: 15 23 18 16 false H 👋🏽 HELLO, WÖRLD! 👋🏽 hello, wörld! 👋🏽 👋🏽 !dlröw ,olleH
// expect: true true true false true Hello ! 👋🏽 wörld! 👋🏽 Hello, wörl
// expect: w wörld Hello,  ! 👋🏽 5 true nil ö
// expect: ["Hello,", "wörld!", "👋🏽"] ["a", "b"] ["a", "", "b"] ["a", "b-c"] ["one", "two"] ["a", "b"]
// expect: XYZabcdefgh X Y h Zabcdefg Optional("g")
// expect: __bcdef
// expect: cef false
// expect: true ababab zyx ab 5 2.5 true true
// expect: true false true true true true 1 2 1 2 b
// expect: true Optional(7) false false Optional(55) Optional(7) Optional(15) true true true true true SS true true
// expect: a;b;0 x;1 y;["A", "B", "C"] ac 2 3 ["a", "b", "c"] 2
// expect: [97, 195, 169] [97, 233] ["a", "\u{00E9}"] [97, 233] 97 a 😀 hi 104
// expect: tab	quote" ["tab\t", "q\"", "é", "\u{01}"] "tab\tquote\"" a\b
// expect: "x\ny" "7" "Hello" "it\'s"
// expect: true true true true a--ca--c true true
// expect: wörld Substring 5 WÖRLD true true wörld! true true q wörld? ["wörld"]
// expect: 2 [1, 2, 3] nil 2.5 Optional(true) nil c true 2
// expect: [1, 2] Optional(3) "a" a Optional("x") [Optional(1), nil] a2bc
// expect: one
// expect:   two 2 2 raw \n 1
