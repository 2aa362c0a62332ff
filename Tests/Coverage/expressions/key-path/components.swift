struct Point { var x = 0, y = 0 }
struct Line { var from = Point(), to: Point? = nil, tags = ["a", "b"], map = ["k": 1] }
var line = Line()
let x = \Line.from.x
line[keyPath: x] = 4
print(line[keyPath: x], line[keyPath: \.to?.x] as Any)  // expect: 4 nil
line.to = Point(x: 7, y: 8)
print(line[keyPath: \.to?.y] as Any, line[keyPath: \.to!.x])  // expect: Optional(8) 7
print(line[keyPath: \.tags[1]], line[keyPath: \.map["k"]] as Any)  // expect: b Optional(1)
let tail = \Point.y
let whole = (\Line.from).appending(path: tail)
print(line[keyPath: whole], whole == \Line.from.y, x == whole)  // expect: 0 true false
print([Point(x: 1), Point(x: 2)].map(\.x), ["ab", "c"].map(\.count))  // expect: [1, 2] [2, 1]
let f: (Point) -> Int = \.x
print(f(Point(x: 5)), [3, 4].map(\.self))  // expect: 5 [3, 4]
let paths: [PartialKeyPath<Point>] = [\.x, \.y]
print(paths.map { Point(x: 1, y: 2)[keyPath: $0] as! Int })  // expect: [1, 2]
func sum<T>(_ list: [T], _ path: KeyPath<T, Int>) -> Int { list.reduce(0) { $0 + $1[keyPath: path] } }
print(sum([Point(x: 1), Point(x: 2)], \.x), sum(["a", "bcd"], \.count))  // expect: 3 4
class Box { var n = 1 }
let box = Box(), path: ReferenceWritableKeyPath<Box, Int> = \.n
box[keyPath: path] += 5
print(box.n, [5, 2, 9].sorted(by: { $0[keyPath: \.self] < $1 }))  // expect: 6 [2, 5, 9]
let tuple = (1, name: "t")
print(tuple[keyPath: \.name], Dictionary(grouping: ["a", "bb", "c"], by: \.count)[1]!)  // expect: t ["a", "c"]
