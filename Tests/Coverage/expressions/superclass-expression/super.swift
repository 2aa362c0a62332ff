class Base {
  var tag: String { "base" }
  var n = 1
  init(n: Int) { self.n = n }
  func greet(_ who: String) -> String { "hi \(who)" }
  class func make() -> String { "base made" }
  subscript(i: Int) -> Int { i * n }
}
class Middle: Base {}
class Derived: Middle {
  override var tag: String { super.tag + "+" }
  override var n: Int { didSet { print("n", super.n) } }
  init() { super.init(n: 2) }
  override func greet(_ who: String) -> String { super.greet(who.uppercased()) + "!" }
  override class func make() -> String { super.make() + " again" }
  override subscript(i: Int) -> Int { super[i] + 1 }
  func later() -> () -> String { { super.greet("later") } }
}
let d = Derived()
print(d.tag, d.greet("ann"))  // expect: base+ hi ANN!
print(Derived.make(), d[3])  // expect: base made again 7
d.n = 5  // expect: n 5
print(d.later()(), (d as Base).tag)  // expect: hi later base+
