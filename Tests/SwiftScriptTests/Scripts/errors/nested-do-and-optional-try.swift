enum E: Error { case a, b(String) }
func f(_ n: Int) throws -> Int { if n < 0 { throw E.b("neg") }; if n == 0 { throw E.a }; return n }
let results = [1, 0, -1].map { n -> String in
  do { return "ok \(try f(n))" } catch E.a { return "a" } catch E.b(let t) { return t } catch { return "?" }
}
print(results)  // expect: ["ok 1", "a", "neg"]
print((try? f(1)).map { $0 + 1 } as Any, (try? f(0)) == nil, try! f(5))
// expect: Optional(2) true 5
if let v = try? f(3), v > 2 { print("v", v) }  // expect: v 3
guard let w = try? f(4) else { fatalError() }
print(w)  // expect: 4
func convert() throws -> [Int] { try [3, 2].map { try f($0) } }
print(try convert())  // expect: [3, 2]
func outer() -> String {
  do {
    defer { print("inner defer") }
    do { _ = try f(-5) } catch let E.b(t) where t.isEmpty { return "empty" }
    return "unreachable"
  } catch { return "outer \(error)" }
}
print(outer())
// expect: inner defer
// expect: outer E.b!
let closures: [() throws -> Int] = [{ try f(1) }, { try f(0) }]
for c in closures { print((try? c()) ?? -1) }
// expect: 1
// expect: -1
extension E: CustomStringConvertible { var description: String { self.isA ? "E.a!" : "E.b!" }; var isA: Bool { if case .a = self { return true }; return false } }
do { _ = try f(0) } catch { print("\(error)") }  // expect: E.a!
