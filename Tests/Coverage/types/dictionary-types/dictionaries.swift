let ages: [String: Int] = ["ann": 3]
let same: Dictionary<String, Int> = ages
print(ages == same, ages["ann"] as Any, ages["bob"] as Any)  // expect: true Optional(3) nil
var nested: [String: [String: Int]] = [:]
nested["a", default: [:]]["b"] = 1
print(nested)  // expect: ["a": ["b": 1]]
var counts = [Character: Int]()
for c in "hello" { counts[c, default: 0] += 1 }
print(counts["l"]!, counts.count)  // expect: 2 4
counts["l"] = nil
print(counts.keys.sorted())  // expect: ["e", "h", "o"]
struct Point: Hashable { var x = 0, y = 0 }
let names: [Point: String] = [Point(): "origin", Point(x: 1): "one"]
print(names[Point()]!, names[Point(x: 1)]!)  // expect: origin one
for (key, value) in ["k": 1] { print(key, value) }  // expect: k 1
print(type(of: nested))  // expect: Dictionary<String, Dictionary<String, Int>>
let maybe: [Int: Int?] = [1: nil]
print(maybe.count, maybe[1]! as Any)  // expect: 1 nil
