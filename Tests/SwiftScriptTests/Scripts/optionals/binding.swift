let some: Int? = 5
let none: Int? = nil
if let value = some { print("some", value) }  // expect: some 5
if let some { print("short", some) }  // expect: short 5
if let value = none { print(value) } else { print("none") }  // expect: none
if let a = some, let b = Int("3"), a > b { print(a + b) }  // expect: 8
if let a = some, a > 100 { print("big") } else { print("small") }  // expect: small
func length(_ text: String?) -> Int {
  guard let text else { return -1 }
  guard let first = text.first, first != "x" else { return 0 }
  return text.count
}
print(length(nil), length("xa"), length("abc"))  // expect: -1 0 3
while let next = [1].first, next == 2 {}
var stack = [1, 2, 3]
while let top = stack.popLast() { print(top, terminator: " ") }
print()  // expect: 3 2 1 
if var changing = some {
  changing += 1
  print(changing)  // expect: 6
}
print(some!, some == nil, none == nil)  // expect: 5 false true
if let _ = none {} else { print("still none") }  // expect: still none
