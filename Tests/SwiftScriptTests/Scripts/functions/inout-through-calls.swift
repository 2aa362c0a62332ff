func bump(_ n: inout Int) { n += 1 }
func twice(_ n: inout Int) { bump(&n); bump(&n) }
var n = 0
twice(&n)
print(n)  // expect: 2
func fill(_ list: inout [Int], upTo k: Int) { while list.count < k { list.append(list.count) } }
var list: [Int] = []
fill(&list, upTo: 4)
print(list)  // expect: [0, 1, 2, 3]
struct Pair { var a = 1, b = 2; mutating func flip() { swap(&a, &b) } }
var p = Pair()
p.flip()
bump(&p.a)
print(p)  // expect: Pair(a: 3, b: 1)
