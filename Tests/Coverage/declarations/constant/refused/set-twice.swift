func f() {
  let n: Int
  n = 1
  n = 2  // error: immutable value 'n' may only be initialized once
  print(n)
}
