struct V<T> { let ok: (T) -> Bool; static func && (a: V, b: V) -> V { V { a.ok($0) && b.ok($0) } }; static func || (a: V, b: V) -> V { V { a.ok($0) || b.ok($0) } }; static prefix func ! (a: V) -> V { V { !a.ok($0) } } }
func side(_ b: Bool) -> Bool { print("side"); return b }
print(false && side(true), true || side(true), true && side(false))
let v = V<Int> { $0 > 1 } && V { $0 < 5 } || V { $0 == 9 }; print(v.ok(3), v.ok(7), v.ok(9), (!v).ok(3))
if v.ok(2) && side(true) { print("both") }

// expect: side
// expect: false true false
// expect: true false true false
// expect: side
// expect: both
