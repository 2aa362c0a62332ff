let a = (1...9).lazy.filter { $0 % 2 == 0 }
print(Array(a.prefix(2)))  // expect: [2, 4]
let m = a.map { $0 * $0 }
print(Array(m))  // expect: [4, 16, 36, 64]
print(Array(m.prefix(2)))  // expect: [4, 16]
print(Array((1...9).lazy.map { $0 * $0 }.prefix(2)))  // expect: [1, 4]
print(Array(m.dropFirst(1)), Array(m.suffix(2)), m.first!, m.last!, m.count)  // expect: [16, 36, 64] [36, 64] 4 64 4
print(Array(m.prefix(2).map { $0 + 1 }))  // expect: [5, 17]
