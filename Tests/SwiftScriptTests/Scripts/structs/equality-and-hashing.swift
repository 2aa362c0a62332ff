struct Key: Hashable { var a: Int; var b: String }
print(Key(a: 1, b: "x") == Key(a: 1, b: "x"), Key(a: 1, b: "x") == Key(a: 2, b: "x"))
// expect: true false
var table: [Key: Int] = [:]
table[Key(a: 1, b: "x")] = 5
table[Key(a: 1, b: "x"), default: 0] += 1
print(table[Key(a: 1, b: "x")]!, table.count)  // expect: 6 1
print(Set([Key(a: 1, b: ""), Key(a: 1, b: "")]).count)  // expect: 1
struct Version: Comparable {
  let major, minor: Int
  static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
}
let versions = [Version(major: 2, minor: 0), Version(major: 1, minor: 9)]
print(versions.sorted().map(\.major), versions.max()!.major, versions[0] > versions[1], versions[0] <= versions[1])
// expect: [1, 2] 2 true false
struct Loose: Equatable {
  var id: Int, note: String
  static func == (a: Loose, b: Loose) -> Bool { a.id == b.id }
}
print(Loose(id: 1, note: "a") == Loose(id: 1, note: "b"), [Loose(id: 1, note: "")].contains(Loose(id: 1, note: "z")))
// expect: true true
print(Loose(id: 1, note: "a") != Loose(id: 2, note: "a"))  // expect: true
class Identity: Hashable {
  let n: Int
  init(_ n: Int) { self.n = n }
  static func == (a: Identity, b: Identity) -> Bool { a.n == b.n }
  func hash(into hasher: inout Hasher) { hasher.combine(n) }
}
print(Identity(1) == Identity(1), Identity(1) === Identity(1))  // expect: true false
