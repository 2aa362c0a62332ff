struct Plain: CustomReflectable {
  var x = 1
  var customMirror: Mirror { Mirror(self, children: ["a": 1, "b": "t"], displayStyle: .struct) }
}
struct Bare: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["a": 1]) }
}
final class Object: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["a": 1], displayStyle: .class) }
}
struct List: CustomReflectable {
  var customMirror: Mirror { Mirror(self, unlabeledChildren: [1, 2], displayStyle: .collection) }
}
struct Pair: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["a": 1, "b": "t"], displayStyle: .tuple) }
}
struct Maybe: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["some": 1], displayStyle: .optional) }
}
enum Choice: CustomReflectable {
  case one, two(Int)
  var customMirror: Mirror { Mirror(self, children: ["q": 5], displayStyle: .enum) }
}
struct Named: CustomReflectable, CustomStringConvertible {
  var description: String { "own" }
  var customMirror: Mirror { Mirror(self, unlabeledChildren: [1, 2], displayStyle: .struct) }
}
let all: [Any] = [Plain(), Bare(), Object(), List(), Pair(), Maybe(), Choice.one, Choice.two(3), Named()]
for one in all { print(one) }
print([Plain()], [Choice.one], [Named()])
// expect: Plain(a: 1, b: "t")
// expect: main.Bare
// expect: main.Object
// expect: main.List
// expect: (a: 1, b: "t")
// expect: 1
// expect: one(5)
// expect: two(5)
// expect: own
// expect: [main.Plain(a: 1, b: "t")] [main.Choice.one(5)] [own]
