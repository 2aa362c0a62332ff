struct Adder { let k: Int; func add(_ n: Int) -> Int { n + k } }
let add = Adder(k: 10).add
print(add(5), [1, 2].map(Adder(k: 1).add))  // expect: 15 [2, 3]
class Log { var lines: [String] = []; func write(_ s: String) { lines.append(s) } }
let log = Log()
["a", "b"].forEach(log.write)
print(log.lines, ["x"].map { $0.uppercased() }, [1, 2].map(String.init), ["3", "x"].compactMap(Int.init))
// expect: ["a", "b"] ["X"] ["1", "2"] [3]
let isPositive: (Int) -> Bool = { $0 > 0 }
print([-1, 2].filter(isPositive), [3, 1].sorted(by: <), [1, 2].reduce(0, -))
// expect: [2] [1, 3] -3
