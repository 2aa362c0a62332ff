struct Plain { var a = 1; var b = "x"; var c: Int? = nil; var d = [1.5] }
print(Plain())  // expect: Plain(a: 1, b: "x", c: nil, d: [1.5])
print([Plain()])  // expect: [main.Plain(a: 1, b: "x", c: nil, d: [1.5])]
debugPrint(Plain())  // expect: main.Plain(a: 1, b: "x", c: nil, d: [1.5])
enum Side { case left, right(Int), both(a: Int, b: String) }
print(Side.left, Side.right(2), Side.both(a: 1, b: "z"))
// expect: left right(2) both(a: 1, b: "z")
print([Side.left])  // expect: [main.Side.left]
struct Named: CustomStringConvertible {
  let name: String
  var description: String { "<\(name)>" }
}
print(Named(name: "n"), [Named(name: "m")], Optional(Named(name: "o")) as Any)
// expect: <n> [<m>] Optional(<o>)
print("in text: \(Named(name: "p"))")  // expect: in text: <p>
print(String(describing: Named(name: "q")))  // expect: <q>
class Thing {}
print(Thing())  // expect: main.Thing
class Talking: CustomStringConvertible { var description: String { "talking" } }
print(Talking(), [Talking()])  // expect: talking [talking]
print(Optional("text") as Any)  // expect: Optional("text")
print(["k": Optional(1)])  // expect: ["k": Optional(1)]
print((1, nil as Int?, "s"))  // expect: (1, nil, "s")
print(String(describing: Int.self), type(of: 3), type(of: "s"))  // expect: Int Int String
print(type(of: Plain()), Side.self)  // expect: Plain Side
debugPrint("quoted", 1, "a\nb")  // expect: "quoted" 1 "a\nb"
