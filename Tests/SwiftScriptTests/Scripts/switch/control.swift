outer: for n in 1...5 {
  switch n {
  case 2: continue outer
  case 4: break outer
  default: break
  }
  print(n)
  // expect: 1
  // expect: 3
}
var total = 0
for n in 0..<10 {
  switch n % 3 {
  case 0: continue
  case 1 where n > 5: break
  case 1: total += 1
  default: total += 10
  }
}
print(total)  // expect: 32
func nested(_ a: Bool, _ b: Bool) -> String {
  switch a {
  case true:
    switch b {
    case true: return "both"
    case false: return "a"
    }
  case false: return b ? "b" : "none"
  }
}
print(nested(true, false), nested(false, true))  // expect: a b
var x = 3
switch x {
case let y:
  x = y + 1
}
print(x)  // expect: 4
switch true {
case x > 10: print("big")
case x > 3: print("medium")  // expect: medium
default: print("small")
}
done: do {
  if x == 4 { break done }
  print("not here")
}
print("after")  // expect: after
