// The old value of a lazy property is made when an observer asks for it.
func made(_ name: String, _ value: Int) -> Int {
  print("made", name)
  return value
}
class Oven {
  lazy var heat = made("heat", 20) { didSet { print("heat", oldValue, heat) } }
  lazy var time = made("time", 5) { didSet { print("time", time) } }
  lazy var name = made("name", 1) { willSet { print("name", name, newValue) } }
}
let oven = Oven()
oven.heat = 180
// expect: made heat
// expect: heat 20 180
oven.heat += 20  // expect: heat 180 200
oven.time = 9  // expect: time 9
oven.name = 2
// expect: made name
// expect: name 1 2
struct Tray {
  lazy var buns = [made("buns", 3)] { didSet { print(oldValue, buns) } }
}
var tray = Tray()
tray.buns.append(4)
// expect: made buns
// expect: [3] [3, 4]
tray.buns = []  // expect: [3, 4] []
