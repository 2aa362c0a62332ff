final class Cache: @unchecked Sendable { var n = 1 }
struct Entry: Sendable { let cache: Cache }
extension Int: @retroactive Error {}
do { throw 5 } catch let n as Int { print("thrown", n) }  // expect: thrown 5
func send(_ e: some Sendable) -> String { "\(type(of: e))" }
print(send(Entry(cache: Cache())), send(Cache()))  // expect: Entry Cache
protocol Named { func name() -> String }
extension Double: Named { func name() -> String { "double \(self)" } }
print((1.5 as any Named).name())  // expect: double 1.5
struct List {
  @warn_unqualified_access func min() -> Int { 1 }
  func least() -> Int { self.min() }
}
print(List().least())  // expect: 1
