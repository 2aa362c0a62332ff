var n: Int? = 4
print(n!, n! + 1)  // expect: 4 5
n! += 3
print(n as Any)  // expect: Optional(7)
let nested: Int?? = 2
print(nested!!, nested! as Any)  // expect: 2 Optional(2)
var table = ["a": [1, 2]]
table["a"]!.append(3)
table["a"]![0] = 9
print(table["a"]!)  // expect: [9, 2, 3]
class Node { var next: Node?; var n = 1 }
let node = Node()
node.next = Node()
node.next!.n = 5
print(node.next!.n, node.next!.next == nil)  // expect: 5 true
let f: (() -> Int)? = { 8 }
print(f!(), Int("12")!, [1, 2].first!)  // expect: 8 12 1
let text: String! = "t"
print(text!, text.count)  // expect: t 1
