struct Gauge {
  var level = 0 {
    willSet { print("to", newValue) }
    didSet { if level > 10 { level = 10 }; print("from", oldValue, "is", level) }
  }
  init() { level = 3 }
}
var g = Gauge()
g.level = 5
// expect: to 5
// expect: from 3 is 5
g.level += 20
// expect: to 25
// expect: from 5 is 10
var top = 1 { didSet(old) { print("top", old, top) } }
top = 2  // expect: top 1 2
class Base { var n = 0 { didSet { print("base", n) } } }
class Derived: Base {
  override var n: Int { didSet { print("derived", oldValue, n) } }
}
let d = Derived()
d.n = 4
// expect: base 4
// expect: derived 0 4
struct Point { var x = 0 }
var p = Point() { didSet { print("point", p.x) } }
p.x = 8  // expect: point 8
class Plain { var count = 1 }
class Watched: Plain { override var count: Int { willSet { print("will", newValue) } } }
Watched().count = 2  // expect: will 2
func local() {
  var n = 0 { didSet { print("local", n) } }
  n = 1
}
local()  // expect: local 1
