struct Rect {
  var origin = (x: 0.0, y: 0.0)
  var width: Double, height: Double
  var area: Double { width * height }
  var center: (x: Double, y: Double) {
    get { (origin.x + width / 2, origin.y + height / 2) }
    set(new) {
      origin.x = new.x - width / 2
      origin.y = new.y - height / 2
    }
  }
}
var r = Rect(width: 4, height: 2)
print(r.area, r.center)  // expect: 8.0 (x: 2.0, y: 1.0)
r.center = (10, 10)
print(r.origin, r.center.x)  // expect: (x: 8.0, y: 9.0) 10.0
struct Meter {
  var value = 0 {
    willSet { print("will", value, newValue) }
    didSet { if value > 10 { value = 10 }; print("did", oldValue, value) }
  }
}
var m = Meter()
m.value = 5
// expect: will 0 5
// expect: did 0 5
m.value += 20
// expect: will 5 25
// expect: did 5 10
print(m.value)  // expect: 10
var global = 1 { didSet { print("global", oldValue, "->", global) } }
global = 2  // expect: global 1 -> 2
global += 5  // expect: global 2 -> 7
class Thermo { var log: [Int] = []; var t = 0 { didSet { if t != oldValue { log.append(t) } } } }
let th = Thermo()
for x in [1, 1, 2, 2, 3] { th.t = x }
print(th.log)  // expect: [1, 2, 3]
