for n in 1...5 {
  if n == 2 { continue }
  if n == 4 { break }
  print(n)
}
// expect: 1
// expect: 3
switch 3 {
case 3:
  if Bool(true) { break }
  print("never")
default: break
}
for n in [1, 2, 3] {
  switch n {
  case 2: continue
  default: print("in switch", n)
  }
  print("after switch", n)
}
// expect: in switch 1
// expect: after switch 1
// expect: in switch 3
// expect: after switch 3
var n = 0
while true {
  defer { print("deferred", n) }
  n += 1
  if n == 1 { continue }
  break
}
// expect: deferred 1
// expect: deferred 2
