struct Stack<Element> {
  private var items: [Element] = []
  var count: Int { items.count }
  var top: Element? { items.last }
  mutating func push(_ item: Element) { items.append(item) }
  mutating func pop() -> Element? { items.popLast() }
  func contains(where test: (Element) -> Bool) -> Bool { items.contains(where: test) }
}
var stack = Stack<Int>()
stack.push(1)
stack.push(2)
print(stack.count, stack.top as Any, stack.pop()!, stack.count)  // expect: 2 Optional(2) 2 1
print(stack.contains { $0 == 1 })  // expect: true
struct Celsius {
  var degrees: Double
  init(_ degrees: Double) { self.degrees = degrees }
  init(fahrenheit: Double) { degrees = (fahrenheit - 32) / 1.8 }
  init?(text: String) {
    guard let value = Double(text) else { return nil }
    self.init(value)
  }
}
print(Celsius(3).degrees, Celsius(fahrenheit: 212).degrees)  // expect: 3.0 100.0
print(Celsius(text: "x") == nil, Celsius(text: "4.5")!.degrees)  // expect: true 4.5
struct Defaults { var a: Int; var b = 2; let c: String; var d: Int? }
print(Defaults(a: 1, c: "c"), Defaults(a: 1, b: 3, c: "x", d: 4))
// expect: Defaults(a: 1, b: 2, c: "c", d: nil) Defaults(a: 1, b: 3, c: "x", d: Optional(4))
struct Game {
  var score = 0
  mutating func add(_ n: Int) { score += n }
  mutating func reset() { self = Game() }
  mutating func twice() { add(1); add(1) }
}
var game = Game()
game.add(5)
game.twice()
print(game)  // expect: Game(score: 7)
game.reset()
print(game.score)  // expect: 0
extension Celsius { static let zero = Celsius(0); init() { self.init(1) } }
print(Celsius.zero.degrees, Celsius().degrees)  // expect: 0.0 1.0
let z: Celsius = .init(9)
print(z.degrees)  // expect: 9.0
