protocol Shape { static var name: String { get }; init() }
extension Shape { static var both: String { name + "/" + "\(Self.self)" } }
struct Dot: Shape { static let name = "dot" }
class Line: Shape { class var name: String { "line" }; required init() {} }
class Curve: Line { override class var name: String { "curve" } }
func name<S: Shape>(of type: S.Type) -> String { type.name + " " + S.both + " \(S.self)" }
func made<S: Shape>(_ type: S.Type, _ n: Int = 1) -> [S] { (0..<n).map { _ in type.init() } }
func open(_ type: any Shape.Type) -> String { name(of: type) + " " + type.both }
print([Dot.self, Line.self, Curve.self].map(open))
// expect: ["dot dot/Dot Dot dot/Dot", "line line/Line Line line/Line", "curve curve/Curve Curve curve/Curve"]
for type in [Dot.self, Curve.self] as [any Shape.Type] { print(name(of: type), made(type, 2), made(type)[0] is Line) }
// expect: dot dot/Dot Dot [main.Dot(), main.Dot()] false
// expect: curve curve/Curve Curve [main.Curve, main.Curve] true
func pick(_ flag: Bool) -> any Shape.Type { flag ? Dot.self : Line.self }
print(pick(true) == Dot.self, pick(false).init() is Line, name(of: pick(false)))
// expect: true true line line/Line Line
let types: [String: any Shape.Type] = ["a": Dot.self, "b": Curve.self]
print(types.mapValues { name(of: $0) }.sorted { $0.key < $1.key }.map(\.value))
// expect: ["dot dot/Dot Dot", "curve curve/Curve Curve"]
func sizes(_ types: [Any.Type]) -> [String] { types.map { "\($0)" } }
print(sizes([Int.self, Dot.self, (any Shape).self]), [Int.self, String.self].map { "\($0)" })
// expect: ["Int", "Dot", "Shape"] ["Int", "String"]
