do {
  let inner = 1
  print(inner)  // expect: 1
}
enum Failure: Error { case low(Int), high(Int), odd }
func check(_ n: Int) throws -> Int {
  if n < 0 { throw Failure.low(n) }
  if n > 9 { throw Failure.high(n) }
  if n % 2 == 1 { throw Failure.odd }
  return n
}
func run(_ n: Int) -> String {
  do {
    return "fine \(try check(n))"
  } catch Failure.low(let x) where x < -5 {
    return "very low \(x)"
  } catch Failure.low(let x), Failure.high(let x) {
    return "out by \(x)"
  } catch is Failure {
    return "odd"
  } catch {
    return "never"
  }
}
print(run(2), run(-9), run(-1))  // expect: fine 2 very low -9 out by -1
print(run(10), run(3))  // expect: out by 10 odd
do throws(Failure) { _ = try check2() } catch { switch error { case .odd: print("typed odd"); default: print("other") } }  // expect: typed odd
func check2() throws(Failure) -> Int { throw .odd }
do {
  do { _ = try check(10) } catch Failure.odd { print("not here") }
} catch { print("outer", error) }  // expect: outer high(10)
do { print("no error") } catch { print("never") }  // expect: no error
