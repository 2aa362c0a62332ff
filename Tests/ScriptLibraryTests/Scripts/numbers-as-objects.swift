import Foundation

// Every number becomes an object, and an object a number of the types that have its value.
let info: [String: Any] = ["price": 1.5, "count": 2, "isOpen": true, "name": "tea"]
print((info["price"] as? NSNumber)?.doubleValue ?? -1, (info["count"] as? NSNumber)?.intValue ?? -1)
// expect: 1.5 2
print((info["isOpen"] as? NSNumber)?.boolValue ?? false, info["name"] is NSNumber)
// expect: true false
func cast(_ value: Any) -> String {
  let parts: [Any?] = [
    value as? Int, value as? Double, value as? Bool, value as? Int8, value as? UInt, value as? Float,
  ]
  return parts.map { part in part.map { "\($0)" } ?? "-" }.joined(separator: " ")
}
print(cast(NSNumber(value: 3)))
// expect: 3 3.0 - 3 3 3.0
print(cast(NSNumber(value: 2.5)))
// expect: - 2.5 - - - 2.5
print(cast(NSNumber(value: true)))
// expect: 1 1.0 true 1 1 1.0
print(cast(NSNumber(value: 300)))
// expect: 300 300.0 - - 300 300.0
print(cast(NSNumber(value: -1)))
// expect: -1 -1.0 - -1 - -1.0
print(cast(3))
// expect: 3 - - - - -
let number: NSNumber = 5
print(number as! Double, [number] as? [Int] ?? [], ([1, 2.5] as [Any]) as? [NSNumber] ?? [])
// expect: 5.0 [5] [1, 2.5]
switch number as Any {
case let real as Double: print("real", real)
default: print("other")
}
// expect: real 5.0
