struct Point: Hashable { var x, y: Int }
print(Point(x: 1, y: 2) == Point(x: 1, y: 2), Point(x: 1, y: 2) != Point(x: 2, y: 2))
// expect: true true
var seen: Set<Point> = [Point(x: 0, y: 0)]
print(seen.insert(Point(x: 0, y: 0)).inserted, seen.insert(Point(x: 1, y: 0)).inserted, seen.count)
// expect: false true 2
var visits: [Point: Int] = [:]
for p in [Point(x: 1, y: 1), Point(x: 1, y: 1), Point(x: 2, y: 2)] { visits[p, default: 0] += 1 }
print(visits[Point(x: 1, y: 1)]!, visits.count)  // expect: 2 2
struct CaseInsensitive: Hashable {
  let text: String
  static func == (a: Self, b: Self) -> Bool { a.text.lowercased() == b.text.lowercased() }
  func hash(into hasher: inout Hasher) { hasher.combine(text.lowercased()) }
}
print(Set([CaseInsensitive(text: "A"), CaseInsensitive(text: "a")]).count)  // expect: 1
print([Point(x: 1, y: 2)].contains(Point(x: 1, y: 2)), Point(x: 1, y: 1).hashValue == Point(x: 1, y: 1).hashValue)
// expect: true true
struct Nested: Equatable { var points: [Point]; var name: String? }
print(Nested(points: [], name: nil) == Nested(points: [], name: nil), Nested(points: [], name: "a") == Nested(points: [], name: nil))
// expect: true false
