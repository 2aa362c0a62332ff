if #available(macOS 10.15, iOS 13, *) { print("here") } else { print("never") }  // expect: here
func f() -> String {
  guard #available(macOS 11, *) else { return "old" }
  return "new"
}
print(f())  // expect: new
if #unavailable(macOS 11) { print("never") } else { print("not unavailable") }  // expect: not unavailable
let n: Int? = 3
if #available(iOS 9, *), let n, n > 2 { print("both", n) }  // expect: both 3
@available(macOS 12, *)
func later() -> Int { 5 }
print(later())  // expect: 5
var count = 0
while #available(macOS 10, *), count < 2 { count += 1 }
print(count)  // expect: 2
