print(1_000_000, 0xff, 0o17, 0b1010)  // expect: 1000000 255 15 10
print(3.0, 1e3, 0.1, 1_000.5, 0x1p4)  // expect: 3.0 1000.0 0.1 1000.5 16.0
print(-7, +7, -2.5)  // expect: -7 7 -2.5
let whole = 3
let fraction: Double = 3
print(whole, fraction)  // expect: 3 3.0
print(Int.max, Int.min)  // expect: 9223372036854775807 -9223372036854775808
print(Double.pi)  // expect: 3.141592653589793
print(1.0e20, 1e16, 12345678.9, 0.00001, 5e-324)  // expect: 1e+20 1e+16 12345678.9 1e-05 5e-324
