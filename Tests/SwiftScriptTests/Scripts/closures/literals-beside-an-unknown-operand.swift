// Of `$0 == 1` nothing is known before the other argument says what `$0` is.
let steps = sequence(first: 27) { $0 == 1 ? nil : $0 % 2 == 0 ? $0 / 2 : 3 * $0 + 1 }
print(steps.reduce(0) { n, _ in n + 1 })  // expect: 112
print(sequence(first: 1) { $0 * 2 }.prefix(5).map { $0 + 1 })  // expect: [2, 3, 5, 9, 17]
print(sequence(first: 27, next: { $0 == 1 ? nil : $0 % 2 == 0 ? $0 / 2 : 3 * $0 + 1 }).reduce(0) { n, _ in n + 1 })  // expect: 112
for value in sequence(first: 1.0, next: { $0 < 100 ? $0 * 2.5 : nil }) { print(value) }
// expect: 1.0
// expect: 2.5
// expect: 6.25
// expect: 15.625
// expect: 39.0625
// expect: 97.65625
// expect: 244.140625
