class Id: Hashable {  // expect error: type 'Id' does not conform to protocol 'Hashable'
  let v: Int
  init(_ v: Int) { self.v = v }
  static func == (l: Id, r: Id) -> Bool { l.v == r.v }
}
print(Set([Id(1), Id(1)]).count)
