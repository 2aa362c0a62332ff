var calls = 0
func stamp() -> Int { calls += 1; return calls }
func log(_ text: String, at time: Int = stamp()) { print(time, text) }
log("a")  // expect: 1 a
log("b")  // expect: 2 b
log("c", at: 100)  // expect: 100 c
log("d")  // expect: 3 d
func list(_ items: [Int] = []) -> [Int] { items + [1] }
print(list(), list([5]), list())  // expect: [1] [5, 1] [1]
