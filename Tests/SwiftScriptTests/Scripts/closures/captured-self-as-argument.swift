// A captured `self` is handed to a generic function, which needs to know its class.
func twice<T>(_ object: T, _ body: (T) -> Void) {
  body(object)
  body(object)
}

class Bell {
  let name: String
  init(_ name: String) { self.name = name }
  func ring() -> () -> Void {
    { [self] in twice(self) { print($0.name) } }
  }
  func hold() -> () -> Void {
    { [self] in withExtendedLifetime(self) {} }
  }
}

final class Gong: Bell {}

Bell("ding").ring()()  // expect: ding
// expect: ding
Gong("dong").ring()()  // expect: dong
// expect: dong
Gong("dong").hold()()
print("held")  // expect: held
