// What integers of all sizes do.
let byte: UInt8 = 250, small: Int8 = -128, wide: UInt64 = .max
print(byte &+ 10, small &- 1, wide, byte / 7, byte % 7, small >> 2, byte << 3, byte >> 9, 1 << 70)
print(byte.addingReportingOverflow(10), small.multipliedReportingOverflow(by: 2), Int8.max, UInt16.max, Int32.min, UInt.max)
print(Int(byte), UInt8(truncatingIfNeeded: 300), Int8(clamping: 999), Int8(clamping: -999), UInt8(clamping: -1), Int8(bitPattern: 255), UInt32(bitPattern: -1))
print(Int8(exactly: 200) as Any, Int8(exactly: 100) as Any, Int(exactly: 2.5) as Any, Int(exactly: 3.0) as Any, UInt8(exactly: -1) as Any)
print(Int("42") as Any, Int("x") as Any, Int("-7") as Any, Int("+7") as Any, Int(" 7") as Any, Int("ff", radix: 16) as Any, UInt8("256") as Any, Int8("-128") as Any)
print(Int(3.99), Int(-3.99), UInt8(200.7), Int(truncatingIfNeeded: wide), Double(wide), Float(16_777_217))
print(byte.leadingZeroBitCount, byte.trailingZeroBitCount, byte.nonzeroBitCount, byte.bitWidth, Int.bitWidth, byte.byteSwapped, (0x1234 as UInt16).byteSwapped)
print((-7).magnitude, small.magnitude, (-7).signum(), 0.signum(), 7.isMultiple(of: 0), 7.quotientAndRemainder(dividingBy: 2), -7 / 2, -7 % 2)
print(~byte, byte & 0x0f, byte | 1, byte ^ 0xff, -5 & 3, ~0, 5.description, 5.hashValue == 5.hashValue)
print(byte == 250, Int(byte) < 300, byte < wide, small < byte, wide > small, Int8(-1) < wide)
print(3.distance(to: 10), 3.advanced(by: -5), byte.advanced(by: 5), byte.distance(to: 0), abs(-3), min(3, 1, 2), max(4, 9, 2))
var n = 5
n += 2; n -= 1; n *= 3; n /= 2; n %= 5; n <<= 2; n |= 1; n &= 0xf; n ^= 2; n >>= 1
print(n)
var b: UInt8 = 255
b &+= 3; b &*= 100; b &-= 250
print(b, b &<< 9, b &>> 1, Int8(-1) >> 3, UInt8(1) << 7)
print(String(255, radix: 16), String(255, radix: 2, uppercase: true), String(-255, radix: 36, uppercase: true), String(wide, radix: 16))
print(Int64.max.multipliedFullWidth(by: 4), Int.max.multipliedReportingOverflow(by: 2).overflow, (7 as Int32).dividedReportingOverflow(by: 2))
print([3, 1, 2].sorted(), (1...5).reduce(0, +), [UInt8](repeating: 7, count: 3), type(of: byte), Int.zero, Int.min)
func sum<T: BinaryInteger>(_ a: T, _ b: T) -> T { a + b }
func twice<T: FixedWidthInteger>(_ a: T) -> T { a &* 2 }
print(sum(3, 4), sum(byte, 5), twice(byte), twice(Int8(100)), Int(sum(Int64(1), 2)))

// expect: 4 127 18446744073709551615 35 5 -32 208 0 0
// expect: (partialValue: 4, overflow: true) (partialValue: 0, overflow: true) 127 65535 -2147483648 18446744073709551615
// expect: 250 44 127 -128 0 -1 4294967295
// expect: nil Optional(100) nil Optional(3) nil
// expect: Optional(42) nil Optional(-7) Optional(7) nil Optional(255) nil Optional(-128)
// expect: 3 -3 200 -1 1.8446744073709552e+19 16777216.0
// expect: 0 1 6 8 64 250 13330
// expect: 7 128 -1 0 false (quotient: 3, remainder: 1) -3 -1
// expect: 5 10 251 5 3 -1 5 true
// expect: true true true true true true
// expect: 7 -2 255 -250 3 1 9
// expect: 1
// expect: 206 156 103 -1 128
// expect: ff 11111111 -73 ffffffffffffffff
// expect: (high: 1, low: 18446744073709551612) true (partialValue: 3, overflow: false)
// expect: [1, 2, 3] 15 [7, 7, 7] UInt8 0 -9223372036854775808
// expect: 7 255 244 -56 3
