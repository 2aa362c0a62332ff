var teams: [String: [String: Int]] = ["red": ["ann": 1]]
teams["red"]!["ann"]! += 5
teams["red"]?["bob"] = 2
teams["blue", default: [:]]["cy", default: 10] += 1
print(teams["red"]!.sorted { $0.key < $1.key }.map { "\($0)\($1)" }, teams["blue"]!)
// expect: ["ann6", "bob2"] ["cy": 11]
struct Item { var tags: [String] = []; var counts: [String: Int] = [:] }
var items = ["a": Item()]
items["a"]!.tags.append("t")
items["a"]?.counts["k", default: 0] += 1
items["b"] = Item(tags: ["z"])
print(items["a"]!.tags, items["a"]!.counts, items["b"]!.tags.count)  // expect: ["t"] ["k": 1] 1
var matrix = [[1, 2], [3, 4]]
matrix[0].swapAt(0, 1)
matrix[1][0] *= 10
matrix.append([5])
matrix[2] += [6, 7]
for row in matrix.indices { for column in matrix[row].indices where matrix[row][column] > 5 { matrix[row][column] = 0 } }
print(matrix, matrix.flatMap { $0 }.reduce(0, +))  // expect: [[2, 1], [0, 4], [5, 0, 0]] 12
var stack: [[String]] = []
stack.append(["x"])
stack[stack.count - 1].append("y")
print(stack.removeLast(), stack.isEmpty)  // expect: ["x", "y"] true
class Box { var list = [1]; var map = ["k": [0]] }
let box = Box()
box.list.append(2)
box.list[0] = 9
box.map["k"]?.append(5)
box.map["n", default: []].append(7)
print(box.list, box.map["k"]!, box.map["n"]!)  // expect: [9, 2] [0, 5] [7]
