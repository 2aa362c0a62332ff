// What print, debugPrint, dump and Mirror show.
struct Point { var x = 1, y = 2.5 }
struct Named: CustomStringConvertible { var name = "n"; var description: String { "<\(name)>" } }
struct Both: CustomStringConvertible, CustomDebugStringConvertible { var description: String { "d" }; var debugDescription: String { "dd" } }
enum Kind { case plain, pair(Int, b: String), one(Point) }
class Base { var id = 7 }
class Derived: Base { var tags = ["a": 1]; let other: Base? = nil }
print(Point(), [Point()], Named(), [Named()], Both(), [Both()], Optional(Both()) as Any, Kind.plain, Kind.pair(1, b: "x"), [Kind.one(Point())], Derived(), [Base()])
debugPrint(Point(), Named(), Both(), Kind.plain, "s", 1.0, [1: "a"], (1, b: "t"), nil as Int?, Optional("x"), type(of: 5))
print(1, "a", 2.5, true, nil as Int?, Optional(3) as Any, [Optional(1), nil], (1, "a"), (x: 1, y: "b"), [1: (2, "c")], separator: "|", terminator: "!\n")
print(Int.self, [Int].self, [String: Int?].self, type(of: "a"), type(of: [1]), type(of: Optional(1)), type(of: (1, "a")), type(of: Derived()), Point.self, type(of: { (n: Int) in "\(n)" }), Any.self, type(of: 1 as Any))
var text = ""
print("to", 1, to: &text); print("text", separator: "", terminator: "", to: &text); debugPrint("q", to: &text); print(text, terminator: "")
dump(Point()); dump([1, 2]); dump(["k": [1]]); dump(Kind.pair(1, b: "x")); dump((1, b: "c")); dump(Derived()); dump(Optional(Point()) as Any); dump("s", name: "label", indent: 2); dump([[1, 2], [3]], maxDepth: 1); dump([1, 2, 3, 4], maxItems: 3); dump(Both()); dump(Set([1])); dump(nil as Int?)
let mirror = Mirror(reflecting: Derived())
print(mirror.children.map { $0.label ?? "-" }, mirror.superclassMirror!.children.map { "\($0.label!)=\($0.value)" }, mirror.displayStyle!, mirror.subjectType, mirror.superclassMirror!.subjectType, mirror)
for child in Mirror(reflecting: (1, b: "two")).children { print(child.label!, child.value) }
for child in Mirror(reflecting: Kind.pair(1, b: "x")).children { print(child.label!, child.value) }
print(Mirror(reflecting: 5).children.count, Mirror(reflecting: [1, 2]).children.map { $0.value }, Mirror(reflecting: Point()).descendant("y") as Any, Mirror(reflecting: [1, [2, 3]] as [Any]).descendant(1, 0) as Any)
struct Custom: CustomReflectable { var customMirror: Mirror { Mirror(self, children: ["a": 1, "b": "x"], displayStyle: .struct) } }
dump(Custom()); print(Mirror(reflecting: Custom()).children.count)

// expect: Point(x: 1, y: 2.5) [main.Point(x: 1, y: 2.5)] <n> [<n>] d [dd] Optional(dd) plain pair(1, b: "x") [main.Kind.one(main.Point(x: 1, y: 2.5))] main.Derived [main.Base]
// expect: main.Point(x: 1, y: 2.5) <n> dd main.Kind.plain "s" 1.0 [1: "a"] (1, b: "t") nil Optional("x") Swift.Int
// expect: 1|a|2.5|true|nil|Optional(3)|[Optional(1), nil]|(1, "a")|(x: 1, y: "b")|[1: (2, "c")]!
// expect: Int Array<Int> Dictionary<String, Optional<Int>> String Array<Int> Optional<Int> (Int, String) Derived Point (Int) -> String Any Int
// expect: to 1
// expect: text"q"
// expect: ▿ main.Point
// expect:   - x: 1
// expect:   - y: 2.5
// expect: ▿ 2 elements
// expect:   - 1
// expect:   - 2
// expect: ▿ 1 key/value pair
// expect:   ▿ (2 elements)
// expect:     - key: "k"
// expect:     ▿ value: 1 element
// expect:       - 1
// expect: ▿ main.Kind.pair
// expect:   ▿ pair: (2 elements)
// expect:     - .0: 1
// expect:     - b: "x"
// expect: ▿ (2 elements)
// expect:   - .0: 1
// expect:   - b: "c"
// expect: ▿ main.Derived #0
// expect:   ▿ super: main.Base
// expect:     - id: 7
// expect:   ▿ tags: 1 key/value pair
// expect:     ▿ (2 elements)
// expect:       - key: "a"
// expect:       - value: 1
// expect:   - other: nil
// expect: ▿ Optional(main.Point(x: 1, y: 2.5))
// expect:   ▿ some: main.Point
// expect:     - x: 1
// expect:     - y: 2.5
// expect:   - label: "s"
// expect: ▿ 2 elements
// expect:   ▹ 2 elements
// expect:   ▹ 1 element
// expect: ▿ 4 elements
// expect:   - 1
// expect:   - 2
// expect:     (2 more children)
// expect: - dd
// expect: ▿ 1 member
// expect:   - 1
// expect: - nil
// expect: ["tags", "other"] ["id=7"] class Derived Base Mirror for Derived
// expect: .0 1
// expect: b two
// expect: pair (1, b: "x")
// expect: 0 [1, 2] Optional(2.5) Optional(2)
// expect: ▿ main.Custom
// expect:   - a: 1
// expect:   - b: "x"
// expect: 2
