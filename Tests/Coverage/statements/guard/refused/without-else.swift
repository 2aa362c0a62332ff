func f(_ n: Int?) {
  guard let n  // error: expected 'else' after 'guard' condition
  print(n)
}
