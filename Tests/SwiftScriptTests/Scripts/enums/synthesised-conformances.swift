enum Size: Int, CaseIterable, Comparable {
  case small, medium, large
  static func < (l: Size, r: Size) -> Bool { l.rawValue < r.rawValue }
}
print(Size.allCases.max()!, Size.small < Size.large)  // expect: large true
enum Plain: Comparable { case a, b, c }
print(Plain.a < .b, [Plain.c, .a, .b].sorted(), Plain.b >= .c)
// expect: true [main.Plain.a, main.Plain.b, main.Plain.c] false
enum Payload: Comparable { case low(Int), high(Int) }
print(Payload.low(5) < .low(7), Payload.low(9) < .high(1), Payload.high(2) < .low(3))
// expect: true true false
enum Token: Equatable, Hashable { case id(String), number(Int), end }
print(Token.id("a") == .id("a"), Token.id("a") == .id("b"), Token.number(1) == .end)
// expect: true false false
print([Token.end: 1, .number(3): 2][.number(3)]!)  // expect: 2
print([Token.end, .number(1)].contains(.number(1)), [Token.id("x")].firstIndex(of: .id("x"))!)
// expect: true 0
