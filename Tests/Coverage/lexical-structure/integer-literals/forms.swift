print(17, 0b10001, 0o21, 0x11)  // expect: 17 17 17 17
print(1_000_000, 0xFF_FF, 0b1111_0000)  // expect: 1000000 65535 240
print(-5, -0x10, 007)  // expect: -5 -16 7
let byte: UInt8 = 255
let small: Int8 = -128
print(byte, small, type(of: byte))  // expect: 255 -128 UInt8
let d: Double = 3
print(d, 3 as Float, 7 as Int64)  // expect: 3.0 3.0 7
print(Int.max == 9_223_372_036_854_775_807)  // expect: true
print(UInt64.max == 0xFFFF_FFFF_FFFF_FFFF)  // expect: true
print(type(of: 1), type(of: 1 as UInt))  // expect: Int UInt
struct Meters: ExpressibleByIntegerLiteral {
  let value: Int
  init(integerLiteral value: Int) { self.value = value }
}
let walk: Meters = 42
print(walk.value)  // expect: 42
print(2.advanced(by: 3), 5.description.count)  // expect: 5 1
