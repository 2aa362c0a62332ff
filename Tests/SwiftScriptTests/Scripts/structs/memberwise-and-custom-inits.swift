struct A { var x: Int; var y = 5; let z: String }
print(A(x: 1, z: "z"), A(x: 1, y: 2, z: "q"))
// expect: A(x: 1, y: 5, z: "z") A(x: 1, y: 2, z: "q")
struct B {
  var total: Int
  init(_ parts: Int...) { total = parts.reduce(0, +) }
  init(text: String) { self.init(text.count) }
}
print(B(1, 2, 3).total, B(text: "four").total)  // expect: 6 4
struct C { var a: Int? ; var b: [String] = [] }
print(C(), C(a: 1), C(b: ["x"]), C(a: 2, b: []))
// expect: C(a: nil, b: []) C(a: Optional(1), b: []) C(a: nil, b: ["x"]) C(a: Optional(2), b: [])
struct D { var n: Int }
extension D { init() { self.init(n: 99) } }
print(D(), D(n: 1))  // expect: D(n: 99) D(n: 1)
struct E {
  let text: String
  init?(_ text: String) {
    guard !text.isEmpty else { return nil }
    self.text = text
  }
}
print(E("") as Any, E("x")!.text, ["a", "", "b"].compactMap(E.init).map(\.text))
// expect: nil x ["a", "b"]
struct Fails: Error {}
struct F {
  init(ok: Bool) throws { if !ok { throw Fails() } }
}
print((try? F(ok: false)) == nil, (try? F(ok: true)) != nil)  // expect: true true
