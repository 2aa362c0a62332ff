enum Failure: Error { case negative }
func root(_ n: Int) throws -> Int {
  guard n >= 0 else { throw Failure.negative }
  return n * n
}
func apply(_ f: (Int) throws -> Int, _ n: Int) rethrows -> Int { try f(n) }
print(apply({ $0 + 1 }, 1))  // expect: 2
print(try apply(root, 3))  // expect: 9
do { _ = try apply(root, -1) } catch { print(error) }  // expect: negative
struct Parser {
  init(_ text: String) throws { if text.isEmpty { throw Failure.negative } }
  var value: Int { get throws { throw Failure.negative } }
  subscript(i: Int) -> Int { get throws { try root(i) } }
}
print((try? Parser("")) == nil, (try? Parser("a").value) as Any, try Parser("a")[2])  // expect: true nil 4
extension Parser: Equatable {}
func typed() throws(Failure) { throw .negative }
do { try typed() } catch .negative { print("typed") }  // expect: typed
func never() throws(Never) -> Int { 5 }
print(never())  // expect: 5
func generic<E: Error>(_ f: () throws(E) -> Int) throws(E) -> Int { try f() }
print(generic { 7 })  // expect: 7
protocol Loader { func load() throws -> Int }
struct Sure: Loader { func load() -> Int { 1 } }
print(Sure().load(), (try? (Sure() as any Loader).load()) as Any)  // expect: 1 Optional(1)
