let n = 5
switch n {
case 2 + 3: print("five")  // expect: five
default: break
}
func ~= (pattern: (Int) -> Bool, value: Int) -> Bool { pattern(value) }
func even(_ n: Int) -> Bool { n % 2 == 0 }
func over(_ limit: Int) -> (Int) -> Bool { { $0 > limit } }
for n in [4, 99, 7] {
  switch n {
  case even: print(n, "even")
  case over(50): print(n, "big")
  default: print(n, "plain")
  }
}
// expect: 4 even
// expect: 99 big
// expect: 7 plain
struct Prefix { let text: String }
func ~= (pattern: Prefix, value: String) -> Bool { value.hasPrefix(pattern.text) }
switch "swift" {
case Prefix(text: "ob"): print("ob")
case Prefix(text: "sw"): print("sw")  // expect: sw
default: break
}
let limit = 10
if case ..<limit = n { print("below") }  // expect: below
if case "a"..."f" = "c" { print("early") }  // expect: early
print(1...9 ~= n, 5 ~= n)  // expect: true true
enum Code: Int { case ok = 200 }
switch 200 { case Code.ok.rawValue: print("ok"); default: break }  // expect: ok
