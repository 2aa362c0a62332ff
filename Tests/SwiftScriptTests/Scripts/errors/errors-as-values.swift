enum E: Error, Equatable { case a, b(Int) }
let errors: [E] = [.a, .b(1)]
print(errors, errors.contains(.b(1)), errors.map { "\($0)" })
// expect: [main.E.a, main.E.b(1)] true ["a", "b(1)"]
var last: Error?
do { throw E.b(7) } catch { last = error }
print(last as? E == .b(7), last!, (last as? E).map { "\($0)" } ?? "none")
// expect: true b(7) b(7)
func failing() -> Error { E.a }
print(failing() is E, failing() as! E)  // expect: true a
