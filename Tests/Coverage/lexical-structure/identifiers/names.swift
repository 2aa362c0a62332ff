let π = 3.14
let größe = 2
let 名前 = "name"
let _hidden = true
let x1 = 1, X1 = 2
print(π, größe, 名前, _hidden, x1, X1)  // expect: 3.14 2 name true 1 2
let `class` = "a keyword"
print(`class`)  // expect: a keyword
func `repeat`(_ n: Int) -> String { String(repeating: "r", count: n) }
print(`repeat`(3))  // expect: rrr
struct Keys { var `in` = 1, `self2` = 2, `default` = 3 }
let keys = Keys()
print(keys.in, keys.self2, keys.default)  // expect: 1 2 3
func take(for count: Int, in place: String) -> String { "\(count) in \(place)" }
print(take(for: 2, in: "box"))  // expect: 2 in box
enum Mode { case `default`, `switch` }
print(Mode.default, Mode.switch)  // expect: default switch
print([1, 2].map { $0 + 1 })  // expect: [2, 3]
let 🎈 = "balloon"
print(🎈)  // expect: balloon
let `some words` = 4
print(`some words` + 1)  // expect: 5
