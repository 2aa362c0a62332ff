func animate(_ n: Int, delay: Int = 1, options: String = "none", body: (Int) -> Void, done: ((Bool) -> Void)? = nil) {
  body(n + delay)
  done?(options == "none")
}
animate(1) { print("body", $0) }  // expect: body 2
animate(1, options: "x") { print("body", $0) } done: { print("done", $0) }
// expect: body 2
// expect: done false
func pick(first: () -> String = { "default" }, second: () -> String) -> String { first() + second() }
print(pick { "given" })  // expect: defaultgiven
func either(a: ((Int) -> Int)? = nil, b: ((Int, Int) -> Int)? = nil) -> String {
  "\(a?(1) ?? 0) \(b?(1, 2) ?? 0)"
}
print(either { $0 + 5 }, either(b: { $0 + $1 }))  // expect: 6 0 0 3
struct Button {
  let title: String, action: () -> String
  init(_ title: String = "ok", role: Int? = nil, action: @escaping () -> String) {
    self.title = title
    self.action = action
  }
}
print(Button { "tapped" }.title, Button("go") { "went" }.action())  // expect: ok went
