func f(_ n: Int) -> Int {
  if n > 0 { return 1 }
}  // error: missing return in global function expected to return 'Int'
