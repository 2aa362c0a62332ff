// What makes one collection of another, change by change.

let old = ["a", "b", "c", "d"]
let new = ["a", "c", "e", "d", "b"]
let difference = new.difference(from: old)
for change in difference {
  switch change {
  case .remove(let offset, let element, let other): print("-", offset, element, other as Any)
  case .insert(let offset, let element, let other): print("+", offset, element, other as Any)
  }
}
print(old.applying(difference) == new, new.applying(difference.inverse()) == old)
for case .remove(let from, let element, let to?) in difference.inferringMoves() {
  print("moved", element, from, to)
}
print(difference.insertions.count, difference.removals.count, difference.isEmpty)
print([1, 2].difference(from: [1, 2]).isEmpty, ["x"].applying(difference) as Any)
print([10, 21, 30].difference(from: [30, 11]) { $0 / 10 == $1 / 10 }.count)
print("kitten".difference(from: "sitting").removals.map { "\($0)".isEmpty })

// expect: - 1 b nil
// expect: + 2 e nil
// expect: + 4 b nil
// expect: true true
// expect: moved b 1 4
// expect: 2 1 false
// expect: true nil
// expect: 3
// expect: [false, false, false]
