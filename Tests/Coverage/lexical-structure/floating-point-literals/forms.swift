print(3.25, 1.0e2, 1.5E-2, 25e1)  // expect: 3.25 100.0 0.015 250.0
print(0x1p4, 0xFp-2, 0x1.8p1)  // expect: 16.0 3.75 3.0
print(-0.5, 1_000.000_5)  // expect: -0.5 1000.0005
let f: Float = 0.1
print(f, type(of: f), type(of: 0.1))  // expect: 0.1 Float Double
print(0.1 + 0.2)  // expect: 0.30000000000000004
print(f + 0.2)  // expect: 0.3
print(1e16, 1e15, 123456789.0, 1e-5)  // expect: 1e+16 1000000000000000.0 123456789.0 1e-05
struct Celsius: ExpressibleByFloatLiteral {
  var degrees: Double
  init(floatLiteral value: Double) { degrees = value }
}
let today: Celsius = 21.5
print(today.degrees)  // expect: 21.5
print(5.0 / 2, 5 / 2, -7.5.rounded())  // expect: 2.5 2 -8.0
