import Foundation
print("--hi--".trimmingCharacters(in: CharacterSet(charactersIn: "-")))  // expect: hi
print(" hi \n".trimmingCharacters(in: .whitespacesAndNewlines) + "|")  // expect: hi|
let set = CharacterSet(charactersIn: "abc")
print("a".unicodeScalars.allSatisfy { set.contains($0) })  // expect: true
let digits = CharacterSet.decimalDigits
print("12a".unicodeScalars.filter { digits.contains($0) }.count)  // expect: 2
print("a,b;c".components(separatedBy: CharacterSet(charactersIn: ",;")))  // expect: ["a", "b", "c"]
let both = CharacterSet.letters.union(.decimalDigits)
print("a1!".unicodeScalars.filter(both.contains).map(String.init))  // expect: ["a", "1"]
print("hello world".rangeOfCharacter(from: .whitespaces) != nil)  // expect: true
print("a1b2".components(separatedBy: .decimalDigits).joined())  // expect: ab
print("abc".trimmingCharacters(in: CharacterSet(charactersIn: "a"..."b")), CharacterSet.alphanumerics.inverted.contains("a"))
// expect: c false
