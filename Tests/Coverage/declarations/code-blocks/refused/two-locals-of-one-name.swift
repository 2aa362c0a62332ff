func f() {
  let a = 1
  let a = 2  // error: invalid redeclaration of 'a'
  print(a)
}
