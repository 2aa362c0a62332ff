struct Stack<Element> {
  private var items: [Element] = []
  mutating func push(_ e: Element) { items.append(e) }
  mutating func pop() -> Element? { items.popLast() }
  var top: Element? { items.last }
  var count: Int { items.count }
  var isEmpty: Bool { items.isEmpty }
}
var s = Stack<Int>()
s.push(1); s.push(2); s.push(3)
print(s.pop()!, s.top!, s.count, s.isEmpty)  // expect: 3 2 2 false
var other = s
other.push(50)
print(s.count, other.count, other.top ?? 0)  // expect: 2 3 50
struct Counter {
  var n = 0
  mutating func add(_ k: Int = 1) -> Counter { n += k; return self }
  mutating func reset() { self = Counter() }
}
var c = Counter()
print(c.add().n, c.add(5).n)  // expect: 1 6
c.reset()
print(c)  // expect: Counter(n: 0)
struct Game { var players: [Counter] = [Counter(), Counter()] }
var game = Game()
_ = game.players[1].add(7)
for i in game.players.indices { _ = game.players[i].add() }
print(game.players.map(\.n))  // expect: [1, 8]
