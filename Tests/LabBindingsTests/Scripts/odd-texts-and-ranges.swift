// not compiled: Foundation for Linux stops at half of a character
import Foundation
var range = NSRange(location: 0, length: 1)
range.location = NSNotFound
range.length = .max
print(range, range.lowerBound, range.contains(3))
print(NSRange(location: 2, length: 2).contains(3), NSRange(location: 2, length: 2).upperBound)
for range in [NSRange(location: NSNotFound, length: 1), NSRange(location: 1, length: 9)] {
  print(Range(range, in: "abc") as Any)
}
let text = "a😀b" as NSString
print(text.substring(from: 1), text.substring(to: 3), text.substring(from: 4).isEmpty)
print(text.substring(from: 2), text.substring(to: 2))
print(("😀1" as NSString).doubleValue, ("1.5😀" as NSString).doubleValue)
let formatter = NumberFormatter()
formatter.locale = Locale(identifier: "é")
print(formatter.string(from: 1) as Any)
// expect: {9223372036854775807, 9223372036854775807} 9223372036854775807 false
// expect: true 4
// expect: nil
// expect: nil
// expect: 😀b a😀 true
// expect: �b a�
// expect: 0.0 1.5
// expect: Optional("1")
