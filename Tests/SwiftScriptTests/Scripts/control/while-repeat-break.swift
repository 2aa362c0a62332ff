var n = 27, steps = 0
while n != 1 { n = n.isMultiple(of: 2) ? n / 2 : 3 * n + 1; steps += 1 }
print(steps)  // expect: 111
var i = 0
repeat { i += 3 } while i < 10
print(i)  // expect: 12
var total = 0
for k in 1... { if k > 100 { break }; if k % 7 != 0 { continue }; total += k }
print(total)  // expect: 735
var list = [3, 1, 2]
while let x = list.popLast(), x != 3 { print("popped", x) }
// expect: popped 2
// expect: popped 1
var line = ""
for r in 1...3 { for c in 1...r { line += "\(r * c) " }; line += "|" }
print(line)  // expect: 1 |2 4 |3 6 9 |
while true { i -= 1; guard i > 5 else { break } }
print(i)  // expect: 5
for (a, b) in zip([1, 2, 3], ["x", "y"]) { print(a, b) }
// expect: 1 x
// expect: 2 y
for x in [1, 2, 3].reversed() { print(x, terminator: " ") }
for x in [5, 6, 7].dropFirst() { print(x, terminator: " ") }
for c in "añ" { print(c, terminator: " ") }
for x in Set([4]) { print(x) }  // expect: 3 2 1 6 7 a ñ 4
