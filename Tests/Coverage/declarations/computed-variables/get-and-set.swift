struct Rect {
  var x = 0.0, width = 2.0
  var middle: Double {
    get { x + width / 2 }
    set { x = newValue - width / 2 }
  }
  var right: Double {
    get { x + width }
    set(edge) { width = edge - x }
  }
  var area: Double { width * width }
  var self2: Rect { self }
  static var unit: Rect { Rect(x: 0, width: 1) }
}
var r = Rect()
r.middle = 5
print(r, r.right)  // expect: Rect(x: 4.0, width: 2.0) 6.0
r.right += 2
print(r.width, r.area, Rect.unit.width)  // expect: 4.0 16.0 1.0
var stored = 1
var twice: Int { get { stored * 2 } set { stored = newValue / 2 } }
twice = 10
print(stored, twice)  // expect: 5 10
func raise(_ n: inout Int) { n += 4 }
raise(&twice)
print(stored)  // expect: 7
enum Light { case on, off; var flipped: Light { self == .on ? .off : .on } }
print(Light.on.flipped)  // expect: off
struct Risky { var value: Int { get throws { throw CancellationError() } } }
print((try? Risky().value) as Any)  // expect: nil
extension Int { var isEven: Bool { self % 2 == 0 } }
print(4.isEven, r.self2.x)  // expect: true 4.0
