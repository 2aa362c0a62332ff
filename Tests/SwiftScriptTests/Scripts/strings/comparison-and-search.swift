print("apple" < "banana", "Zoo" < "apple", "a" == "a", "abc".contains("bc"), "abc".hasPrefix(""), "".isEmpty)
// expect: true true true true true true
let words = ["pear", "Apple", "fig"]
print(words.sorted(), words.sorted { $0.lowercased() < $1.lowercased() }, words.min()!, words.max { $0.count < $1.count }!)
// expect: ["Apple", "fig", "pear"] ["Apple", "fig", "pear"] Apple Apple
print(words.contains("fig"), words.firstIndex(of: "fig")!, words.filter { $0.contains("p") }, words.map { $0.first! })
// expect: true 2 ["pear", "Apple"] ["p", "A", "f"]
print("hello world".split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " "))
// expect: Hello World
