protocol Counter: AnyObject { var count: Int { get set }; var limit: Int { get } }
extension Counter { func up() { if count < limit { count += 1 } }; var left: Int { limit - count } }
class Basic: Counter { var count = 0; let limit = 2 }
let c: Counter = Basic()
for _ in 0..<5 { c.up() }
print(c.count, c.left)  // expect: 2 0
c.count = 1
print(c.left)  // expect: 1
