import Foundation
let s = "hello world"
let ns = s as NSString
print(ns.length, ns, ns.range(of: "world"), ns.range(of: "zzz").location == NSNotFound)
print(ns.substring(with: NSRange(location: 0, length: 5)), ns.substring(from: 6), ns.substring(to: 2))
print((s as NSString).replacingCharacters(in: NSRange(location: 0, length: 5), with: "bye"))
print((s as NSString).range(of: "o").location, (s as NSString).range(of: "o").length)
print(ns.uppercased, ns.capitalized, ns.lowercased)
print(ns.contains("wor"), ns.hasPrefix("he"), ns.hasSuffix("ld"), ns.components(separatedBy: " "))
print(("a/b/c.txt" as NSString).lastPathComponent, ("a/b/c.txt" as NSString).pathExtension, ("a/b/c.txt" as NSString).deletingLastPathComponent, ("c.txt" as NSString).deletingPathExtension, ("a" as NSString).appendingPathComponent("b"))
print(("42" as NSString).integerValue, ("4.5x" as NSString).doubleValue, ("YES" as NSString).boolValue, ("12abc" as NSString).intValue)
print(NSString(string: "abc").length)
print(ns.appending("!"), ns.trimmingCharacters(in: .whitespaces), ns.replacingOccurrences(of: "l", with: "L"))
print(ns.character(at: 0), ns.isEqual(to: "hello world"), ns as String == s)
let r = NSRange(s.startIndex..., in: s); print(r, NSMakeRange(1, 2), NSRange(location: 1, length: 2).upperBound)
func textField(_ text: String, _ range: NSRange, _ string: String) -> String { (text as NSString).replacingCharacters(in: range, with: string) }
print(textField("abc", NSRange(location: 3, length: 0), "d"), textField("abc", NSRange(location: 1, length: 2), ""))
let o: String? = "q"
print((o as NSString?)?.length as Any, ((o ?? "") as NSString).length)
print(ns.compare("hello") == .orderedDescending, ns.isEqual("hello world"))
print(("é👍" as NSString).length)
let str: NSString = "lit"
print(str, str.length, str == "lit", "\(str)!")
let rr = Range(NSRange(location: 0, length: 5), in: s)!; print(s[rr])
// expect: 11 hello world {6, 5} true
// expect: hello world he
// expect: bye world
// expect: 4 1
// expect: HELLO WORLD Hello World hello world
// expect: true true true ["hello", "world"]
// expect: c.txt txt a/b c a/b
// expect: 42 4.5 true 12
// expect: 3
// expect: hello world! hello world heLLo worLd
// expect: 104 true true
// expect: {0, 11} {1, 2} 3
// expect: abcd a
// expect: Optional(1) 1
// expect: true true
// expect: 3
// expect: lit 3 true lit!
// expect: hello
