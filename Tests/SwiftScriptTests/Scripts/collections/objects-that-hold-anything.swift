import Foundation
let list = NSMutableArray(array: [1, "two"])
list.add(3.5)
list.insert("zero", at: 0)
print(list.count, list[1], list.object(at: 2), list.contains("two"))
list.remove("two")
list.removeObject(at: 0)
print(list.firstObject ?? "-", list.lastObject ?? "-", list.map { "\($0)" })
for object in list { print("has", object) }
print(list)
print(NSMutableArray(array: ["a b", "c"]))
let settings = NSMutableDictionary()
settings["name"] = "Ann"
settings.setObject(3, forKey: "age" as NSString)
print(settings.count, settings["name"] as? String ?? "-", settings.object(forKey: "age") as? Int ?? 0)
settings.removeObject(forKey: "age")
print(settings.allKeys, settings.allValues)
let words = NSCountedSet(array: ["a", "b", "a"])
words.add("c")
words.remove("a")
print(words.count(for: "a"), words.count(for: "x"), words.count)
let set = NSMutableSet(array: [1, 2, 2])
set.remove(1)
print(set.count, set.contains(2))
// expect: 4 1 two true
// expect: 1 3.5 ["1", "3.5"]
// expect: has 1
// expect: has 3.5
// expect: (
// expect:     1,
// expect:     3.5
// expect: )
// expect: (
// expect:     "a b",
// expect:     c
// expect: )
// expect: 2 Ann 3
// expect: [name] [Ann]
// expect: 1 0 3
// expect: 1 true
