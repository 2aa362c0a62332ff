for i in 0..<3 { print(i, terminator: " ") }
for i in (1...3).reversed() { print(i, terminator: " ") }
for i in stride(from: 0, to: 10, by: 3) { print(i, terminator: " ") }
for i in stride(from: 3, through: 1, by: -1) { print(i, terminator: " ") }
for x in stride(from: 0.0, through: 1.0, by: 0.5) { print(x, terminator: " ") }
print()  // expect: 0 1 2 3 2 1 0 3 6 9 3 2 1 0.0 0.5 1.0 
var n = 3
while n > 0 { n -= 1 }
print(n)  // expect: 0
repeat { n += 1 } while n < 5
print(n)  // expect: 5
for i in 1...10 where i % 4 == 0 { print(i) }
// expect: 4
// expect: 8
for (key, value) in ["only": 1] { print(key, value) }  // expect: only 1
for _ in 0..<2 { print("twice") }
// expect: twice
// expect: twice
for var i in 0..<2 { i *= 10; print(i) }
// expect: 0
// expect: 10
var items = [1, 2, 3]
for item in items { items.append(item * 10) }
print(items)  // expect: [1, 2, 3, 10, 20, 30]
for i in 5..<5 { print("never", i) }
while true {
  n += 1
  if n % 2 == 0 { continue }
  if n > 8 { break }
}
print(n)  // expect: 9
rows: for row in 0..<3 {
  for column in 0..<3 {
    if column == 2 { continue rows }
    if row == 2 { break rows }
    print(row, column)
    // expect: 0 0
    // expect: 0 1
    // expect: 1 0
    // expect: 1 1
  }
}
for (a, b) in zip([1, 2], ["x", "y"]) { print(a, b) }
// expect: 1 x
// expect: 2 y
