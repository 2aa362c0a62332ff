outer: for i in 1...3 {
  for j in 1...3 {
    if j == 2 { continue outer }
    if i == 3 { break outer }
    print(i, j)
    // expect: 1 1
    // expect: 2 1
  }
}
var n = 0
loop: while true {
  n += 1
  switch n {
  case 1...3: continue loop
  case 7: break loop
  default: break
  }
  print("n", n)
  // expect: n 4
  // expect: n 5
  // expect: n 6
}
search: do {
  for x in [4, 8, 15] where x > 5 { print("found", x); break search }  // expect: found 8
  print("never")
}
repeat { n -= 3; if n < 0 { break } } while n > 0
print(n)  // expect: -2
block: if n < 5 {
  if n > -100 { break block }
  print("never")
}
for i in stride(from: 3, to: 0, by: -1) where i != 2 { print(i, terminator: ";") }
for _ in 0..<2 { print("x", terminator: "") }
for (index, letter) in "ab".enumerated() { print(index, letter, separator: "=", terminator: " ") }
for (key, value) in ["k": 1] { print(key, value) }  // expect: 3;1;xx0=a 1=b k 1
for case let (x, y?) in [(1, 2), (3, nil), (5, 6)] { print(x + y) }
// expect: 3
// expect: 11
for case let x? in [1, nil, 3] { print(x) }
// expect: 1
// expect: 3
for case 2...4 in [1, 2, 3, 9] { print("in range") }
// expect: in range
// expect: in range
