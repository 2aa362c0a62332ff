print(7 / 2, -7 / 2, 7 % 3, -7 % 3, 7 % -3)  // expect: 3 -3 1 -1 1
print(6 & 3, 6 | 3, 6 ^ 3, ~6, 1 << 4, 256 >> 3)  // expect: 2 7 5 -7 16 32
print(10.quotientAndRemainder(dividingBy: 3))  // expect: (quotient: 3, remainder: 1)
var n = 5
n += 2; n -= 1; n *= 3; n /= 2; n %= 5
print(n)  // expect: 4
var m = 12
m &= 10; m |= 1; m ^= 3; m <<= 2; m >>= 1
print(m)  // expect: 20
print(Int.max &+ 1 == Int.min, Int.max &* 2)  // expect: true -2
print(7.0 / 2, 7.5.truncatingRemainder(dividingBy: 2))  // expect: 3.5 1.5
print(5.addingReportingOverflow(1).partialValue, Int.max.addingReportingOverflow(1).overflow)
// expect: 6 true
print(0b1010, 0xFF, 0o17, 1_000_000, 12e2)  // expect: 10 255 15 1000000 1200.0
print((1...4).reduce(1, *), abs(-5), min(3, 1, 2), max(1.5, 2))  // expect: 24 5 1 2.0
