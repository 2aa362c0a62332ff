outer: for i in 1...3 {
  for j in 1...3 {
    if j == 2 { continue outer }
    if i == 3 { break outer }
    print(i, j)
  }
}
// expect: 1 1
// expect: 2 1
loop: while true {
  switch Int.random(in: 1...1) {
  case 1: break loop
  default: continue loop
  }
}
check: if true {
  print("before")  // expect: before
  if 1 < 2 { break check }
  print("never")
}
block: do {
  guard false else { break block }
  print("never")
}
var n = 0
again: repeat {
  n += 1
  for _ in 0..<5 where n < 3 { continue again }
  break again
} while n < 10
print(n)  // expect: 3
choice: switch n {
case 3:
  for k in 1... { if k == 4 { print("k", k); break choice } }  // expect: k 4
default: print("other")
}
