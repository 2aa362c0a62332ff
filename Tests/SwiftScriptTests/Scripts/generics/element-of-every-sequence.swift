// What a sequence holds is known in an extension, whichever sequence it is.
extension Sequence {
  var kind: String { "\(Element.self)" }
  func described() -> String { "of \(Element.self)" }
}
let letters: Set = ["a"]
let prices = ["k": 1.5]
print([1].kind, [String]().kind, letters.kind, prices.kind)
// expect: Int String String (key: String, value: Double)
print(prices.keys.kind, prices.values.kind)
// expect: String Double
print("abc".kind, "abc".dropFirst().kind, (1...3).kind, (0..<2).described())
// expect: Character Character Int of Int
print([1, 2].dropFirst().kind, [1].reversed().kind, [1, 2][1...].described())
// expect: Int Int of Int
print([1].enumerated().kind, zip([1], ["a"]).kind, stride(from: 0, to: 2, by: 1).kind)
// expect: (offset: Int, element: Int) (Int, String) Int
print(repeatElement(2, count: 3).kind, sequence(first: 1) { $0 < 4 ? $0 + 1 : nil }.kind)
// expect: Int Int

// A subscript of a protocol's extension is every collection's.
extension Collection {
  subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}
print([1, 2][safe: 5] as Any, [1, 2][safe: 1] as Any)
// expect: nil Optional(2)
print("abc"[safe: "abc".startIndex] as Any)
// expect: Optional("a")
