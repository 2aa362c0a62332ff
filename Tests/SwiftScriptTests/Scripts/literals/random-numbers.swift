struct LCG: RandomNumberGenerator { var s: UInt64; mutating func next() -> UInt64 { s = s &* 6364136223846793005 &+ 1442695040888963407; return s } }
var g = LCG(s: 7)
print((0..<5).map { _ in Int.random(in: 1...6, using: &g) }, Int.random(in: 0..<100, using: &g), Double.random(in: 0...1, using: &g), Double.random(in: 0..<10, using: &g), Bool.random(using: &g))
print([1, 2, 3, 4, 5].shuffled(using: &g), [1, 2, 3].randomElement(using: &g)!, UInt8.random(in: 0...255, using: &g))
var a = Array(1...6); a.shuffle(using: &g); print(a)
let r = Int.random(in: 1...6); print((1...6).contains(r), [1].randomElement()!, (1...3).shuffled().count)
@dynamicMemberLookup struct D { var store: [String: Int] = [:]; subscript(dynamicMember k: String) -> Int { get { store[k] ?? 0 } set { store[k] = newValue } } }
var d = D(); d.x = 5; d.x += 1; print(d.x, d.y)
struct Point { var x = 1, y = 2 }
@dynamicMemberLookup struct Box<T> { var v: T; subscript<U>(dynamicMember k: WritableKeyPath<T, U>) -> U { get { v[keyPath: k] } set { v[keyPath: k] = newValue } } }
var b = Box(v: Point()); print(b.x); b.y = 9; print(b.y, b.v)

// expect: [3, 6, 6, 2, 2] 13 0.40288542599541666 5.761913178653958 true
// expect: [4, 3, 1, 2, 5] 2 232
// expect: [1, 6, 3, 4, 2, 5]
// expect: true 1 3
// expect: 6 0
// expect: 1
// expect: 9 Point(x: 1, y: 9)
