func f(_ flag: Bool) {
  let n: Int
  if flag { n = 1 }
  print(n)  // error: constant 'n' used before being initialized
}
