class Machine {
  var log: [String] = []
  lazy var actions: [String: () -> Void] = ["start": start, "stop": { [weak self] in self?.stop() }]
  func start() { log.append("start") }
  func stop() { log.append("stop") }
  func run(_ names: String...) -> Machine { names.forEach { actions[$0]?() }; return self }
  func each(_ body: (Machine) -> Void) -> Self { body(self); return self }
  func makeCounter() -> () -> Int { var n = 0; return { [self] in n += 1; log.append("n\(n)"); return n } }
}
let m = Machine().run("start", "stop", "nope").each { $0.log.append("each") }
let c = m.makeCounter()
print(c(), c(), m.log)  // expect: 1 2 ["start", "stop", "each", "n1", "n2"]
let method = m.start
method()
let unbound = Machine.stop
unbound(m)()
print(m.log.suffix(2), m.log.count)  // expect: ["start", "stop"] 7
class Chain { var n: Int; init(_ n: Int) { self.n = n }; func add(_ k: Int) -> Chain { Chain(n + k) } }
print(Chain(1).add(2).add(3).n, [1, 2].map(Chain.init).map(\.n))  // expect: 6 [1, 2]
