import Foundation

print((3.14159).formatted(.number.precision(.fractionLength(2))))  // expect: 3.14
print((1234567.891).formatted(.number.precision(.fractionLength(1))))  // expect: 1,234,567.9
print(1234567.formatted(.number), 1234567.formatted(.number.grouping(.never)))
// expect: 1,234,567 1234567
print((2.0).formatted(.number.precision(.fractionLength(0...2))))  // expect: 2
print((5.0).formatted(.number.precision(.integerLength(3))))  // expect: 005
print((1234.5).formatted(.number.precision(.significantDigits(2))))  // expect: 1,200
print((0.256).formatted(.percent), 25.formatted(.percent))  // expect: 25.6% 25%
print((0.25678).formatted(.percent.precision(.fractionLength(1))))  // expect: 25.7%
let price = 1234.5
print("costs \(price.formatted(.currency(code: "EUR")))")  // expect: costs €1,234.50

print(String(format: "%.1e %e %E", 12345.678, 12345.678, 0.00012))
// expect: 1.2e+04 1.234568e+04 1.200000E-04
print(String(format: "%g %g %.3g", 12345.678, 1e-7, 3.14159))  // expect: 12345.7 1e-07 3.14
print(String(format: "%o|%-10.1E|%10.2e|", 8, 1234.5, 12345.678))
// expect: 10|1.2E+03   |  1.23e+04|
