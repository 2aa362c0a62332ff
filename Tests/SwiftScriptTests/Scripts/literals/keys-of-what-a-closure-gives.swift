let words = ["apple", "avocado", "bean"]
print(Dictionary(grouping: ["apple", "avocado", "bean"]) { $0.first! }["a"]!)  // expect: ["apple", "avocado"]
print(Dictionary(grouping: words) { $0.count }[5] as Any)  // expect: Optional(["apple"])
print(Dictionary(grouping: [1, 2, 3]) { $0 % 2 == 0 }[true]!)  // expect: [2]
