struct Oops: Error { let step: Int }
func a(_ n: Int) throws -> Int { if n == 0 { throw Oops(step: 0) }; return try b(n) + 1 }
func b(_ n: Int) throws -> Int { defer { print("b done", n) }; if n == 1 { throw Oops(step: 1) }; return n * 10 }
for n in 0...2 {
  do { print("result", try a(n)) } catch let oops as Oops { print("oops", oops.step) }
  // expect: oops 0
  // expect: b done 1
  // expect: oops 1
  // expect: b done 2
  // expect: result 21
}
func rethrowing() throws {
  do { _ = try a(0) } catch { print("passing on"); throw error }
}
do { try rethrowing() } catch { print("finally", error) }
// expect: passing on
// expect: finally Oops(step: 0)
do {  // expect: b done 1
  do { _ = try b(1) } catch is Oops { print("inner") }  // expect: inner
  print("continues")
  // expect: continues
  // expect: b done 1
  _ = try a(1)
  print("never")
} catch { print("outer", (error as! Oops).step) }  // expect: outer 1
let numbers = ["1", "x", "3"]
func parse(_ s: String) throws -> Int { guard let n = Int(s) else { throw Oops(step: -1) }; return n }
do { print(try numbers.map(parse)) } catch { print("map failed", error) }
// expect: map failed Oops(step: -1)
print(numbers.compactMap { try? parse($0) })  // expect: [1, 3]
let sum = try numbers.filter { $0 != "x" }.reduce(0) { try $0 + parse($1) }
print(sum)  // expect: 4
