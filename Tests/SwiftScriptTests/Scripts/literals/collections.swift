print([1, 2, 3])  // expect: [1, 2, 3]
print([] as [Int])  // expect: []
print(["one": 1])  // expect: ["one": 1]
print([:] as [String: Int])  // expect: [:]
print([[1], [2, 3]])  // expect: [[1], [2, 3]]
print([1, nil, 3] as [Int?])  // expect: [Optional(1), nil, Optional(3)]
print(("a", 1), (x: 1, y: 2.5))  // expect: ("a", 1) (x: 1, y: 2.5)
print([1.0, 2])  // expect: [1.0, 2.0]
let numbers: [Double] = [1, 2]
print(numbers)  // expect: [1.0, 2.0]
let trailing = [
  1,
  2,
]
print(trailing.count)  // expect: 2
print(true, false, ())  // expect: true false ()
