// A member of more special sequences goes before one that asks for less, also where an argument is left out.

func joined<S: Sequence>(_ words: S) where S.Element == String { print(words.joined()) }
func joinedParts<S: Sequence>(_ parts: S) where S.Element: StringProtocol { print(parts.joined()) }
joined(["a", "b"])  // expect: ab
joinedParts("c-d".split(separator: "-"))  // expect: cd
print(Set(["e"]).joined())  // expect: e

struct Letters: Collection {
  let startIndex = 0
  let endIndex = 3
  func index(after i: Int) -> Int { i + 1 }
  subscript(position: Int) -> String { ["x", "y", "z"][position] }
}
print(Letters().joined(), Letters().map { $0 + $0 })  // expect: xyz ["xx", "yy", "zz"]
