struct P { let x: Int; var y: String? = nil; var list = [1.5] }
class C { var n = 1 }
enum E { case a, b(Int), c(x: Int, y: String), d(P) }
print(P(x: 1), [P(x: 2)], Optional(P(x: 3)) as Any)
// expect: P(x: 1, y: nil, list: [1.5]) [main.P(x: 2, y: nil, list: [1.5])] Optional(main.P(x: 3, y: nil, list: [1.5]))
print(E.a, E.b(1), E.c(x: 1, y: "q"), [E.a, .b(2)], E.d(P(x: 4)))
// expect: a b(1) c(x: 1, y: "q") [main.E.a, main.E.b(2)] d(main.P(x: 4, y: nil, list: [1.5]))
print(C(), [C()].count, "\(C())")  // expect: main.C 1 main.C
print((1, "a"), (x: 1, y: "b"), [(1, 2)], ())  // expect: (1, "a") (x: 1, y: "b") [(1, 2)] ()
print(["a": "b"], [1: [2]], Set(["only"]), [String: Int](), [Int](), Set<Int>())
// expect: ["a": "b"] [1: [2]] ["only"] [:] [] []
print([1, 2], ["a", "b"], [nil, 1] as [Int?], [[1], []], ["q\"uote", "new\nline"])
// expect: [1, 2] ["a", "b"] [nil, Optional(1)] [[1], []] ["q\"uote", "new\nline"]
print(1...3, 1..<3, "a"..."b", 0.5...1.5, (1...3).map { $0 })
// expect: 1...3 1..<3 a...b 0.5...1.5 [1, 2, 3]
print(true, 1.0, 1e20, 0.1, -5, UInt8(200), Character("c"), "text")
// expect: true 1.0 1e+20 0.1 -5 200 c text
debugPrint("text", 1, [1, 2], Optional("x") as Any, P(x: 9))
// expect: "text" 1 [1, 2] Optional("x") main.P(x: 9, y: nil, list: [1.5])
debugPrint(E.c(x: 2, y: "z"), "a\tb", ["k": "v"])
// expect: main.E.c(x: 2, y: "z") "a\tb" ["k": "v"]
print("a", "b", separator: "-", terminator: "!\n")  // expect: a-b!
print("no newline", terminator: "")
print(" continues")  // expect: no newline continues
print()  // expect:
print("x", 1, 2.0, true, nil as Int? as Any, separator: ", ")  // expect: x, 1, 2.0, true, nil
print(String(describing: P(x: 1)), String(reflecting: "q"), "\([E.b(1)])")
// expect: P(x: 1, y: nil, list: [1.5]) "q" [main.E.b(1)]
