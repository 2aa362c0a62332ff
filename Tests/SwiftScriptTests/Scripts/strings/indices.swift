let text = "Hello, wörld"
let i = text.firstIndex(of: ",")!
print(text[..<i], text[i...], text[text.index(after: i)...])  // expect: Hello , wörld  wörld
print(text[text.startIndex], text[text.index(text.startIndex, offsetBy: 4)], text[text.index(before: text.endIndex)])
// expect: H o d
let range = text.range(of: "wör")!
print(text[range], text.distance(from: text.startIndex, to: range.lowerBound))  // expect: wör 7
var copy = text
copy.replaceSubrange(range, with: "WOR")
print(copy)  // expect: Hello, WORld
copy.removeSubrange(copy.startIndex...copy.firstIndex(of: " ")!)
print(copy)  // expect: WORld
for index in "abc".indices { print("abc"[index], terminator: "-") }
print()  // expect: a-b-c-
print(text.index(text.startIndex, offsetBy: 100, limitedBy: text.endIndex) == nil)  // expect: true
let words = "one two three".split(separator: " ")
print(words.map { $0.count }, words.map(String.init).joined(separator: "+"), String(words[1]), words.first! + "!")
// expect: [3, 3, 5] one+two+three two one!
if let dot = "file.txt".lastIndex(of: ".") { print("file.txt"[dot...].dropFirst()) }
// expect: txt
print(text.prefix(while: { $0 != "," }), text.drop { $0 != "w" })  // expect: Hello wörld
import Foundation

// A limit on the other side limits nothing.
let marked = "abcd"
let middle = marked.index(marked.startIndex, offsetBy: 2)
print(marked.index(middle, offsetBy: 2, limitedBy: marked.startIndex) == marked.endIndex)  // expect: true
print(marked.index(middle, offsetBy: -2, limitedBy: marked.endIndex) == marked.startIndex)  // expect: true
print(marked.index(middle, offsetBy: 3, limitedBy: marked.endIndex) == nil)  // expect: true
