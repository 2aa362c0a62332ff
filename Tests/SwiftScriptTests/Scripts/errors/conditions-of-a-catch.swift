// A `catch` with nothing but a condition takes the errors for which it holds; the others go on.
enum Failure: Error { case code(Int) }
func retrying<T>(_ limit: Int, _ body: (Int) throws -> T) rethrows -> T {
  var attempt = 1
  while true {
    do { return try body(attempt) } catch where attempt < limit {
      print("retry", attempt, error)
      attempt += 1
    }
  }
}
print(retrying(1) { $0 })
// expect: 1
print(try retrying(3) { attempt -> String in
  if attempt < 3 { throw Failure.code(attempt) }
  return "third"
})
do {
  _ = try retrying(2) { _ -> Int in throw Failure.code(9) }
} catch { print("gave up", error) }
func kind(_ number: Int) -> String {
  do { throw Failure.code(number) } catch where number > 5 { return "large \(error)" } catch Failure.code(1) {
    return "one"
  } catch { return "other \(error)" }
}
print(kind(1), kind(2), kind(7))
// expect: retry 1 code(1)
// expect: retry 2 code(2)
// expect: third
// expect: retry 1 code(9)
// expect: gave up code(9)
// expect: one other code(2) large code(7)
