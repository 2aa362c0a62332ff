// An object whose initializer fails before all properties have values is gone without its deinit.
struct Bad: Error {}
class A {
  let n: Int
  init?(_ n: Int) { if n < 0 { return nil }; self.n = n; if n == 0 { return nil } }
  init(throwing n: Int) throws { if n < 0 { throw Bad() }; self.n = n; if n == 0 { throw Bad() } }
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n); if n == 7 { return nil } }
  deinit { print("A gone") }
}
class B: A {
  let m: [Int]
  override init?(_ n: Int) { m = [n]; if n == 5 { return nil }; super.init(n); if n == 6 { return nil } }
  deinit { print("B gone", m) }
}
for n in [-1, 0, 1, 5, 6] { print(n, A(n) == nil, B(n) == nil) }
// expect: -1 true true
// expect: A gone
// expect: B gone [0]
// expect: A gone
// expect: 0 true true
// expect: A gone
// expect: B gone [1]
// expect: A gone
// expect: 1 false false
// expect: A gone
// expect: 5 false true
// expect: A gone
// expect: B gone [6]
// expect: A gone
// expect: 6 false true
for n in [-1, 0, 1] { print(n, (try? A(throwing: n)) == nil) }
// expect: -1 true
// expect: A gone
// expect: 0 true
// expect: A gone
// expect: 1 false
for t in ["x", "7", "0", "8", "-1"] { print(t, A(text: t) == nil) }
// expect: x true
// expect: A gone
// expect: 7 true
// expect: A gone
// expect: 0 true
// expect: A gone
// expect: 8 false
// expect: -1 true
class Empty { init?(_ ok: Bool) { if !ok { return nil } }; convenience init?(s: String) { if s.isEmpty { return nil }; self.init(s == "ok") }; deinit { print("Empty gone") } }
print(Empty(true) == nil, Empty(false) == nil, Empty(s: "") == nil, Empty(s: "x") == nil, Empty(s: "ok") == nil)
// expect: Empty gone
// expect: Empty gone
// expect: Empty gone
// expect: Empty gone
// expect: false true true true false
class Sub: Empty { var k = 3; override init?(_ ok: Bool) { if !ok { return nil }; super.init(ok) }; init?(late ok: Bool) { super.init(ok); if ok { return nil } }; deinit { print("Sub gone", k) } }
print(Sub(true) == nil, Sub(false) == nil, Sub(late: true) == nil, Sub(late: false) == nil)
// expect: Sub gone 3
// expect: Empty gone
// expect: Sub gone 3
// expect: Empty gone
// expect: Sub gone 3
// expect: Empty gone
// expect: false true true true
class Half { var opt: String?; var next: Half?; let id: Int; init?(_ id: Int, _ n: Half?) { next = n; opt = "x"; guard id > 0 else { return nil }; self.id = id }; deinit { print("Half gone", id) } }
do { let h = Half(1, nil); print(Half(0, h) == nil) }
// expect: true
// expect: Half gone 1
func make(_ n: Int) throws -> B? { B(n) }
print(try make(5) == nil)
// expect: true
