func f() {
  var n: Int
  n += 1  // error: variable 'n' passed by reference before being initialized
}
