class Id: Hashable {  // expect error: `Id` lacks `hash(into:)`, which `Hashable` asks of a class
  let v: Int
  init(_ v: Int) { self.v = v }
  static func == (l: Id, r: Id) -> Bool { l.v == r.v }
}
print(Set([Id(1), Id(1)]).count)
