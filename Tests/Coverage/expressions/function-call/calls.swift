func greet(_ who: String, with word: String = "hi", times: Int = 1, extra: Int...) -> String {
  String(repeating: word, count: times) + " " + who + "\(extra)"
}
print(greet("ann"), greet("bob", with: "yo"))  // expect: hi ann[] yo bob[]
print(greet("c", times: 2), greet("d", extra: 1, 2))  // expect: hihi c[] hi d[1, 2]
struct Adder {
  let n: Int
  func callAsFunction(_ m: Int) -> Int { n + m }
  func callAsFunction(text: String) -> String { text + "\(n)" }
}
let adder = Adder(n: 5)
print(adder(1), adder(text: "t"), Adder(n: 1)(2))  // expect: 6 t5 3
func outer(_ n: Int) -> (Int) -> (Int) -> Int { { a in { b in n + a + b } } }
print(outer(1)(2)(3))  // expect: 6
print(greet(_:with:times:extra:)("e", "ho", 1))  // expect: ho e[]
func f(a: Int, b: Int) -> Int { a - b }
let g = f
let h = f(a:b:)
print(g(5, 3), h(1, 2))  // expect: 2 -1
func order(_ a: Int, _ b: Int) -> Int { a }
func say(_ n: Int) -> Int { print("say", n); return n }
_ = order(say(1), say(2))
// expect: say 1
// expect: say 2
let dictionary: [String: (Int) -> Int] = ["double": { $0 * 2 }]
print(dictionary["double"]!(4), dictionary["none"]?(1) as Any)  // expect: 8 nil
