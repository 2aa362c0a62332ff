// The statements of an inner closure wait until it is known what the closures around take.

let pairs = (1...3).flatMap { a in
  (a...5).compactMap { b in
    let sum = a + b
    return sum == 5 ? (a, b) : nil
  }
}
print(pairs)
// expect: [(1, 4), (2, 3)]

let sums = [1, 2].map { a in
  [3].map { b in
    let sum = a + b
    return (a, sum)
  }
}
print(sums)
// expect: [[(1, 4)], [(2, 5)]]

let first = ["x", "y"].flatMap { a in
  [1, 2].map { b in
    print(b, terminator: " ")
    return a
  }
}
print(first)
// expect: 1 2 1 2 ["x", "x", "y", "y"]
