struct P { var name = "x"; var age = 3; var tags = ["a"] }
class C { var a = 1; private var b: String? = nil }
class D: C { var z = 2.5 }
enum E { case one(Int, name: String), two }
let m = Mirror(reflecting: P())
for child in m.children { print(child.label ?? "?", child.value) }
print(m.children.count, m.displayStyle as Any, m.subjectType)
for (label, value) in Mirror(reflecting: D()).children { print(label!, value) }
print(Mirror(reflecting: D()).superclassMirror!.children.map { $0.label! })
print(Mirror(reflecting: E.one(1, name: "q")).children.first!.label!, Mirror(reflecting: E.two).children.count)
print(Mirror(reflecting: (1, b: "two")).children.map { "\($0.label ?? "nil")=\($0.value)" })
print(Mirror(reflecting: [10, 20]).children.map { "\($0.label ?? "nil")=\($0.value)" }, Mirror(reflecting: ["k": 1]).children.count)
print(Mirror(reflecting: Optional(3)).children.first!.value, Mirror(reflecting: Optional(3)).displayStyle!)
func describe(_ x: Any) -> String { let m = Mirror(reflecting: x); return "\(m.subjectType)(" + m.children.map { "\($0.label ?? "_"): \($0.value)" }.joined(separator: ", ") + ")" }
print(describe(P()), describe(5))
if let style = m.displayStyle { switch style { case .struct: print("struct"); case .class: print("class"); default: print("other") } }

// expect: name x
// expect: age 3
// expect: tags ["a"]
// expect: 3 Optional(Swift.Mirror.DisplayStyle.struct) P
// expect: z 2.5
// expect: ["a", "b"]
// expect: one 0
// expect: [".0=1", "b=two"]
// expect: ["nil=10", "nil=20"] 1
// expect: 3 optional
// expect: P(name: x, age: 3, tags: ["a"]) Int()
// expect: struct
