let list = [1, 2, 3,]
let table = ["a": 1, "b": 2,]
print(list, table.count, table["b"]!)  // expect: [1, 2, 3] 2 2
let nested = [[1], [2, 3], []]
print(nested, nested.count)  // expect: [[1], [2, 3], []] 3
let set: Set = [1, 1, 2]
print(set.count, set.contains(2))  // expect: 2 true
struct Bag: ExpressibleByArrayLiteral {
  let items: [String]
  init(arrayLiteral elements: String...) { items = elements }
}
let bag: Bag = ["x", "y"]
print(bag.items)  // expect: ["x", "y"]
struct Headers: ExpressibleByDictionaryLiteral {
  let pairs: [(String, Int)]
  init(dictionaryLiteral elements: (String, Int)...) { pairs = elements }
}
let headers: Headers = ["z": 1, "a": 2, "z": 3]
print(headers.pairs.map { "\($0.0)\($0.1)" })  // expect: ["z1", "a2", "z3"]
func take(_ bag: Bag) -> Int { bag.items.count }
print(take([]), take(["only"]))  // expect: 0 1
let pairs: KeyValuePairs = ["k": 1, "k": 2]
print(pairs.map(\.value))  // expect: [1, 2]
let empty: [String: [Int]] = [:]
print(empty, empty.isEmpty)  // expect: [:] true
