class Token { var n: Int; init(_ n: Int) { self.n = n } }
let a = Token(1), b = Token(1), c = a
print(a === c, a === b, a !== b)  // expect: true false true
c.n = 5
print(a.n)  // expect: 5
class Id: Hashable {
  let v: Int
  init(_ v: Int) { self.v = v }
  static func == (l: Id, r: Id) -> Bool { l.v == r.v }
  func hash(into h: inout Hasher) { h.combine(v) }
}
print(Id(1) == Id(1), Set([Id(1), Id(1), Id(2)]).count, [Id(3): "x"][Id(3)] ?? "-")
// expect: true 2 x
let list = [a, b]
print(list.contains { $0 === b }, list.firstIndex { $0 === b }!)  // expect: true 1
var maybe: Token? = a
print(maybe === a, maybe != nil)  // expect: true true
maybe = nil
print(maybe === a)  // expect: false
print(ObjectIdentifier(a) == ObjectIdentifier(c))  // expect: true
