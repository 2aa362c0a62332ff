let big: UInt64 = 1 << 63
print(big)
let b2 = UInt64(1) << 63
print(b2)
let m: UInt8 = 255 &+ 1
print(m)
let m2 = UInt8.max &+ 1
print(m2)
let lo = -9223372036854775808
print(lo, lo == Int.min)
let lo2: Int = -9223372036854775808
print(lo2)
let lo64: Int64 = -9223372036854775808
print(lo64)
print([1, 2.5].max()!, [1, 2.5].min() ?? 0, [3, 2.5, 1].sorted(), [1, 2.5].reduce(0, +))
print([1, 2.5].map { $0 * 2 })
for x in [1, 2.5] { print(x) }
let u: UInt32 = 0xFFFF_FFFF
print(u, ~u, u >> 4)
let mask: UInt8 = ~0
print(mask)
let h: UInt64 = 0xcbf29ce484222325
print(h, h &* 0x100000001b3)
let top = UInt64.max
print(top, top / 2, UInt64(1) << 40 | 1)
let i8: Int8 = -128
print(i8, i8 &- 1, Int8.min)
let f: Float = 1 / 3
print(f)
print(zip([1, 2.5], ["a", "b"]).map { "\($0)\($1)" })
print(max(1, 2.5), abs(-9223372036854775807))
let neg: Int16 = -(5)
print(neg)
print(1 << 10, 1 << 62, 0b1010 & 0x6)
let flags: UInt16 = 1 << 15 | 1
print(flags)
let d = ["a": 1, "b": 2.5]
print(d["a"]!)
let arr: [UInt8] = [255, 1 << 7, 3 &+ 4]
print(arr)
print(UInt8(255) &+ 1, UInt8(truncatingIfNeeded: 300))
func hash(_ s: String) -> UInt64 { var h: UInt64 = 5381; for c in s.utf8 { h = (h << 5) &+ h &+ UInt64(c) }; return h }
print(hash("hello world, this is long"))
print((1...3).map { Double($0) / 2 }, stride(from: 0, to: 1, by: 0.5).map { $0 })
print([1, 2.5, -3].sorted(by: >), [0.5, 1].joinedText)
extension Array where Element == Double { var joinedText: String { map { "\($0)" }.joined(separator: ";") } }
// expect: 9223372036854775808
// expect: 9223372036854775808
// expect: 0
// expect: 0
// expect: -9223372036854775808 true
// expect: -9223372036854775808
// expect: -9223372036854775808
// expect: 2.5 1.0 [1.0, 2.5, 3.0] 3.5
// expect: [2.0, 5.0]
// expect: 1.0
// expect: 2.5
// expect: 4294967295 0 268435455
// expect: 255
// expect: 14695981039346656037 12638153115695167455
// expect: 18446744073709551615 9223372036854775807 1099511627777
// expect: -128 127 -128
// expect: 0.33333334
// expect: ["1.0a", "2.5b"]
// expect: 2.5 9223372036854775807
// expect: -5
// expect: 1024 4611686018427387904 2
// expect: 32769
// expect: 1.0
// expect: [255, 128, 7]
// expect: 0 44
// expect: 6721720984130277905
// expect: [0.5, 1.0, 1.5] [0.0, 0.5]
// expect: [2.5, 1.0, -3.0] 0.5;1.0
