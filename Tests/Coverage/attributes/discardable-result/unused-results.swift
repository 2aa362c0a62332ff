@discardableResult
func count(_ n: Int) -> Int { print("counted", n); return n }
count(1)  // expect: counted 1
print(count(2))
// expect: counted 2
// expect: 2
struct Stack {
  var items: [Int] = []
  @discardableResult mutating func push(_ n: Int) -> Stack { items.append(n); return self }
  @discardableResult static func make() -> Stack { print("made"); return Stack() }
  @discardableResult init(log: String) { print(log) }
  init() {}
}
var s = Stack()
s.push(1)
s.push(2)
print(s.items)  // expect: [1, 2]
Stack.make()  // expect: made
Stack(log: "init")  // expect: init
func unused() -> Int { print("unused"); return 1 }
_ = unused()  // expect: unused
[3, 4].forEach { count($0) }
// expect: counted 3
// expect: counted 4
