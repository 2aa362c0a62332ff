struct Vector: Equatable {
  var x, y: Double
  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: Vector, k: Double) -> Vector { Vector(x: a.x * k, y: a.y * k) }
  static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }
  static func += (a: inout Vector, b: Vector) { a = a + b }
}
var v = Vector(x: 1, y: 2)
v += Vector(x: 1, y: 1)
print(v, -v, v * 2, v - v)
// expect: Vector(x: 2.0, y: 3.0) Vector(x: -2.0, y: -3.0) Vector(x: 4.0, y: 6.0) Vector(x: 0.0, y: 0.0)
print(v == Vector(x: 2, y: 3), v != Vector(x: 2, y: 3))  // expect: true false
print([v, v].reduce(Vector(x: 0, y: 0), +))  // expect: Vector(x: 4.0, y: 6.0)
struct Version: Comparable {
  let major: Int, minor: Int
  static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
}
let versions = [Version(major: 2, minor: 0), Version(major: 1, minor: 9), Version(major: 1, minor: 2)]
print(versions.sorted().map { "\($0.major).\($0.minor)" })  // expect: ["1.2", "1.9", "2.0"]
print(versions.max()!.major, versions[0] >= versions[1], versions[1] <= versions[2])
// expect: 2 true false
