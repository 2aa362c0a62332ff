enum Action: Equatable {
  case increment(by: Int = 1)
  case move(x: Double = 0, y: Double = 1 / 2)
  case show(String, animated: Bool = true)
}
print(Action.increment(), Action.increment(by: 4), Action.move(y: 2), Action.move())
// expect: increment(by: 1) increment(by: 4) move(x: 0.0, y: 2.0) move(x: 0.0, y: 0.5)
print(Action.show("a"), Action.show("b", animated: false))
// expect: show("a", animated: true) show("b", animated: false)
let actions: [Action] = [.increment(), .show("c"), .move(x: 3)]
print(actions.contains(.increment(by: 1)), actions.last == .move(x: 3, y: 0.5))  // expect: true true
