func f() -> Int {
  let b = a  // error: use of local variable 'a' before its declaration
  let a = 1
  return b
}
