let flag = true, no = false
let x = 2.5
print(flag ? x : 3)
print(no ? x : 3)
let o: Double? = nil
print(o ?? 3)
let a: Any = no ? x : 3
print(a)
let l: [Any] = [x, 3, no ? x : 7]
print(l)
let i: Int? = nil
print("\(no ? x : 3) \(o ?? 4)")
func show(_ v: Any) { print(v, type(of: v)) }
show(no ? x : 3)
show(o ?? 3)
show(no ? x : nil)
show(no ? o : 3)
show(x * 3)
show(no ? "a" : 3)
show(no ? [x] : [3])
show([no ? x : 3])
show((x, no ? x : 3))
func opt(_ v: Any?) { print(v as Any) }
opt(no ? x : 3)
opt(o ?? 3)
var any: Any = 1
any = no ? x : 3
print(any)
let f: () -> Any = { no ? x : 3 }
print(f())
func r() -> Any { no ? x : 3 }
print(r())
let d: [String: Any] = ["a": no ? x : 3, "b": o ?? 5]
print(d["a"]!, d["b"]!)
let c: Float = 3
show(no ? c : 3)
let n2: Int?? = nil
let none: Int?? = nil
print(n2 ?? none ?? 4)
show(n2 ?? none ?? 4)
let values = [0.5, 2.0, 0.5]
print(values.last.flatMap { $0 > 1 ? $0 : nil } ?? 0)
show(values.last.flatMap { $0 > 1 ? $0 : nil } ?? 0)
print(values.first ?? 0, values.max() ?? 0)
print(values.first { $0 > 4 } ?? 0)

// expect: 2.5
// expect: 3
// expect: 3.0
// expect: 3
// expect: [2.5, 3, 7]
// expect: 3.0 4.0
// expect: 3 Int
// expect: 3.0 Double
// expect: nil Optional<Double>
// expect: Optional(3.0) Optional<Double>
// expect: 7.5 Double
// expect: 3 Int
// expect: [3] Array<Int>
// expect: [3.0] Array<Double>
// expect: (2.5, 3.0) (Double, Double)
// expect: Optional(3)
// expect: Optional(3.0)
// expect: 3
// expect: 3
// expect: 3
// expect: 3 5.0
// expect: 3 Int
// expect: Optional(4)
// expect: Optional(4) Optional<Int>
// expect: 0
// expect: 0 Int
// expect: 0.5 2.0
// expect: 0.0
