var ages = ["Ann": 30]
ages["Bob"] = 25
ages["Ann"]! += 1
print(ages["Ann"]!, ages["Zoe"] as Any, ages.count)  // expect: 31 nil 2
ages["Bob"] = nil
print(ages, ages.keys.sorted(), ages.values.sorted(), ages.isEmpty)
// expect: ["Ann": 31] ["Ann"] [31] false
ages["Cid", default: 0] += 5
print(ages["Cid"]!, ages.removeValue(forKey: "Cid")!, ages.removeValue(forKey: "Cid") as Any)
// expect: 5 5 nil
for (name, age) in ages { print(name, age) }  // expect: Ann 31
print(ages.map { "\($0.key)=\($0.value)" }, ages.mapValues { $0 * 2 })
// expect: ["Ann=31"] ["Ann": 62]
let words = ["a", "bb", "cc", "d"]
let groups = Dictionary(grouping: words) { $0.count }
print(groups[1]!, groups[2]!, groups[3] as Any)  // expect: ["a", "d"] ["bb", "cc"] nil
print(Dictionary(uniqueKeysWithValues: [("x", 1), ("y", 2)])["y"]!)  // expect: 2
print(ages.filter { $0.value > 100 }, ages.contains { $0.key == "Ann" })  // expect: [:] true
print(["b": 2, "a": 1].sorted { $0.key < $1.key }.map(\.value))  // expect: [1, 2]
var counts: [Character: Int] = [:]
for letter in "hello" { counts[letter, default: 0] += 1 }
print(counts["l"]!, counts["h"]!, counts.count)  // expect: 2 1 4
var nested: [String: [String: Int]] = ["a": ["x": 1]]
nested["a"]?["y"] = 2
nested["b", default: [:]]["z"] = 3
print(nested["a"]!["y"]!, nested["b"]!["z"]!, nested["c"]?["q"] as Any)  // expect: 2 3 nil
print(ages == ["Ann": 31], ["k": [1]]["k"]![0])  // expect: true 1
ages.merge(["Ann": 1, "Eve": 2]) { old, new in old + new }
print(ages["Ann"]!, ages["Eve"]!)  // expect: 32 2
if let age = ages["Ann"], age > 3 { print("found") }  // expect: found
print(ages.first { $0.value == 2 }!.key)  // expect: Eve
