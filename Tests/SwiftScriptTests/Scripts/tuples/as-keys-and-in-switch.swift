let board = [["x", "o"], ["o", "x"]]
for (r, row) in board.enumerated() { for (c, cell) in row.enumerated() { switch (cell, r == c) {
case ("x", true): print("diagonal", r)  // expect: diagonal 0
case (_, true): print("other", r)
case (let s, false): print(s, r, c) } } }
// expect: o 0 1
// expect: o 1 0
// expect: diagonal 1
let range = (low: 1, high: 5)
print((range.low...range.high).map { $0 }, range.high - range.low)  // expect: [1, 2, 3, 4, 5] 4
