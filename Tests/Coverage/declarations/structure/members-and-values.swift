struct Point: Hashable {
  var x = 0, y = 0
  static let origin = Point()
  var length: Int { abs(x) + abs(y) }
  mutating func move(by dx: Int) { x += dx }
  func moved(by dx: Int) -> Point { var p = self; p.move(by: dx); return p }
}
var a = Point(x: 1), b = a
b.move(by: 5)
print(a, b, b.length)  // expect: Point(x: 1, y: 0) Point(x: 6, y: 0) 6
print(a.moved(by: 1), Point.origin == Point(), Set([a, a, b]).count)  // expect: Point(x: 2, y: 0) true 2
struct Line { var from = Point(), to: Point; let name: String }
var l = Line(to: Point(y: 3), name: "l")
l.from.x = 7
print(l.from, l.name)  // expect: Point(x: 7, y: 0) l
struct Empty {}
print(Empty())  // expect: Empty()
struct Temperature {
  var degrees: Double
  init(degrees: Double) { self.degrees = degrees }
  init(_ text: String) { self.init(degrees: Double(text) ?? 0) }
}
print(Temperature("20.5").degrees)  // expect: 20.5
struct Queue<T> {
  private var items: [T] = []
  mutating func push(_ t: T) { items.append(t) }
  mutating func pop() -> T? { items.isEmpty ? nil : items.removeFirst() }
  var count: Int { items.count }
}
var q = Queue<String>()
q.push("a"); q.push("b")
print(q.pop()!, q.count)  // expect: a 1
var list = [a, b]
list[0].move(by: 10)
print(list[0].x, a.x)  // expect: 11 1
for var p in list { p.move(by: 1); print(p.x) }
// expect: 12
// expect: 7
