struct Temperature {
  var celsius: Double
  var fahrenheit: Double {
    get { celsius * 1.8 + 32 }
    set { celsius = (newValue - 32) / 1.8 }
  }
  var isHot: Bool { celsius > 30 }
}
var t = Temperature(celsius: 100)
print(t.fahrenheit)  // expect: 212.0
t.fahrenheit = 32
print(t.celsius, t.isHot)  // expect: 0.0 false
t.fahrenheit += 18
print(t.celsius)  // expect: 10.0
class Progress {
  var value = 0 {
    willSet { print("will", value, "->", newValue) }
    didSet { print("did", oldValue, "->", value) }
  }
  var clamped = 0 {
    didSet(old) { if clamped > 10 { clamped = 10; print("clamped from", old) } }
  }
  init() { value = 1 }
}
let p = Progress()
p.value = 5
p.value += 1
p.clamped = 50
// expect: will 1 -> 5
// expect: did 1 -> 5
// expect: will 5 -> 6
// expect: did 5 -> 6
// expect: clamped from 0
print(p.clamped)  // expect: 10
struct Watched { var list: [Int] = [] { didSet { print("list has", list.count) } } }
var w = Watched()
w.list.append(1)
w.list += [2, 3]
w.list[0] = 9
// expect: list has 1
// expect: list has 3
// expect: list has 3
print(w.list)  // expect: [9, 2, 3]
var global = 1 { didSet { print("global", oldValue, global) } }
global = 2
var twice: Int { global * 2 }  // expect: global 1 2
print(twice)  // expect: 4
func local() {
  var n: Int { 42 }
  print(n)
}
local()
class Sized {
  var width = 2, height = 3
  var area: Int { get { width * height } set(new) { width = new / height } }
}
let s = Sized()
s.area = 30  // expect: 42
print(s.width, s.area)  // expect: 10 30
