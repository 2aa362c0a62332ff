let none: Int? = nil
let five: Int? = 5
print(none ?? 0, five ?? 0)  // expect: 0 5
print(none ?? five ?? 1)  // expect: 5
let nested: Int? = none ?? five
print(nested as Any)  // expect: Optional(5)
func fallback() -> Int {
  print("evaluated")
  return 9
}
print(five ?? fallback())
// expect: 5
// expect: evaluated
print(none ?? fallback())  // expect: 9
let names = ["a": 1]
print(names["a"] ?? -1, names["b"] ?? -1)  // expect: 1 -1
