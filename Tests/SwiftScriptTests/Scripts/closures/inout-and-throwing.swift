let double: (inout Int) -> Void = { $0 *= 2 }
var n = 4
double(&n)
print(n)  // expect: 8
struct E: Error {}
let risky: (Int) throws -> Int = { if $0 > 2 { throw E() }; return $0 }
print((try? risky(1)) as Any, (try? risky(5)) as Any)  // expect: Optional(1) nil
do { print(try [1, 2, 3].map(risky)) } catch { print("failed") }  // expect: failed
var log: [Int] = []
[3, 4].forEach { log.append($0 * $0) }
print(log)  // expect: [9, 16]
