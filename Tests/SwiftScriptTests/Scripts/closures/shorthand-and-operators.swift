let numbers = [5, 3, 8, 1]
print(numbers.sorted(by: { (a: Int, b: Int) -> Bool in return a > b }))  // expect: [8, 5, 3, 1]
print(numbers.sorted(by: { a, b in a < b }))  // expect: [1, 3, 5, 8]
print(numbers.sorted { $0 > $1 })  // expect: [8, 5, 3, 1]
print(numbers.sorted(by: >))  // expect: [8, 5, 3, 1]
print(numbers.reduce(0, +), numbers.reduce(1, *), numbers.reduce("") { $0 + String($1) })
// expect: 17 120 5381
print(numbers.map { $0 % 2 == 0 ? "even" : "odd" })  // expect: ["odd", "odd", "even", "odd"]
print(numbers.filter { n in n > 2 }.map { n in n * n })  // expect: [25, 9, 64]
let pairs = [(1, "one"), (2, "two")]
print(pairs.map { $0.1 }, pairs.map { n, name in "\(n)=\(name)" })
// expect: ["one", "two"] ["1=one", "2=two"]
print(zip([1, 2], [3, 4]).map { $0 * $1 }, zip([1, 2], [3, 4]).map(+))  // expect: [3, 8] [4, 6]
