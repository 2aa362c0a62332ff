protocol Copyable2 { init(copy: Self); func copy() -> Self; static func make() -> Self; init() }
extension Copyable2 {
  func copy() -> Self { .init(copy: self) }
  static func make() -> Self { Self() }
  func pair() -> (Self, Self) { (self, copy()) }
  var doubled: [Self] { [self, self] }
  func with(_ change: (inout Self) -> Void) -> Self { var new = copy(); change(&new); return new }
  func apply(_ f: (Self) -> Void) -> Self { f(self); return self }
}
class Doc: Copyable2 {
  var text: String
  required init() { text = "new" }
  required init(copy o: Doc) { text = o.text + "'" }
  func twice() -> Self { copy().copy() }
  func both() -> [Doc] { let (a, b) = pair(); return doubled + [a, b] }
  func chain() -> Self { let c = self.copy(); c.text += "!"; return c }
  func tuned() -> Self { with { $0.text += "~" }.apply { print($0.text, type(of: $0)) } }
  class func several() -> [Doc] { [make(), Self.make()] }
  static func one() -> Self { make() }
}
final class Letter: Doc {
  var to = "all"
  required init() { super.init() }
  required init(copy o: Doc) { to = ((o as? Letter)?.to ?? "?") + "+"; super.init(copy: o) }
}
let l = Letter()
print(l.copy().to, l.twice().to, l.twice().copy().text, type(of: l.twice()))
// expect: all+ all++ new''' Letter
print(l.pair().1.to, l.doubled.map(\.to), l.with { $0.to = "me" }.to)
// expect: all+ ["all", "all"] me
print(l.both().map { "\(type(of: $0)) \($0.text)" })
// expect: ["Letter new", "Letter new", "Letter new", "Doc new\'"]
print(l.chain().to, l.tuned().to)
// expect: new'~ Letter
// expect: all+ all+
print(Letter.several().map { "\(type(of: $0))" }, Doc.several().count, Letter.one().to, Letter.make().to)
// expect: ["Doc", "Letter"] 2 all all
let d: Doc = l
print(type(of: d.copy()), type(of: d.twice()), type(of: d.pair().1), type(of: d.tuned()))
// expect: new'~ Letter
// expect: Doc Letter Doc Letter
