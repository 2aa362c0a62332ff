import Foundation
enum Plain: Error { case broken, code(Int) }
struct Detailed: Error { let code: Int }
struct Nice: Error, CustomStringConvertible { var description: String { "nice error" } }
enum Local: LocalizedError {
  case bad(String)
  var errorDescription: String? { switch self { case .bad(let t): return "bad: \(t)" } }
}
print(Plain.broken, Plain.code(3), Detailed(code: 4), Nice())
// expect: broken code(3) Detailed(code: 4) nice error
let errors: [Error] = [Plain.broken, Detailed(code: 1), Nice()]
for e in errors { print("\(e)", e is Plain) }
// expect: broken true
// expect: Detailed(code: 1) false
// expect: nice error false
print(Local.bad("x").localizedDescription)  // expect: bad: x
do { throw Local.bad("y") } catch { print(error.localizedDescription, error) }
// expect: bad: y bad("y")
let e: Error = Plain.code(9)
if case Plain.code(let n) = e { print(n) }  // expect: 9
if let plain = e as? Plain { print(plain) }  // expect: code(9)
print(String(describing: e), "\(Optional(e).map { "\($0)" } ?? "")")  // expect: code(9) code(9)
