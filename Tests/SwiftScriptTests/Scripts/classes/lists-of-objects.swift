class Item { var n: Int; init(_ n: Int) { self.n = n } }
let items = (1...3).map(Item.init)
items.forEach { $0.n *= 10 }
items[1].n += 1
print(items.map { $0.n }, items.reduce(0) { $0 + $1.n }, items.first { $0.n > 15 }!.n, items.map(\.n).max()!)
// expect: [10, 21, 30] 61 21 30
let same = items
same[0].n = 0
print(items[0].n, items.contains { $0 === same[2] })  // expect: 0 true
