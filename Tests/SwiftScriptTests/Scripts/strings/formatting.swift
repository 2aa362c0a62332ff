import Foundation
print(String(format: "%.2f|%5.1f|%d|%05d|%x|%@", 3.14159, 2.5, 42, 42, 255, "text"))
// expect: 3.14|  2.5|42|00042|ff|text
print(String(format: "%3d%%", 7), String(format: "%-5d|", 3), String(format: "%+d", 5), String(format: "%e", 12345.678).count > 0)
// expect:   7% 3    | +5 true
print(1.0, 0.1 + 0.2, 1e10, 1e16, 1e-5, 100.0 / 3, 2.0 / 3.0, -0.0, 5e-324)
// expect: 1.0 0.30000000000000004 10000000000.0 1e+16 1e-05 33.333333333333336 0.6666666666666666 -0.0 5e-324
print(Double.infinity, -Double.infinity, Double.nan, Double.pi, 1.0e100, 123456789.0, 1234567890123456789.0)
// expect: inf -inf nan 3.141592653589793 1e+100 123456789.0 1.2345678901234568e+18
print(Float(0.1), Double(7), 3.0 * 2, 10.0.description, (2.50).rounded(), 2.5.rounded(.up), 7.9.rounded(.down), -7.5.rounded())
// expect: 0.1 7.0 6.0 10.0 3.0 3.0 7.0 -8.0
print(Int(3.99), Int(-3.99), Double(3) / 2, 7 / 2, Int("12")!, String(3.0), String(true), "\(1.50)")
// expect: 3 -3 1.5 3 12 3.0 true 1.5
print(1_000_000, 0xff, 0b11, 1e3, 12.0e-1)  // expect: 1000000 255 3 1000.0 1.2
let price = 9.5
print("Total: \(String(format: "%.2f", price * 3))", "\(Int(price))")  // expect: Total: 28.50 9
