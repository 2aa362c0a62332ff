var log: [String] = []
func f() -> Int {
  let x = 1
  do {
    let x = x + 1
    log.append("inner \(x)")
  }
  let g = { (x: Int) in x * 100 }
  return x + g(2)
}
print(f(), log)  // expect: 201 ["inner 2"]
let top = 1
func shadow(top: Int) -> Int { top + 1 }
print(shadow(top: 10), top)  // expect: 11 1
struct S {
  let top = 5
  func sum(_ top: Int) -> Int { top + self.top }
  var both: Int { top * 2 }
}
print(S().sum(1), S().both)  // expect: 6 10
let value = 3
if let value = Optional(value + 1) { print(value) }  // expect: 4
for value in [9] { print(value) }  // expect: 9
print(value)  // expect: 3
func later() -> Int { declaredBelow * 2 }
let declaredBelow = 21
print(later())  // expect: 42
