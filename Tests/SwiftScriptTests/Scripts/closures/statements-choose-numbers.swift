// A closure's statements choose among the types of written numbers, as its only expression does.
let a = [1, 2, 3].map { x in print(x); return x * 2.5 }
// expect: 1.0
// expect: 2.0
// expect: 3.0
print(a)
// expect: [2.5, 5.0, 7.5]
let b = [1, 2].reduce(0) { acc, x in let y = x / 2; return acc + y * 0.5 }
print(b)
// expect: 0.75
func apply<T>(_ t: T, _ f: (T) -> T) -> T { f(t) }
print(apply(3) { n in let half = n / 2; return half + 0.25 })
// expect: 1.75
let c = [1, 2].map { x -> Double in let y = x * 2; return y + 0.5 }
print(c)
// expect: [2.5, 4.5]
let d = [1, 2, 3].filter { x in if x > 1.5 { return true }; return false }
print(d)
// expect: [2.0, 3.0]
[1, 2].forEach { x in
  let z: Double = x
  print(z)
}
// expect: 1.0
// expect: 2.0
let g = [1, 2].map { x in
  if x > 1 { return x }
  return 0.5
}
print(g)
// expect: [0.5, 2.0]
func pick<T>(_ xs: [T], _ f: (T) -> Bool) -> T? { for x in xs { if f(x) { return x } }; return nil }
print(pick([1, 2, 3]) { x in let h = x / 2; return h > 0.9 } as Any)
// expect: Optional(2.0)
let mixed: [Any] = [1, 2].map { x in print(x); return x }
// expect: 1
// expect: 2
print(mixed)
// expect: [1, 2]
let anything = [1, "a"].map { (x: Any) in print(x); return "\(x)" }
// expect: 1
// expect: a
print(anything)
// expect: ["1", "a"]
var total = 0.0
for v in [1, 2].map({ x in let y = x; return y * 1.5 }) { total += v }
print(total)
// expect: 4.5
