struct Wrapped<T> {
  let value: T
  func wrap() -> Wrapped<Wrapped<T>> { Wrapped<Wrapped<T>>(value: self) }
}
print(Wrapped(value: 1).wrap().wrap().wrap().value.value.value.value)  // expect: 1
func nest<T>(_ value: T) -> T {
  let none: [T] = []
  return nest(none.isEmpty ? [value] : [value, value]) as! T  // expect error: the calls nest too deeply
}
print(nest(1))
