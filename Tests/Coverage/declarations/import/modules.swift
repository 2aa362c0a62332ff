import Foundation
import struct Foundation.Date
import class Foundation.DateFormatter
import func Foundation.sqrt
print(sqrt(16.0))  // expect: 4.0
let date = Date(timeIntervalSince1970: 0)
print(date.timeIntervalSince1970)  // expect: 0.0
print("  a b ".trimmingCharacters(in: .whitespaces))  // expect: a b
print("a,b".components(separatedBy: ","))  // expect: ["a", "b"]
print(String(format: "%.2f|%03d", 3.14159, 7))  // expect: 3.14|007
print(Foundation.pow(2.0, 3.0), Swift.abs(-3))  // expect: 8.0 3
print(max(1, 2), fabs(-1.5), "abc".contains("bc"))  // expect: 2 1.5 true
