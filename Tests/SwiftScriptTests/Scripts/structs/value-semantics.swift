struct Point { var x = 0, y = 0 }
var a = Point(x: 1, y: 2)
var b = a
b.x = 10
print(a, b)  // expect: Point(x: 1, y: 2) Point(x: 10, y: 2)
struct Line { var from: Point; var to = Point(); var tags: [String] = [] }
var line = Line(from: a)
var other = line
other.from.x = 99
other.tags.append("t")
print(line, other)
// expect: Line(from: main.Point(x: 1, y: 2), to: main.Point(x: 0, y: 0), tags: []) Line(from: main.Point(x: 99, y: 2), to: main.Point(x: 0, y: 0), tags: ["t"])
var list = [a, b]
list[0].x = 7
print(a.x, list.map(\.x))  // expect: 1 [7, 10]
var dictionary = ["p": a]
dictionary["p"]!.y = 50
dictionary["p"]?.x += 1
print(a, dictionary["p"]!)  // expect: Point(x: 1, y: 2) Point(x: 2, y: 50)
func change(_ p: Point) -> Point { var p = p; p.x = -1; return p }
print(change(a), a)  // expect: Point(x: -1, y: 2) Point(x: 1, y: 2)
class Holder { var point = Point() }
let holder = Holder()
let taken = holder.point
holder.point.x = 3
print(taken.x, holder.point.x)  // expect: 0 3
let closure = { [a] in a.x }
a.x = 1000
print(closure())  // expect: 1
var grid = [[0, 0], [0, 0]]
let before = grid
grid[1][0] = 5
print(before, grid)  // expect: [[0, 0], [0, 0]] [[0, 0], [5, 0]]
var t = (p: a, n: 1)
t.p.x = 1
print(a.x, t.p.x)  // expect: 1000 1
