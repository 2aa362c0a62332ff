struct Grid {
  var cells = [1, 2, 3]
  subscript(i: Int, j: Int) -> Int { cells[i] * j }
  func plus(_ n: Int) -> Int { cells[0] + n }
  mutating func clear() { cells = [] }
}
let cell = \Grid.[2, 10]
print(Grid()[keyPath: cell])  // expect: 30
var index = 0
let fixed = \Grid.cells[index]
index = 2
print(Grid()[keyPath: fixed])  // expect: 1
let appended = (\Grid.cells).appending(path: \[Int].count)
print(Grid()[keyPath: appended])  // expect: 3
print(\Grid.cells == \Grid.cells, (\Grid.cells[0]) == (\Grid.cells[1]))  // expect: true false
var names = [\Grid.cells.count: "count", \Grid.cells[0]: "first"]
names[\.cells.count]! += "!"
print(names[\.cells.count]!, names.count)  // expect: count! 2
let plus = Grid.plus
print(plus(Grid())(4), plus(Grid(cells: [7]))(1))  // expect: 5 8
let bound = Grid().plus
print([1, 2].map(bound))  // expect: [2, 3]
let upper = String.uppercased, has = String.hasPrefix
print(upper("a")(), has("swift")("sw"))  // expect: A true
print(["1", "x"].map(Int.init), [1, 2].map(String.init(_:)))  // expect: [Optional(1), nil] ["1", "2"]
