// The context says what the results of several statements are, and what a list is.
let rows = [1, nil, 3]
let numbers = Set<Int>(
  rows.compactMap { row in
    guard let row else { return nil }
    return row
  }
)
print(numbers.sorted())  // expect: [1, 3]
let keys = Set<AnyHashable>(
  rows.compactMap { row in
    guard let row else { return nil }
    return (row as? any Hashable).map { AnyHashable($0) } ?? AnyHashable(0)
  }
)
print(keys.count)  // expect: 2
struct Marks: OptionSet {
  let rawValue: Int
  static let bold = Marks(rawValue: 1)
  static let wide = Marks(rawValue: 2)
}
func all(_ marks: [Marks]) -> Marks {
  marks.reduce(into: []) { if !$1.isEmpty { $0.formUnion($1) } }
}
print(all([.bold, .wide, []]).rawValue)  // expect: 3
print(Swift.type(of: 1))  // expect: Int
