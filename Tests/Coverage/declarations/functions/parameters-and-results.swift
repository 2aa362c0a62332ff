func plain() { print("plain") }
func labels(from a: Int, to b: Int) -> Int { b - a }
func unnamed(_ a: Int, _ b: Int = 10) -> Int { a + b }
func variadic(_ list: Int..., suffix: String = "") -> String { "\(list.count)\(suffix)" }
func pair(_ n: Int) -> (half: Int, rest: Int) { (n / 2, n % 2) }
func maybe(_ n: Int) -> Int? { n > 0 ? n : nil }
func nested(_ n: Int) -> Int { func inner(_ m: Int) -> Int { m * n }; return inner(3) }
func factorial(_ n: Int) -> Int { n < 2 ? 1 : n * factorial(n - 1) }
func make(by n: Int) -> (Int) -> Int { func add(_ m: Int) -> Int { m + n }; return add }
plain()  // expect: plain
print(labels(from: 2, to: 9), unnamed(1), unnamed(1, 2))  // expect: 7 11 3
print(variadic(), variadic(1, 2), variadic(1, suffix: "!"))  // expect: 0 2 1!
print(pair(7).half, pair(7).rest, maybe(-1) as Any)  // expect: 3 1 nil
print(nested(4), factorial(5), make(by: 5)(1))  // expect: 12 120 6
var n = 0
func next() -> Int { n += 1; return n }
func defaulted(_ a: Int = next()) -> Int { a }
print(defaulted(), defaulted(), defaulted(9), n)  // expect: 1 2 9 2
func over(_ n: Int) -> String { "int" }
func over(_ n: Double) -> String { "double" }
func over(_ n: Int) -> Int { n }
let asText: String = over(1), asInt: Int = over(1)
print(asText, asInt, over(1.5))  // expect: int 1 double
func isEven(_ n: Int) -> Bool { n == 0 || isOdd(n - 1) }
func isOdd(_ n: Int) -> Bool { n != 0 && isEven(n - 1) }
print(isEven(10), isOdd(7))  // expect: true true
