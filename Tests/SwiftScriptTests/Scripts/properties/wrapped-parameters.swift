// A parameter with a property wrapper is a variable that is wrapped around the argument.
@propertyWrapper struct Clamped {
  private var value: Int
  let limit: Int
  var wrappedValue: Int {
    get { value }
    set { value = min(limit, newValue) }
  }
  var projectedValue: Bool { value == limit }
  init(wrappedValue: Int) {
    limit = 10
    value = min(limit, wrappedValue)
  }
}
func show(@Clamped _ number: Int) { print(number, $number) }
show(5)
show(50)
func twice(@Clamped amount: Int) -> Int { amount * 2 }
print(twice(amount: 40))
struct Counter {
  let start: Int
  init(@Clamped start: Int) { self.start = $start ? -1 : start }
}
print(Counter(start: 3).start, Counter(start: 30).start)
// expect: 5 false
// expect: 10 true
// expect: 20
// expect: 3 -1
