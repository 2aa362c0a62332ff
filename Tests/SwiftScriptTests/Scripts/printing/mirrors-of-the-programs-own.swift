struct S: CustomReflectable { var x = 2; var customMirror: Mirror { Mirror(self, children: ["a": 1]) } }
struct T: CustomReflectable { var x = 2; var customMirror: Mirror { Mirror(self, children: ["a": 1], displayStyle: .struct) } }
struct U: CustomReflectable { var x = 2; var customMirror: Mirror { Mirror(self, children: ["a": 1], displayStyle: .tuple) } }
class C: CustomReflectable { var x = 2; var customMirror: Mirror { Mirror(self, children: ["a": 1]) } }
struct V: CustomReflectable { var x = 2; var customMirror: Mirror { Mirror(self, unlabeledChildren: [1, 2], displayStyle: .collection) } }
struct G<T>: CustomReflectable { var x = 2; var customMirror: Mirror { Mirror(self, children: [:]) } }
enum E: CustomReflectable { case a(Int), b; var customMirror: Mirror { Mirror(self, children: ["a": 1], displayStyle: .enum) } }
print(S(), T(), U(), C(), V(), G<Int>(), E.a(1), E.b)  // expect: main.S T(a: 1) (a: 1) main.C main.V main.G<Swift.Int> a(1) b(1)
debugPrint(S(), T(), U(), C(), V())  // expect: main.S main.T(a: 1) (a: 1) main.C main.V
dump(S()); dump(T()); dump(C())
// expect: ▿ main.S
// expect:   - a: 1
// expect: ▿ main.T
// expect:   - a: 1
// expect: ▿ main.C #0
// expect:   - a: 1
print("\(S())", [S()], String(describing: S()), String(reflecting: S()))  // expect: main.S [main.S] main.S main.S
print(["a": 1].keys, ["a": 1].values, [["a": 1].keys])  // expect: ["a"] [1] [Dictionary.Keys(["a"])]
