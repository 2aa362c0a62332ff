let empty: [Int] = [], nested = [[1], []], mixed: [Any] = [1, "a"], map: [String: [Int]] = ["a": [1], "b": []]
print(empty, nested, mixed, map["a"]!, [1: "x"], [String: Int]().isEmpty, Array<Int>(), [[String]]())
// expect: [] [[1], []] [1, "a"] [1] [1: "x"] true [] []
let trailing = [
  1,
  2,
]
print(trailing, ["k": 1,]["k"]!)  // expect: [1, 2] 1
