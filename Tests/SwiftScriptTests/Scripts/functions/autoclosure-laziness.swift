func when(_ condition: Bool, _ value: @autoclosure () -> Int) -> Int { condition ? value() : -1 }
func loud(_ n: Int) -> Int { print("evaluated", n); return n }
print(when(false, loud(1)))  // expect: -1
print(when(true, loud(2)))
// expect: evaluated 2
// expect: 2
func orElse<T>(_ value: T?, _ other: @autoclosure () throws -> T) rethrows -> T {
  if let value { return value }
  return try other()
}
print(orElse(3, loud(4)))  // expect: 3
print(orElse(nil, loud(5)))
// expect: evaluated 5
// expect: 5
var later: [() -> Int] = []
func keep(_ value: @autoclosure @escaping () -> Int) { later.append(value) }
var n = 1
keep(n * 10)
n = 7
print(later[0]())  // expect: 70
