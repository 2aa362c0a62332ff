let hex = 0xFF, octal = 0o17, binary = 0b1011, big = 1_000_000
print(hex, octal, binary, big, 0x1p4, 1.5e3, 1E-2, 00012)
// expect: 255 15 11 1000000 16.0 1500.0 0.01 12
let a: Double = 5, b: Float = 2.5, c: Int = -3, d: UInt = 7, e: Int64 = 9
print(a, b, c, d, e, a / 2, Int(a) / 2, Double(c) * 1.5)  // expect: 5.0 2.5 -3 7 9 2.5 2 -4.5
print(Int.max, Int.min)  // expect: 9223372036854775807 -9223372036854775808
print(5 as Double, -0.0 == 0.0, 1 == 1.0, 7.0.truncatingRemainder(dividingBy: 4))
// expect: 5.0 true true 3.0
let x = 3
let y = 2.0
print(Double(x) * y, x * Int(y), x / 2 * 2, (Double(x) / 2) * 2)  // expect: 6.0 6 2 3.0
print(Double("1e3")!, Int("  5") as Any, Int("+5")!, Double("abc") as Any, Double("inf")!)
// expect: 1000.0 nil 5 nil inf
print((0.1 + 0.2 == 0.3), 0.5.rounded(), 1.5.rounded(), 2.5.rounded(.toNearestOrEven), (-1.5).rounded(.awayFromZero))
// expect: false 1.0 2.0 2.0 -2.0
