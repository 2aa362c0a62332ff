// A closure takes a place where that is wanted, and an initializer without labels is meant where none is called.

var steps: [String: (inout [Int]) throws -> Void] = [:]
func last(_ stack: inout [Int]) throws -> Int { stack.removeLast() }
steps["drop"] = { _ = try last(&$0) }
steps["double"] = { stack in stack.append(try last(&stack) * 2) }
var stack = [1, 2, 3]
try steps["drop"]?(&stack)
try steps["double"]?(&stack)
print(stack)  // expect: [1, 4]

let wide: [UInt64] = [1, 2]
let narrow: [UInt32] = wide.map(UInt32.init)
print(narrow, wide.map(Int8.init), [3, 4].map(Double.init))  // expect: [1, 2] [1, 2] [3.0, 4.0]
