var handlers: [(Int) -> Void] = []
func add(_ f: @escaping (Int) -> Void) { handlers.append(f) }
func run(_ f: (Int) -> Void) { f(1) }
add { print("first", $0) }
run { print("now", $0) }  // expect: now 1
handlers.forEach { $0(2) }  // expect: first 2
class Button {
  var action: (() -> Void)?
  let title: String
  init(_ title: String, action: @escaping () -> Void) { self.title = title; self.action = action }
  func onTap(_ f: (() -> Void)?) { action = f }
}
let b = Button("ok") { print("tapped") }
b.action?()  // expect: tapped
b.onTap { [unowned b] in print("again", b.title) }
b.action!()  // expect: again ok
func compose(_ f: @escaping (Int) -> Int, _ g: @escaping (Int) -> Int) -> (Int) -> Int { { g(f($0)) } }
print(compose({ $0 + 1 }, { $0 * 10 })(2))  // expect: 30
func local(_ f: (Int) -> Int) -> Int {
  func inner(_ n: Int) -> Int { f(n) + 1 }
  return inner(3)
}
print(local { $0 * 2 })  // expect: 7
func forward(_ f: (Int) -> Int) -> [Int] { [1, 2].map(f) }
print(forward { $0 + 5 }, withoutActuallyEscaping({ 9 }) { $0() })  // expect: [6, 7] 9
