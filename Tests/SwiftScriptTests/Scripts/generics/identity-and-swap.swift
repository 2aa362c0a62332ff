func identity<T>(_ x: T) -> T { x }
func swapped<A, B>(_ p: (A, B)) -> (B, A) { (p.1, p.0) }
func repeated<T>(_ x: T, _ n: Int) -> [T] { Array(repeating: x, count: n) }
print(identity(5), identity("a"), swapped((1, "x")), repeated(true, 2), identity { $0 + 1 }(4))
// expect: 5 a ("x", 1) [true, true] 5
