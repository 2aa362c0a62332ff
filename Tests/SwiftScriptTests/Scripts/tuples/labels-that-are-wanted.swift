// A tuple without labels has those of what it is wanted as, also for what stands between.
let parts: (even: [Int], odd: [Int]) = (1...6).reduce(into: ([], [])) { result, number in
  if number % 2 == 0 { result.even.append(number) } else { result.odd.append(number) }
}
print(parts)
func pass<Value>(_ value: Value, _ show: (Value) -> Void) -> Value {
  show(value)
  return value
}
let pair: (low: Int, high: Double) = pass((1, 2)) { print($0.low, $0.high) }
print(pair)
let tuple = (1, name: "t")
print(tuple[keyPath: \.name], tuple[keyPath: \.0])
// expect: (even: [2, 4, 6], odd: [1, 3, 5])
// expect: 1 2.0
// expect: (low: 1, high: 2.0)
// expect: t 1
