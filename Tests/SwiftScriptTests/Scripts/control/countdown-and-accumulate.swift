var left = 3
while left > 0 { print(left, terminator: "..."); left -= 1 }
print("go")  // expect: 3...2...1...go
var product = 1
for i in 1...5 { product *= i }
print(product, (1...5).reduce(1, *), stride(from: 10, to: 0, by: -3).map { $0 })
// expect: 120 120 [10, 7, 4, 1]
