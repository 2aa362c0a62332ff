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
