enum Value { case number(Int), text(String, Int) }
guard case .number(let k) = Value.number(4) else { fatalError() }
guard case let .text(word, _) = Value.text("w", 2) else { fatalError() }
guard let (first, second) = Optional((1, "s")) else { fatalError() }
guard case let z? = Optional(3) else { fatalError() }
guard var list = Optional([1]) else { fatalError() }
func sum() -> Int { k + z + first }
func name() -> String { second }
list.append(k)
print(sum(), name(), word, list)
switch 9 {
case 1...5: print("few")
case let k where 1...10 ~= k: print("many", k)
default: break
}
print(k, 1...3 ~= k, "a" ~= "a")
// expect: 8 s w [1, 4]
// expect: many 9
// expect: 4 false true
