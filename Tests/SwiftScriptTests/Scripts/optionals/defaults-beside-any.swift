let no = false
let o: Double? = nil
let values: [Double] = []
func show(_ v: Any) { print(v, type(of: v)) }
func opt(_ v: Any?) { print(v as Any) }
func gen<T>(_ v: T) { print(v, T.self) }
show(values.map { $0 }.first ?? 3)
show(o.map { $0 } ?? 3)
show(o.map { $0 + 1 } ?? 3)
show(o.flatMap { $0 } ?? 3)
show(o.flatMap { Optional($0) } ?? 3)
show(o.flatMap { no ? $0 : nil } ?? 3)
show(o.flatMap { no ? $0 : $0 } ?? 3)
show(o.flatMap { no ? nil : $0 } ?? 3)
show(o.flatMap { no ? nil : Optional($0) } ?? 3)
show(Optional(2.5) ?? 3)
show(values.first.map { $0 } ?? 3)
show((no ? o : nil) ?? 3)
show((no ? 2.5 : nil) ?? 3)
show((no ? o : o) ?? 3)
show(no ? 2.5 : 3)
show(no ? o! : 3)
show(values.reduce(0) { $0 + $1 })
show(values.reduce(0, +))
opt(o ?? 3)
opt(o.map { $0 } ?? 3)
gen(o.flatMap { no ? $0 : nil } ?? 3)
gen(no ? 2.5 : 3)
show([2.5, 3].last ?? 4)
show(max(2.5, 3))
show([o ?? 3, 4])
show(["a": o ?? 3])
show((o ?? 3, no ? o! : 3))
let z: Any = o ?? 3
print(z)
let zz: Any? = o ?? 3
print(zz as Any)
let w: Any = o.map { $0 } ?? 3
print(w)
print(o ?? 3, no ? o : 3, no ? o ?? 2 : 3)
show(no ? o ?? 2 : 3)
show(no ? (no ? 2.5 : 7) : 3)
show(no ? [2.5] : [3])
show(no ? (1, 2.5) : (1, 3))

// expect: 3 Int
// expect: 3 Int
// expect: 3 Int
// expect: 3 Int
// expect: 3 Int
// expect: 3 Int
// expect: 3 Int
// expect: 3 Int
// expect: 3 Int
// expect: 2.5 Double
// expect: 3 Int
// expect: 3.0 Double
// expect: 3 Int
// expect: 3.0 Double
// expect: 3 Int
// expect: 3 Int
// expect: 0.0 Double
// expect: 0.0 Double
// expect: Optional(3.0)
// expect: Optional(3)
// expect: 3.0 Double
// expect: 3.0 Double
// expect: 3 Int
// expect: 3.0 Double
// expect: [3.0, 4.0] Array<Double>
// expect: ["a": 3.0] Dictionary<String, Double>
// expect: (3.0, 3.0) (Double, Double)
// expect: 3.0
// expect: Optional(3.0)
// expect: 3
// expect: 3.0 Optional(3.0) 3
// expect: 3 Int
// expect: 3 Int
// expect: [3] Array<Int>
// expect: (1, 3) (Int, Int)
