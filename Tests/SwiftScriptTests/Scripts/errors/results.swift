enum Problem: Error { case bad, worse(Int) }
let good: Result<Int, Problem> = .success(3)
let bad: Result<Int, Problem> = .failure(.worse(2))
switch bad {
case .success(let value): print(value)
case .failure(.worse(let n)): print("worse", n)  // expect: worse 2
case .failure(let other): print(other)
}
print((try? good.get()) as Any, (try? bad.get()) as Any)  // expect: Optional(3) nil
print(good.map { $0 * 2 })  // expect: success(6)
do { _ = try bad.get() } catch { print("caught", error) }  // expect: caught worse(2)
func parse(_ text: String) -> Result<Int, Problem> {
  guard let n = Int(text) else { return .failure(.bad) }
  return .success(n)
}
for text in ["12", "x"] {
  if case .success(let n) = parse(text) { print("parsed", n) } else { print("no number:", text) }
  // expect: parsed 12
  // expect: no number: x
}
let caught = Result { try good.get() + 1 }
if case .success(let n) = caught { print(n) }  // expect: 4
print(parse("5").flatMap { n in n > 3 ? .success(n) : .failure(.bad) })  // expect: success(5)
print(parse("q").mapError { _ in Problem.worse(9) })  // expect: failure(main.Problem.worse(9))
