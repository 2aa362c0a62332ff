final class Part {
  let number: Int
  init(_ number: Int) { self.number = number }
  deinit { print("-", number) }
}
func parts() -> (Part, (Part, Int)) {
  print("parts")
  return (Part(1), (Part(2), 5))
}
struct Whole {
  static var (a, (b, _)) = parts()
  static let (x, y) = (Whole.b.number + 1, 7)
}
print("begin")  // expect: begin
print(Whole.y)
// expect: parts
// expect: 7
Whole.a = Part(3)  // expect: - 1
print(Whole.b.number, Whole.a.number, Whole.x)  // expect: 2 3 3
