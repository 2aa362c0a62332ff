print([3, 1, 2].sorted(by: >))  // expect: [3, 2, 1]
print([1, 2, 3].reduce(0, +), [1, 2, 3, 4].reduce(1, *))  // expect: 6 24
let add: (Int, Int) -> Int = (+)
print(add(2, 3))  // expect: 5
print(zip([1, 2], [10, 20]).map(+))  // expect: [11, 22]
print(["b", "a"].sorted(by: <))  // expect: ["a", "b"]
