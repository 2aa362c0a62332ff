// A class that says what it is hashed by as Swift 4 did.
final class Key: Hashable {
  let name: String
  init(_ name: String) { self.name = name }
  var hashValue: Int { return name.count }
  static func == (a: Key, b: Key) -> Bool { a.name == b.name }
}
print(Set([Key("a"), Key("a"), Key("b")]).count)
let ages = [Key("ann"): 31, Key("bob"): 27]
print(ages[Key("bob")] ?? -1, ages[Key("eve")] ?? -1)
// expect: 2
// expect: 27 -1
