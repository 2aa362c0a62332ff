var a = [1, 2, 3]
a.append(4)
a += [5, 6]
a.insert(0, at: 0)
a.remove(at: 1)
print(a, a.removeFirst(), a.removeLast(), a)  // expect: [0, 2, 3, 4, 5, 6] 0 6 [2, 3, 4, 5]
a[0] = 10
a[1...2] = [7, 8, 9]
print(a)  // expect: [10, 7, 8, 9, 5]
a.swapAt(0, 1)
a.sort()
print(a)  // expect: [5, 7, 8, 9, 10]
a.sort(by: >)
a.reverse()
a.removeAll { $0 % 2 == 0 }
print(a, a.popLast() as Any, a)  // expect: [5, 7, 9] Optional(9) [5, 7]
a.append(contentsOf: [3, 1, 2])
a.insert(contentsOf: [0, 0], at: 1)
a.replaceSubrange(0..<1, with: [100])
a.removeSubrange(1...2)
print(a)  // expect: [100, 7, 3, 1, 2]
a.removeFirst(1); a.removeLast(1)
print(a, a.count)  // expect: [7, 3, 1] 3
a.removeAll()
print(a, a.isEmpty, a.first as Any, a.last as Any, a.popLast() as Any, a.max() as Any)
// expect: [] true nil nil nil nil
var grid = Array(repeating: Array(repeating: ".", count: 3), count: 2)
grid[1][2] = "#"
grid[0][0] += "x"
print(grid.map { $0.joined() })  // expect: [".x..", "..#"]
var nested = [[1], [2, 3]]
nested[1].append(4)
nested[0][0] += 9
nested.append([])
print(nested, nested.map(\.count))  // expect: [[10], [2, 3, 4], []] [1, 3, 0]
for i in nested.indices { nested[i].append(i) }
print(nested)  // expect: [[10, 0], [2, 3, 4, 1], [2]]
var names = ["b", "a"]
names.sort { $0 < $1 }
print(names, names.firstIndex(of: "b")!)  // expect: ["a", "b"] 1
