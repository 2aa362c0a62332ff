func nothing() {}
print(nothing())  // expect: ()
func explicit() -> Void { return }
print(explicit() == ())  // expect: true
func classify(_ n: Int) -> String {
  guard n >= 0 else { return "negative" }
  if n == 0 { return "zero" }
  for k in 2..<(n + 2) where n % k == 0 && k < n { return "divisible by \(k)" }
  return "prime-ish"
}
for n in [-1, 0, 7, 9] { print(classify(n)) }
// expect: negative
// expect: zero
// expect: prime-ish
// expect: divisible by 3
@discardableResult func noted(_ n: Int) -> Int { n }
noted(3)
func pair() -> (min: Int, max: Int) { (1, 9) }
print(pair().min, pair().max, pair().0)  // expect: 1 9 1
let (low, high) = pair()
print(low + high)  // expect: 10
func implicitTernary(_ b: Bool) -> String { b ? "t" : "f" }
print(implicitTernary(true))  // expect: t
func byIf(_ b: Bool) -> Int { if b { 1 } else { 2 } }
func bySwitch(_ n: Int) -> String { switch n { case 0: "none"; case 1: "one"; default: "many" } }
print(byIf(false), bySwitch(1), bySwitch(5))  // expect: 2 one many
