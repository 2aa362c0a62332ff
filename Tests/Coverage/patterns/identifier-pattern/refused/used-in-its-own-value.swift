func f() {
  let n = n + 1  // error: use of local variable 'n' before its declaration
}
