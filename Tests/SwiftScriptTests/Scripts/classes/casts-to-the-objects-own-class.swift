class Doc { required init() {}
  func a(_ f: Bool) -> Self { let x = f ? self : Self(); return x }
  func b(_ f: Bool) -> Self { print([self, Doc()].map { type(of: $0) }, f ? self : Doc()  === self); return self }
  func c() -> Self? { let o: Self? = self; return o ?? self }
  func d() -> Self { [self, self].first! }
  func e(_ o: Doc) -> Self { if let s = o as? Self { return s }; return self }
  convenience init(_ n: Int) { self.init(); let s = self; print(type(of: s), s === self, [self, Doc()].count) }
  var me: Self { self }
  static func == (l: Doc, r: Doc) -> Bool { l === r }
  func f() -> Self { print(self == Doc(), self == self, me == self); return [me].map { $0 }[0] }
  func g() -> Self { let h: (Doc) -> Bool = { $0 === self }; print(h(self), h(Doc())); return { self }() }
  func h() -> Self { apply { $0 } }
  func apply<T>(_ f: (Self) -> T) -> T where T: Doc { f(self as! Self) }
  func i() -> Self { switch Bool.random() { case true: return self; case false: return me } }
  static func make() -> Self { let s = self.init(); return s }
  static func many(_ n: Int) -> Doc { (0..<n).map { _ in make() }.last ?? Self() }
  func k() { var all: [Doc] = []; all.append(self); all += [Self()]; print(all.map { "\(type(of: $0))" }, { () -> Doc in self }() === self, Optional(self).map { $0 === self }!) }
}
class Sub: Doc {}
let s = Sub()
print(s.a(true) === s, s.b(false) === s, s.c()! === s, s.d() === s, s.e(Doc()) === s, s.e(Sub()) === s, s.me === s, s.f() === s, s.g() === s, s.h() === s, s.i() === s)
// expect: [main.Sub, main.Doc] false
// expect: false true true
// expect: true false
// expect: true true true true true false true true true true true
print(type(of: Sub.make()), type(of: Sub.many(2)), Sub(1) === s)
// expect: Sub true 2
// expect: Sub Sub false
s.k()
// expect: ["Sub", "Sub"] true true
