func add(_ n: Int, to total: inout Int) { total += n }
var total = 1
add(2, to: &total)
print(total)  // expect: 3
struct Point { var x = 0, y = 0 }
var points = [Point(), Point()]
add(5, to: &points[1].x)
print(points[1])  // expect: Point(x: 5, y: 0)
var scores = ["a": 1]
add(9, to: &scores["a", default: 0])
print(scores)  // expect: ["a": 10]
var (p, q) = (1, 2)
swap(&p, &q)
print(p, q)  // expect: 2 1
struct Thermostat {
  var degrees = 20 { didSet { print("set", oldValue, degrees) } }
}
var t = Thermostat()
add(1, to: &t.degrees)  // expect: set 20 21
var maybe: Int? = 1
add(4, to: &maybe!)
print(maybe as Any)  // expect: Optional(5)
func twice(_ n: inout Int) { add(n, to: &n) }
var n = 4
twice(&n)
print(n)  // expect: 8
