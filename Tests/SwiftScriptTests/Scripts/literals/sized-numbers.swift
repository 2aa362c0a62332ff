let a: UInt8 = 250
print(a, a &+ 10, UInt8.max, UInt8.min, Int8.min, UInt16.max, Int32.max, UInt64.max, Int64.min)
print(UInt8(exactly: 300) as Any, UInt8(exactly: 30) as Any, UInt8(truncatingIfNeeded: 300), UInt8(clamping: 300), Int8(clamping: -200))
let b: Int32 = 7
print(b / 2, b % 2, b << 3, b >> 1, b & 3, b | 8, b ^ 1, ~b, -b)
print(Int(b) + 1, Double(b) / 2, Int64(b) * 1_000_000_000_000)
print(type(of: a), type(of: b), a is UInt8, (a as Any) is Int)
print(String(255, radix: 16), String(a, radix: 2), String(255, radix: 16, uppercase: true), Int("ff", radix: 16)!, UInt8("ff", radix: 16)!)
var x: UInt = 3
x += 4; x *= 2
print(x, x.bitWidth, x.nonzeroBitCount, a.leadingZeroBitCount, UInt32(1).byteSwapped)
let bytes: [UInt8] = [1, 2, 255]
print(bytes, bytes.reduce(0) { $0 + Int($1) }, bytes.map { String($0, radix: 16) })
let hash = "hello".utf8.reduce(5381 as UInt32) { ($0 << 5) &+ $0 &+ UInt32($1) }
print(hash)
var seed: UInt64 = 42
func next() -> UInt64 { seed = seed &* 6364136223846793005 &+ 1442695040888963407; return seed >> 33 }
print(next(), next(), next())
print(a > 100, a == 250, a < UInt8.max, [3, 1, 2 as UInt8].sorted(), max(a, 3))
print(a.addingReportingOverflow(10), a.multipliedReportingOverflow(by: 2).overflow)
let f: Float = 0.1
print(f, f + 0.2, Double(f), type(of: f), f * 3, Float(1) / 3, 1.0 / 3.0)
let fs: [Float] = [1, 2.5]
print(fs, fs.reduce(0, +), Float.pi, f.rounded(), Int(2.7 as Float))
let dict: [UInt8: String] = [1: "a", 2: "b"]
print(dict[1]!, Set<UInt8>([1, 1, 2]).count)
for i in 0..<b where i > 4 { print(i, terminator: " ") }
print()
print(stride(from: 0, to: b, by: 3).map { $0 })
print(UInt8(ascii: "A"), Character(UnicodeScalar(65 as UInt8)), Int("12")!, UInt("7") as Any, Int8("200") as Any)
switch a { case 0..<100: print("low"); case 100...255: print("high"); default: print("?") }
debugPrint(a, f, b)
struct RGB: Equatable, Hashable { var r, g, b: UInt8; var hex: String { String(format: "%02X%02X%02X", r, g, b) } }
import Foundation
print(RGB(r: 255, g: 128, b: 0).hex, RGB(r: 1, g: 2, b: 3))
extension Int { var isEven: Bool { self % 2 == 0 } }
extension BinaryInteger { var isOddB: Bool { self % 2 != 0 } }
print(4.isEven, (3 as UInt8).isOddB, 5.isOddB)
func total<T: BinaryInteger>(_ xs: [T]) -> T { xs.reduce(0, +) }
print(total([1, 2] as [UInt8]), total([1, 2]))
print(a.description, "\(a)", a.hashValue == (250 as UInt8).hashValue, UInt8.bitWidth, abs(-5 as Int8), (7 as Int16).isMultiple(of: 7))
print(0xFF as UInt8, 0b1010, 0o17, 1_000 as Int16)
let (q, r) = (17 as UInt8).quotientAndRemainder(dividingBy: 5); print(q, r)
print(Int.max &+ 1 == Int.min, Int(UInt32.max), Int(truncatingIfNeeded: UInt64.max), UInt64(bitPattern: -1), Int8(bitPattern: 255))

// expect: 250 4 255 0 -128 65535 2147483647 18446744073709551615 -9223372036854775808
// expect: nil Optional(30) 44 255 -128
// expect: 3 1 56 3 3 15 6 -8 -7
// expect: 8 3.5 7000000000000
// expect: UInt8 Int32 true false
// expect: ff 11111010 FF 255 255
// expect: 14 64 3 0 16777216
// expect: [1, 2, 255] 258 ["1", "2", "ff"]
// expect: 261238937
// expect: 1220265334 484179026 886563538
// expect: true true true [1, 2, 3] 250
// expect: (partialValue: 4, overflow: true) true
// expect: 0.1 0.3 0.10000000149011612 Float 0.3 0.33333334 0.3333333333333333
// expect: [1.0, 2.5] 3.5 3.1415925 0.0 2
// expect: a 2
// expect: 5 6 
// expect: [0, 3, 6]
// expect: 65 A 12 Optional(7) nil
// expect: high
// expect: 250 0.1 7
// expect: FF8000 RGB(r: 1, g: 2, b: 3)
// expect: true true true
// expect: 3 3
// expect: 250 250 true 8 5 true
// expect: 255 10 15 1000
// expect: 3 2
// expect: true 4294967295 -1 18446744073709551615 -1
