protocol C { init(from r: inout R); init(n: Int) }
struct R { var at = 3; mutating func bump() -> Int { at += 1; return at } }
extension C { init(from r: inout R) { print(r); r.at += 1; self.init(n: r.bump()) } }
struct I: C { var n = 0; init(n: Int) { self.n = n } }
var r = R()
print(I(from: &r), r)
// expect: R(at: 3)
// expect: I(n: 5) R(at: 5)
func f<T: C>(_: T.Type) { print(T(from: &r), r) }
f(I.self)
// expect: R(at: 5)
// expect: I(n: 7) R(at: 7)
extension FixedWidthInteger { init(from r: inout R) { print(r); r.at += 1; self = Self(r.bump()) } }
print(Int32(from: &r), r)
// expect: R(at: 7)
// expect: 9 R(at: 9)
extension BinaryInteger { init(other r: inout R) { self = Self(r.bump()) } }
print(Int(other: &r), r)
// expect: 10 R(at: 10)
extension Collection { init(col r: inout R) { r.at += 1; self = [] as! Self } }
print([Int](col: &r), r)
// expect: [] R(at: 11)
