// Hasher, ObjectIdentifier, generators of a script's own, swap, assert that holds.
struct Lcg: RandomNumberGenerator { var state: UInt64; mutating func next() -> UInt64 { state = state &* 6364136223846793005 &+ 1442695040888963407; return state } }
var g = Lcg(state: 42)
print(Int.random(in: 1...6, using: &g), Int.random(in: 0..<100, using: &g), UInt8.random(in: 0...255, using: &g), Int8.random(in: -5..<5, using: &g), Bool.random(using: &g), Int64.random(in: .min ... .max, using: &g))
print(Double.random(in: 0..<1, using: &g), Double.random(in: -1...1, using: &g), [1, 2, 3, 4, 5].shuffled(using: &g), [1, 2, 3].randomElement(using: &g)!, g.next(), (0..<5).map { _ in Int.random(in: 0...9, using: &g) })
print((0..<50).allSatisfy { _ in (1...6).contains(Int.random(in: 1...6)) }, (0..<50).allSatisfy { _ in (0..<1).contains(Double.random(in: 0..<1)) }, [true, false].contains(Bool.random()))
var h = Hasher(); h.combine(1); h.combine("a"); var k = Hasher(); k.combine(1); k.combine("a"); print(h.finalize() == k.finalize())
class Thing {}
let a = Thing(), b = Thing()
print(ObjectIdentifier(a) == ObjectIdentifier(a), ObjectIdentifier(a) == ObjectIdentifier(b), a === a, a !== b, Set([ObjectIdentifier(a), ObjectIdentifier(a)]).count, ObjectIdentifier(Thing.self) == ObjectIdentifier(Thing.self), Int.self == Int.self)
var x = 1, y = 2
swap(&x, &y); print(x, y)
assert(x == 2); precondition(y == 1, "never"); print("held")

// expect: 4 22 75 -1 false 483838003013946848
// expect: 0.5661251811184708 -0.695089915084776 [3, 2, 4, 5, 1] 3 6023180652035281032 [7, 3, 7, 0, 4]
// expect: true true true
// expect: true
// expect: true false true true 1 true true
// expect: 2 1
// expect: held
