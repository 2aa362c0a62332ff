let short: [Int] = [1, 2, 3]
let long: Array<Int> = short
print(short == long)  // expect: true
var rows: [[String]] = [["a"], []]
rows[1].append("b")
print(rows, rows[1][0])  // expect: [["a"], ["b"]] b
let empty = [Int]()
let other: [Int] = []
print(empty == other, empty.isEmpty)  // expect: true true
let repeated = [Bool](repeating: true, count: 2)
print(repeated)  // expect: [true, true]
let maybes: [Int?] = [1, nil]
print(maybes)  // expect: [Optional(1), nil]
let maybeList: [Int]? = nil
print(maybeList?.count as Any)  // expect: nil
let anything: [Any] = [1, "a", true]
print(anything)  // expect: [1, "a", true]
print(type(of: rows), type(of: maybes))  // expect: Array<Array<String>> Array<Optional<Int>>
var copy = short
copy[0] = 9
print(short, copy)  // expect: [1, 2, 3] [9, 2, 3]
